/** A demo account; everything else about it follows from its brand. */
export interface DemoMember {
  readonly account: string
  readonly nickname: string
  readonly agentType: number
  /** The account of its upline. */
  readonly upline: string | null
  readonly rankLevel: number
  readonly clubLabel: string
  readonly avatar: string
  /** Has the brand's default password, which forces a change. */
  readonly fresh: boolean
  /** Rebates of its own: of lotteries in tenths of a per cent, of everything else in hundredths. */
  readonly rebates?: { readonly lottery: number; readonly casino: number }
}

const PLAYER: Omit<DemoMember, 'account' | 'nickname' | 'avatar'> = {
  agentType: 0,
  upline: null,
  rankLevel: 1,
  clubLabel: 'Bronze',
  fresh: false,
}

const AVATARS = [
  'fox',
  'panda',
  'tiger',
  'owl',
  'koala',
  'lion',
  'rabbit',
  'wolf',
  'octopus',
  'frog',
  'unicorn',
  'dragon',
] as const
const avatarOf = (index: number) => AVATARS[index % AVATARS.length] ?? 'fox'

const NICKNAMES = [
  'Juan',
  'Maria',
  'Paolo',
  'Liza',
  'Ramon',
  'Bea',
  'Carlo',
  'Nina',
  'Miguel',
  'Tess',
  'Minh',
  'Lan',
  'Huy',
  'Mai',
  'Tuấn',
  'Hoa',
  'Khoa',
  'Vy',
  'Long',
  'Thảo',
] as const

const two = (number: number) => String(number).padStart(2, '0')

const playersOf = (prefix: string, count: number, from: number): DemoMember[] =>
  Array.from({ length: count }, (_, index) => ({
    ...PLAYER,
    account: `${prefix}${two(index + 1)}`,
    nickname: NICKNAMES[(from + index) % NICKNAMES.length] ?? prefix,
    avatar: avatarOf(from + index),
  }))

const FIRST_BELOW_AGENT = 10

/** Below whom each agent stands, uplines before those below them; below one another they are five deep. */
const HIERARCHY = {
  agent01: null,
  agent02: 'agent01',
  agent03: 'agent02',
  agent04: 'agent03',
  agent05: 'agent04',
  agent06: 'agent02',
  agent07: 'agent03',
  agent08: 'agent04',
  agent09: 'agent01',
  agent10: 'agent05',
  agent11: 'agent01',
  agent12: 'agent09',
  agent13: 'agent11',
  agent14: 'agent06',
  agent15: 'agent07',
  agent16: 'agent12',
  agent17: 'agent13',
  agent18: 'agent02',
  agent19: 'agent11',
  agent21: null,
} as const satisfies Readonly<Record<string, string | null>>

const NUMBERS = [
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
  'Twenty',
  'Twenty-One',
] as const

const TOP_AGENT = 1
const AGENT = 2

/** How far below the house an agent stands: each step has a little less to give on. */
const depthOf = (account: string): number => {
  const upline = Object.entries<string | null>(HIERARCHY).find(([name]) => name === account)?.[1]
  return upline ? depthOf(upline) + 1 : 0
}

const agents: readonly DemoMember[] = Object.entries(HIERARCHY).map(([account, upline], index) => ({
  ...PLAYER,
  account,
  nickname: `Agent ${NUMBERS[Number(account.slice(-2)) - 1]}`,
  agentType: upline === null ? TOP_AGENT : AGENT,
  upline,
  avatar: avatarOf(index + 5),
  rebates: { lottery: 80 - 10 * depthOf(account), casino: 50 - 10 * depthOf(account) },
}))

/** Accounts by merchant, uplines before those below them. */
export const demoMembers: Readonly<Record<string, readonly DemoMember[]>> = {
  LUCKY: [
    ...agents,
    ...playersOf('member', 20, 0).map((member, index) =>
      index < FIRST_BELOW_AGENT ? member : { ...member, upline: 'agent03', rebates: { lottery: 50, casino: 20 } },
    ),
    { ...PLAYER, account: 'vip01', nickname: 'Reyna', rankLevel: 5, clubLabel: 'Sapphire', avatar: 'unicorn' },
    ...playersOf('fresh', 3, 0).map((member) => ({
      ...member,
      nickname: 'Newcomer',
      rankLevel: 0,
      avatar: 'frog',
      fresh: true,
    })),
  ],
  SAMPA: playersOf('sampa', 5, 10),
  SEN: playersOf('sen', 5, 10),
}

export const DEMO_PASSWORD = 'Demo2026pass'
const UNITS = 10_000n

/** What a demo member starts with, in stored units: it covers the smallest deposit and withdrawal of its brand several times. */
export const openingBalanceOf = (currency: string): bigint => (currency === 'VND' ? 5_000_000n : 10_000n) * UNITS

/** Demo members who have proved a number and an e-mail, so that codes reach them; their messages lie in the outbox. */
export const memberContacts: Readonly<Record<string, readonly MemberContact[]>> = {
  LUCKY: [{ account: 'member19', mobile: '+639175550119', email: 'member19@lucky.example' }],
  SAMPA: [{ account: 'sampa05', mobile: '+84901234505', email: 'sampa05@sampa.example' }],
  SEN: [{ account: 'sen05', mobile: '+84901234605', email: 'sen05@sen.example' }],
}

export interface MemberContact {
  readonly account: string
  readonly mobile: string
  readonly email: string
}

/** Codes by which demo people bring others. */
export const invitations: Readonly<Record<string, readonly Invitation[]>> = {
  LUCKY: [
    ...agents.map(({ account }): Invitation => ({ code: account.toUpperCase(), account, kind: 'affiliate' })),
    { code: 'FRIEND01', account: 'member01', kind: 'referral' },
  ],
}

export interface Invitation {
  readonly code: string
  readonly account: string
  readonly kind: 'affiliate' | 'referral'
}

/** A link by which a demo agent brings others. */
export interface DemoLink {
  readonly account: string
  readonly name: string
  readonly code: string
  readonly agentType: 0 | 2
  readonly rebates: { readonly lottery: number; readonly casino: number }
  readonly quota: number | null
  readonly endsOn: string | null
}

const LINK = { account: 'agent01', agentType: 0, quota: null, endsOn: null } as const

/** Oldest first. */
export const demoLinks: Readonly<Record<string, readonly DemoLink[]>> = {
  LUCKY: [
    { ...LINK, name: 'Friends', code: 'K9D5VL', rebates: { lottery: 50, casino: 20 } },
    { ...LINK, name: 'Lottery corner', code: 'H6P3ZB', rebates: { lottery: 70, casino: 10 }, endsOn: '2027-03-31' },
    { ...LINK, name: 'Agents, north', code: 'R2C8WN', agentType: 2, rebates: { lottery: 60, casino: 30 } },
    { ...LINK, name: 'Bay League fans', code: 'M4T9XE', rebates: { lottery: 40, casino: 20 }, endsOn: '2026-11-30' },
    {
      ...LINK,
      name: 'Weekend group',
      code: 'A7K2QD',
      rebates: { lottery: 50, casino: 20 },
      quota: 200,
      endsOn: '2026-12-31',
    },
  ],
}
