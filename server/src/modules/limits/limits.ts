import type { Db, Tx } from '#kernel/database.ts'
import { type Period, PERIODS, periodsAt } from '#kernel/period.ts'
import type { Verdict } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { mayPart } from '#modules/standing/play/play.ts'
import { type PeriodRecord, lockStanding } from '#modules/standing/standing.ts'
import { setNow, type SetLimit } from './change.ts'
import { judgeDeposit, limitState } from './rules.ts'
import * as store from './store.ts'

export interface HouseLimit extends Omit<SetLimit, 'author' | 'standing'> {
  readonly memberId: string
  readonly reason: string
}

/** Set a limit of the house over a member; the stricter of it and the member's own holds, at once. */
export async function limitByHouse(tx: Tx, brand: Brand, { memberId, ...limit }: HouseLimit, now: Date): Promise<void> {
  const standing = await lockStanding(tx, memberId)
  await setNow(tx, brand, { ...limit, standing, author: 'house' }, now)
}

/** May this member pay in so much now? Others of theirs wait until this transaction ends; a yes is counted by `countDeposit`. */
export async function mayDeposit(
  tx: Tx,
  brand: Brand,
  { memberId, amount }: Pick<store.NewDeposit, 'memberId' | 'amount'>,
  now: Date,
): Promise<Verdict<undefined>> {
  const may = await mayGive(tx, memberId, now)
  if (!may.ok) return may

  const [day, week, month] = await depositLimits(tx, brand, memberId, now)
  if (!day || !week || !month) throw new Error('a period is missing')
  return judgeDeposit(amount, { day, week, month } satisfies PeriodRecord<typeof day>)
}

/** May this member give money to others now? What they choose for themselves meanwhile waits until this transaction ends. */
export const mayGive = async (tx: Tx, memberId: string, now: Date): Promise<Verdict<undefined>> =>
  mayPart(await lockStanding(tx, memberId), now)

/** What holds of a member's deposit limits in each period, and how much of it is used. */
async function depositLimits(db: Db, brand: Brand, memberId: string, now: Date) {
  const spans = periodsAt(now, brand.timeZone)
  const since = PERIODS.map((period) => spans[period].from)
  const changes = await store.findLimitChanges(db, memberId)
  const sums = await store.sumDeposits(db, memberId, since)
  return PERIODS.map((period, index) => ({
    period,
    holds: limitState(changes, 'deposit', period, now).holds,
    used: sums[index] ?? 0n,
    span: spans[period],
  }))
}

export interface DepositAllowance {
  readonly period: Period
  readonly holds: bigint
  readonly left: bigint
}

/** What a member's deposit limits leave now: the period that leaves the least; undefined without a limit. */
export async function depositRoom(
  db: Db,
  brand: Brand,
  memberId: string,
  now: Date,
): Promise<DepositAllowance | undefined> {
  const rooms = (await depositLimits(db, brand, memberId, now)).flatMap(({ period, holds, used }) =>
    holds === null ? [] : [{ period, holds, left: used < holds ? holds - used : 0n }],
  )
  return rooms.toSorted((one, other) => (one.left < other.left ? -1 : 1))[0]
}

/** Count a deposit against the limits; the same one again counts once. */
export const countDeposit = (tx: Tx, deposit: store.NewDeposit, now: Date) => store.insertDeposit(tx, deposit, now)

/** A deposit that came to nothing counts no longer. */
export const forgetDeposit = (tx: Tx, id: string) => store.deleteDeposit(tx, id)
