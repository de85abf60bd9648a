import type { Db, Tx } from '#kernel/database.ts'
import { type Day, dayOf, daysAfter } from '#kernel/day.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import * as store from './store.ts'

export interface Relative {
  readonly id: string
  readonly account: string
  readonly nickname: string
}

const TOP: readonly number[] = [1, 41]
const BELOW: readonly number[] = [2, 42]

/** Whether members of this type have a contract with the house itself. */
export const isTopAgent = (agentType: number): boolean => TOP.includes(agentType)

/** Whether members of this type may have others below them. */
export const isAgent = (agentType: number): boolean => isTopAgent(agentType) || BELOW.includes(agentType)

/** The one right above a member on a business day. */
export const uplineOf = (db: Db, memberId: string, day: Day): Promise<Relative | undefined> =>
  store.findUpline(db, memberId, day)

/** One of those right below a member on a business day, by account. */
export const downlineOf = (db: Db, memberId: string, account: string, day: Day): Promise<Relative | undefined> =>
  store.findDownline(db, memberId, account, day)

/** Those of these members who stand above or below a member on a business day, however far. */
export const relatedTo = async (
  db: Db,
  memberId: string,
  others: readonly string[],
  day: Day,
): Promise<ReadonlySet<string>> => new Set(await store.findRelated(db, memberId, others, day))

/** The day before, by the clock of Greenwich: in no time zone has the member's first business day begun earlier. */
const firstDay = (now: Date): Day => daysAfter(dayOf(now, 'UTC'), -1)

export interface Newcomer {
  readonly brandId: number
  readonly memberId: string
  readonly uplineId: string
}

/** A member who comes stands under whoever brought them. */
export async function placeNewcomer(tx: Tx, { brandId, memberId, uplineId }: Newcomer, now: Date): Promise<void> {
  const from = firstDay(now)
  await store.insertPlacement(tx, { memberId, uplineId, from })
  await ensureHead(tx, brandId, uplineId, from)
}

async function ensureHead(tx: Tx, brandId: number, memberId: string, from: Day): Promise<void> {
  if (await store.isHead(tx, memberId)) return
  await store.lockHierarchy(tx, brandId)
  await store.insertHead(tx, memberId, from)
}

export interface Move extends Newcomer {
  /** The first business day on which it holds: one that has not begun. */
  readonly from: Day
}

/** Let nobody change who stands below whom at these brands before the end, for whoever counts by it. */
export const holdHierarchies = (tx: Tx, brandIds: readonly number[]): Promise<void> =>
  store.holdHierarchies(tx, brandIds)

/** Hold a brand's hierarchy to the end, to change it: a day that is read afterwards has not been counted by anybody. */
export const lockHierarchy = (tx: Tx, brandId: number): Promise<void> => store.lockHierarchy(tx, brandId)

/** Whether a member may stand under an upline from a day on: not under themselves. Holds the brand's hierarchy to the end. */
export async function judgeMove(tx: Tx, { brandId, memberId, uplineId, from }: Move): Promise<Verdict<undefined>> {
  await store.lockHierarchy(tx, brandId)
  const circle = memberId === uplineId || (await store.isBelow(tx, memberId, uplineId, from))
  return circle ? no('would_be_a_circle') : yes(undefined)
}

/**
 * Let a member with everyone below stand under another upline from a day on, as `judgeMove` allowed; what was ordered before for that
 * day is replaced. Days before it stay as they were.
 */
export async function moveBranch(tx: Tx, move: Move, now: Date): Promise<void> {
  const { brandId, memberId, uplineId, from } = move
  await ensureHead(tx, brandId, uplineId, firstDay(now))
  await store.endPlacement(tx, memberId, from)
  await store.insertPlacement(tx, move)
  await store.endBranch(tx, memberId, from)
  await store.insertBranch(tx, move)
  await store.saveMove(tx, brandId, move, now)
}

/** How many members stand below one on a day, at any depth. */
export const countBelow = (db: Db, memberId: string, day: Day): Promise<number> => store.countBelow(db, memberId, day)
