import { createHmac } from 'node:crypto'

const NICKNAMES = [
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

export interface Credentials {
  readonly account: string
  readonly nickname: string
  readonly password: string
  /** Six digits. */
  readonly paymentPassword: string
}

const ACCOUNT_MAX = 15

/**
 * Who a player is, drawn from the secret of this installation: nobody can guess the password, and another try has another name,
 * where somebody else is called so already.
 */
export function credentialsOf(secret: string, number: number, tries: number): Credentials {
  const drawn = (purpose: string) => createHmac('sha256', secret).update(`${purpose}/${number}/${tries}`).digest()
  const nickname = NICKNAMES[number % NICKNAMES.length] ?? 'Tala'
  const digits = String(drawn('name').readUInt32BE() % 10_000).padStart(4, '0')
  return {
    account: `${nickname.toLowerCase().slice(0, ACCOUNT_MAX - digits.length)}${digits}`,
    nickname,
    password: drawn('password').toString('base64url').slice(0, 32),
    paymentPassword: String(drawn('payment').readUInt32BE() % 1_000_000).padStart(6, '0'),
  }
}
