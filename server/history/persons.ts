import { type Dice, diceOf } from './dice.ts'
import { type Habits, habitsOf } from './habits.ts'

/** An invented member of a demo brand, without any real person's details. */
export interface Person {
  readonly merchant: Merchant
  /** What they choose to be called where they may; elsewhere the house makes the name that they log in by. */
  readonly account: string
  readonly nickname: string
  /** As the bank knows them. */
  readonly name: string
  /** As it is dialled at home. */
  readonly mobile: string
  readonly email: string
  readonly birthday: string
  /** Where they are: the address at home first. */
  readonly addresses: readonly string[]
  /** What they browse with, the one used most first. */
  readonly devices: readonly string[]
  /** The code of the agent who brought them, if one did. */
  readonly broughtBy: string | null
  /** The day of the history on which they register, the first is 0. */
  readonly joins: number
  readonly habits: Habits
}

export const MERCHANTS = ['LUCKY', 'SAMPA'] as const
export type Merchant = (typeof MERCHANTS)[number]

/** How one registers at each brand: by a name that one chooses, or by a number that a code proves. */
export const DOORS = {
  LUCKY: { isNamed: true, dialing: '+63' },
  SAMPA: { isNamed: false, dialing: '+84' },
} as const satisfies Record<Merchant, object>

/** Passwords of the history's members, which differ from the published demo password: nobody logs in as them. */
export const PERSON_PASSWORD = 'Mabuhay2026xinchao'

/** Six digits, as the brands ask for. */
export const PERSON_PAYMENT_PASSWORD = '204060'

interface Names {
  readonly first: readonly string[]
  readonly last: readonly string[]
}

const listed = (names: string): readonly string[] => names.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '))

const FILIPINO: Names = {
  first: listed(`
    Andres, Angelica, Arnel, Bianca, Benjie, Camille, Cesar, Cherry, Danilo, Divina, Edgar, Elena, Ferdie, Faith,
    Gilbert, Grace, Hector, Hazel, Isagani, Imelda, Jericho, Jasmine, Kiko, Kristine, Leandro, Lourdes, Marvin,
    Maricel, Nestor, Norma, Oscar, Olivia, Patrick, Pilar, Renato, Rosalie, Sonny, Sheila, Teodoro, Trisha,
    Ulysses, Vangie, Victor, Wilma, Winston, Yolanda, Zaldy, Zenaida, Alvin, Aileen, Boyet, Corazon, Dindo,
    Erlinda, Froilan, Gemma, Homer, Ivy, Jomar, Liezel`),
  last: listed(`
    Aquino, Bautista, Castillo, Domingo, Espiritu, Fernandez, Gatdula, Hilario, Ilagan, Jacinto, Katigbak, Lacson,
    Magsaysay, Navarro, Ocampo, Pangilinan, Quiambao, Ramos, Salonga, Tolentino, Umali, Valdez, Yambao, Zamora,
    Manalo, Panganiban, Soriano, Villanueva`),
}

const VIETNAMESE: Names = {
  first: listed(`
    Anh Tuấn, Bảo Ngọc, Chí Kiên, Diễm My, Đức Thịnh, Gia Hân, Hải Đăng, Hồng Nhung, Khánh Linh, Kim Ngân, Minh
    Quân, Mỹ Duyên, Nhật Nam, Phương Uyên, Quang Huy, Quỳnh Như, Thanh Tùng, Thùy Trang, Trung Hiếu, Yến Nhi`),
  last: listed(`
    Nguyễn, Trần, Lê, Phạm, Huỳnh, Hoàng, Phan, Vũ, Đặng, Bùi, Đỗ`),
}

/** Of each brand's country: how many there are, what they are called, how they are reached, and networks that their providers have. */
const COUNTRIES = {
  LUCKY: {
    count: 60,
    names: FILIPINO,
    nameOf: (first: string, last: string) => `${first} ${last}`,
    mobile: '9175551',
    networks: ['49.144', '112.198', '175.176', '120.28'],
  },
  SAMPA: {
    count: 20,
    names: VIETNAMESE,
    nameOf: (first: string, last: string) => `${last} ${first}`,
    mobile: '901555',
    networks: ['14.161', '113.160', '171.224', '42.112'],
  },
} as const

const DEVICES = [
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; CPH2471) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
] as const

function personOf(merchant: Merchant, index: number): Person {
  const { names, nameOf, mobile, networks } = COUNTRIES[merchant]
  const dice = diceOf(`person ${merchant} ${index}`)
  const first = names.first[index % names.first.length] ?? ''
  const last = dice.oneOf(names.last)
  const habits = habitsOf(merchant, dice)
  const account = `${plain(first)}${dice.between(10, 99)}`
  return {
    merchant,
    account,
    nickname: first,
    name: plainName(nameOf(first, last)),
    mobile: `${mobile}${100 + index}`,
    email: `${account}@mail.example`,
    birthday: `${dice.between(1966, 2003)}-${two(dice.between(1, 12))}-${two(dice.between(1, 28))}`,
    addresses: addressesOf(networks, dice),
    devices: [dice.oneOf(DEVICES), dice.oneOf(DEVICES)],
    broughtBy: merchant === 'LUCKY' ? agentOf(account) : null,
    // Half of them are there from the first week; the others come one by one.
    joins: dice.happens(50) ? dice.below(7) : dice.between(7, 100),
    habits,
  }
}

/** Who of the demo agents brings others, some more than once; nobody brings every fifth. */
const AGENTS = listed(`
  AGENT01, AGENT02, AGENT03, AGENT03, AGENT04, AGENT05, AGENT06, AGENT07, AGENT07, AGENT08, AGENT09, AGENT10, AGENT10, AGENT11,
  AGENT12, AGENT13, AGENT14, AGENT16, AGENT17, AGENT18, AGENT19, AGENT21`)

function agentOf(account: string): string | null {
  const dice = diceOf(`brought ${account}`)
  return dice.happens(80) ? dice.oneOf(AGENTS) : null
}

const addressesOf = (networks: readonly string[], dice: Dice): readonly string[] =>
  Array.from({ length: 2 }, () => `${dice.oneOf(networks)}.${dice.between(1, 254)}.${dice.between(1, 254)}`)

const two = (number: number) => String(number).padStart(2, '0')

/** As a keyboard without accents writes it. */
const plainName = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')

const plain = (text: string) =>
  plainName(text)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

/** Everybody, in an order that stays. */
export const persons: readonly Person[] = MERCHANTS.flatMap((merchant) =>
  Array.from({ length: COUNTRIES[merchant].count }, (_, index) => personOf(merchant, index)),
)

/** So many of each brand, the last ones, have come the day before: some of them sit at live tables, others fly. */
const COUNTS = { LUCKY: { tables: 5, crash: 3 }, SAMPA: { tables: 2, crash: 2 } } as const

const newcomersOf = (merchant: Merchant): readonly Person[] => {
  const { tables, crash } = COUNTS[merchant]
  return persons.filter((person) => person.merchant === merchant).slice(-(tables + crash))
}

export const newcomers = {
  tables: MERCHANTS.flatMap((merchant) => newcomersOf(merchant).slice(0, COUNTS[merchant].tables)),
  crash: MERCHANTS.flatMap((merchant) => newcomersOf(merchant).slice(COUNTS[merchant].tables)),
} as const

/** All others, whose past is written day by day. */
export const regulars: readonly Person[] = persons.filter(
  (person) => !newcomers.tables.includes(person) && !newcomers.crash.includes(person),
)
