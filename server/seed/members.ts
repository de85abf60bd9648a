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
  /** A rebate point of the lotteries of its own, in tenths of a per cent; without one it has the brand's. */
  readonly rebateTenths?: number
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

/** Accounts by merchant, uplines before those below them. */
export const demoMembers: Readonly<Record<string, readonly DemoMember[]>> = {
  LUCKY: [
    { ...PLAYER, account: 'agent01', nickname: 'Agent One', agentType: 1, avatar: 'lion' },
    { ...PLAYER, account: 'agent02', nickname: 'Agent Two', agentType: 2, upline: 'agent01', avatar: 'tiger' },
    { ...PLAYER, account: 'agent03', nickname: 'Agent Three', agentType: 2, upline: 'agent02', avatar: 'wolf' },
    ...playersOf('member', 20, 0).map((member, index) =>
      index < FIRST_BELOW_AGENT ? member : { ...member, upline: 'agent03', rebateTenths: 50 },
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
    { code: 'AGENT03', account: 'agent03', kind: 'affiliate' },
    { code: 'FRIEND01', account: 'member01', kind: 'referral' },
  ],
}

export interface Invitation {
  readonly code: string
  readonly account: string
  readonly kind: 'affiliate' | 'referral'
}
