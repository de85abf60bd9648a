import type { Db, Tx } from '#kernel/database.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { pointOf } from './rules.ts'
import * as store from './store.ts'

/** Set out lotteries of the platform. One that is there keeps what has been made of it. */
export const setOutLotteries = async (tx: Tx, lotteries: readonly store.NewLottery[]): Promise<void> => {
  await store.insertLotteries(tx, lotteries)
}

/** A member has a rebate point of their own, in tenths of a per cent from 0 to 80. */
export const setRebatePoint = async (tx: Tx, memberId: string, tenths: number): Promise<void> => {
  await store.saveRebatePoint(tx, memberId, tenths)
}

export interface RebatePoint {
  /** Of a per cent. */
  readonly tenths: number
  /** Whether it is the member's own, and not the brand's. */
  readonly isOwn: boolean
}

/** The rebate points that hold for these members: their own, or the brand's. */
export async function rebatePointsOf(
  db: Db,
  { settings }: Pick<Brand, 'settings'>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, RebatePoint>> {
  const own = await store.findRebatePoints(db, memberIds)
  return new Map(memberIds.map((id) => [id, { tenths: pointOf(settings, own.get(id)), isOwn: own.has(id) }]))
}
