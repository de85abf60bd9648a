import { register } from '@croupier/contract/identity.ts'
import { inTransaction } from '#kernel/database.ts'
import { markDemoPlayers, memberIdsOf } from '#modules/identity/identity.ts'
import { creditNewcomers } from '#modules/rewards/credit-newcomers.ts'
import { type Caller, makeCall, unlessRefused } from '../calls/caller.ts'
import { solveProofOfWork } from '../proof-of-work.ts'
import { ago, type CaseContext } from './case.ts'

/** The person of a case. */
export interface CasePerson {
  readonly account: string
  readonly nickname: string
  readonly name: string
  readonly birthday: string
  readonly idNumber: string
  readonly address: string
  /** Without the country's code. */
  readonly mobile: string
  readonly ip: string
  readonly userAgent: string
}

/** A password that is never used to log in. */
export const CASE_PASSWORD = 'MahabangGabi2026xyz'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1'

/** Somebody of whom a case is, by a number that nobody else has. */
export const person = (
  [account, name, birthday]: readonly [account: string, name: string, birthday: string],
  number: number,
  more: Partial<CasePerson> = {},
): CasePerson => ({
  account,
  nickname: name.split(' ')[0] ?? name,
  name,
  birthday,
  idNumber: `CRN-0111-44${71_800 + number}-3`,
  address: `${number + 3} ${STREETS[number % STREETS.length]}`,
  mobile: `918555${String(4200 + number)}`,
  ip: `49.145.${10 + number}.${20 + number * 3}`,
  userAgent: number % 2 === 0 ? ANDROID : IPHONE,
  ...more,
})

const STREETS = ['Mabini Street, Pasig', 'Rizal Avenue, Manila', 'Bonifacio Street, Cebu', 'Luna Street, Iloilo']
const SAME_PLACE = { ip: '175.176.24.118', userAgent: ANDROID }
const EXCLUDED = { name: 'Rogelio Pastor', birthday: '1986-05-09' } as const

/** Everybody of whom cases are, apart from all who play in the history. */
export const people = {
  rosa: person(['rosabelle7', 'Rosabelle Mendoza', '1994-03-12'], 1),
  jomarc: person(['jomarc88', 'Jomar Cabrera', '1988-11-30'], 2),
  tessie: person(['tessie24', 'Teresita Lim', '1979-08-21'], 3),
  dennis: person(['dennisr', 'Dennis Rosales', '1990-01-17'], 4),
  twin: person(['kuyabong1', 'Bonifacio Reyes', '1998-06-02'], 5, SAME_PLACE),
  otherTwin: person(['kuyabong2', 'Bernadette Reyes', '1999-10-25'], 6, SAME_PLACE),
  lorna: person(['lornav', 'Lorna Velasco', '1983-02-14'], 7),
  receiver: person(['gigi2000', 'Regina Santiago', '2000-04-18'], 8),
  payer: person(['arnelp', 'Arnel Policarpio', '1992-12-05'], 9),
  newcomer: person(['mayatorres', 'Maya Torres', '1997-07-07'], 10),
  abroad: person(['patricew', 'Patrice Wong', '1985-09-19'], 11),
  excluded: person(['rogerp86', EXCLUDED.name, EXCLUDED.birthday], 12),
  alike: person(['lakayroger', EXCLUDED.name, EXCLUDED.birthday], 13),
  debtor: person(['chitob', 'Chito Balagtas', '1981-03-03'], 14),
  winner: person(['vickyg', 'Victoria Gomez', '1976-10-10'], 15),
  puzzled: person(['ninongben', 'Benjamin Ortega', '1969-12-24'], 16),
  collector: person(['lolaberta', 'Roberta Magno', '1971-05-23'], 17),
} satisfies Readonly<Record<string, CasePerson>>

/** Register somebody so many minutes ago, once; whoever it is, at their device. */
export async function arrive(context: CaseContext, one: CasePerson, minutes: number): Promise<Caller> {
  const then = ago(context, minutes)
  const { id: brandId } = context.brand
  const visitor = { brandId, session: undefined, ip: one.ip, userAgent: one.userAgent }
  const body = { ...formOf(one), challenge: await solveProofOfWork(then) }
  await unlessRefused(['username_taken'], makeCall(then, visitor, register, { body }))
  const memberId = (await memberIdsOf(context.deps.db, brandId, [one.account])).get(one.account)
  if (memberId === undefined) throw new Error(`${one.account} has not registered`)
  await inTransaction(then.db, (tx) => markDemoPlayers(tx, [memberId]))
  // Listeners of the news run later; what follows needs the accounts now.
  await creditNewcomers(then, { brandId, keys: [memberId] })
  return { ...visitor, session: sessionOf(memberId, brandId, then.now()) }
}

/** Another member who uses the same device. */
export const inHandsOf = (caller: Caller, memberId: string, now: Date): Caller => ({
  ...caller,
  session: sessionOf(memberId, caller.brandId, now),
})

const PLAYER = 0

const sessionOf = (memberId: string, brandId: number, confirmedAt: Date) => ({
  id: memberId,
  brandId,
  memberId,
  agentType: PLAYER,
  confirmedAt,
  passwordDue: false,
  restrained: null,
  restrainedUntil: null,
})

const formOf = ({ account, nickname, name, birthday, idNumber, address, mobile }: CasePerson) => ({
  username: account,
  password: CASE_PASSWORD,
  confirmPassword: CASE_PASSWORD,
  agree: true as const,
  nickname,
  payeeName: name,
  birthday,
  idNumber,
  address,
  mobileNum: mobile,
})

/** The member's id of whoever calls. */
export function memberOf({ session }: Caller): string {
  if (session === undefined || !('memberId' in session)) throw new Error('this is no member')
  return session.memberId
}
