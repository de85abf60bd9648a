import { createHmac } from 'node:crypto'

const FILIPINO = [
  'Amihan',
  'Andoy',
  'Bayani',
  'Belen',
  'Benjie',
  'Carmela',
  'Cesar',
  'Chona',
  'Dado',
  'Dalisay',
  'Danilo',
  'Dolly',
  'Ernesto',
  'Fely',
  'Ferdie',
  'Gino',
  'Gloria',
  'Hilda',
  'Imelda',
  'Inday',
  'Isko',
  'Jasmin',
  'Jericho',
  'Jomar',
  'Joy',
  'Kiko',
  'Ligaya',
  'Lito',
  'Luningning',
  'Luz',
  'Makisig',
  'Malaya',
  'Marites',
  'Mayumi',
  'Mutya',
  'Nestor',
  'Nonoy',
  'Noli',
  'Nova',
  'Oscar',
  'Pilar',
  'Pepe',
  'Quintin',
  'Ramil',
  'Ricky',
  'Rowena',
  'Rommel',
  'Sampaguita',
  'Selya',
  'Tala',
  'Teodoro',
  'Tonying',
  'Undo',
  'Vilma',
  'Weng',
  'Yolly',
  'Zeny',
  'Diwata',
  'Hiraya',
  'Alon',
] as const

const VIETNAMESE = [
  'An',
  'Bình',
  'Châu',
  'Chi',
  'Cường',
  'Diệp',
  'Dung',
  'Duy',
  'Đào',
  'Đạt',
  'Giang',
  'Hà',
  'Hải',
  'Hạnh',
  'Hiếu',
  'Hoa',
  'Hoàng',
  'Hồng',
  'Huệ',
  'Hùng',
  'Hương',
  'Khánh',
  'Khôi',
  'Kiên',
  'Lan',
  'Linh',
  'Loan',
  'Long',
  'Mai',
  'Minh',
  'My',
  'Nam',
  'Nga',
  'Ngân',
  'Ngọc',
  'Nhi',
  'Nhung',
  'Oanh',
  'Phong',
  'Phúc',
  'Phương',
  'Quân',
  'Quang',
  'Quỳnh',
  'Sơn',
  'Tâm',
  'Thảo',
  'Thắng',
  'Thanh',
  'Thu',
  'Thủy',
  'Tiến',
  'Trang',
  'Trung',
  'Tú',
  'Tuấn',
  'Tuyết',
  'Vân',
  'Việt',
  'Yến',
] as const

/** What people at a brand are called; the first names of the archipelago where nothing else is said. */
const NAMES: Readonly<Record<string, { readonly nicknames: readonly string[]; readonly families: readonly string[] }>> =
  {
    SEN: {
      nicknames: VIETNAMESE,
      families: ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Phan', 'Vũ', 'Đặng', 'Bùi', 'Đỗ'],
    },
  }
const USUAL = {
  nicknames: FILIPINO,
  families: ['Reyes', 'Santos', 'Cruz', 'Bautista', 'Ocampo', 'Garcia', 'Mendoza', 'Torres'],
}

export interface Credentials {
  readonly account: string
  readonly nickname: string
  readonly password: string
  /** Six digits. */
  readonly paymentPassword: string
  /** In the name of which they are paid. */
  readonly fullName: string
  readonly email: string
  /** As many as any bank asks for. */
  readonly payoutDigits: string
}

/** Who is meant. */
export interface PlayerName {
  readonly secret: string
  readonly merchant: string
  readonly number: number
  readonly tries: number
}

const ACCOUNT_MAX = 15

/** A name as accounts are written: letters without their marks. */
const plain = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()

/**
 * Who a player is, drawn from the secret of this installation: nobody can guess the password, and another try has another name,
 * where somebody else is called so already.
 */
export function credentialsOf({ secret, merchant, number, tries }: PlayerName): Credentials {
  const drawn = (purpose: string) => createHmac('sha256', secret).update(`${purpose}/${number}/${tries}`).digest()
  const { nicknames, families } = NAMES[merchant] ?? USUAL
  const nickname = nicknames[number % nicknames.length] ?? 'Tala'
  const digits = String(drawn('name').readUInt32BE() % 10_000).padStart(4, '0')
  const account = `${plain(nickname).slice(0, ACCOUNT_MAX - digits.length)}${digits}`
  const family = families[drawn('family').readUInt32BE() % families.length] ?? 'Reyes'
  return {
    account,
    nickname,
    password: drawn('password').toString('base64url').slice(0, 32),
    paymentPassword: String(drawn('payment').readUInt32BE() % 1_000_000).padStart(6, '0'),
    fullName: merchant === 'SEN' ? `${family} ${nickname}` : `${nickname} ${family}`,
    email: `${account}@players.example`,
    payoutDigits: [...drawn('payout').subarray(0, 20)].map((byte) => byte % 10).join(''),
  }
}
