import type { Tx } from '#kernel/database.ts'
import * as store from './store.ts'

/** Set out lotteries of the platform. One that is there keeps what has been made of it. */
export const setOutLotteries = async (tx: Tx, lotteries: readonly store.NewLottery[]): Promise<void> => {
  await store.insertLotteries(tx, lotteries)
}

/** A member has a rebate point of their own, in tenths of a per cent from 0 to 80. */
export const setRebatePoint = async (tx: Tx, memberId: string, tenths: number): Promise<void> => {
  await store.saveRebatePoint(tx, memberId, tenths)
}
