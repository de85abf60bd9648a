import { backOffMs } from '#kernel/back-off.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { inParts } from '#kernel/in-parts.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { warnRepeated } from '#kernel/repeated-warning.ts'
import { LockedBets } from '../book.ts'
import * as store from './store.ts'

/** A settlement that fails is tried again within a minute at first, then within an hour at most. */
export const RETRY_DELAYS = { firstMs: 60_000, mostMs: 3_600_000 } as const

const AT_ONCE = 100

/** Retry the failed settlements that are due: once each, however many try. */
export async function retrySettlements(deps: Deps): Promise<void> {
  for (let due = await store.findDue(deps.db, deps.now(), AT_ONCE); due.length > 0;) {
    for (const betId of due) await retryBet(deps, betId, 'clock')
    due = due.length < AT_ONCE ? [] : await store.findDue(deps.db, deps.now(), AT_ONCE)
  }
}

/** Retry one; whether it is over. What fails again is recorded with its reason and waits for longer. */
export async function retryBet(deps: Deps, betId: string, by: string): Promise<boolean> {
  let isOver = true
  await inParts(deps.db, [betId], {
    work: async (tx) => {
      const row = await store.lockFailed(tx, betId)
      if (row?.state === 'waiting') await settle(tx, row, { by, now: deps.now() })
    },
    setAside: async (tx, _, reason) => {
      isOver = false
      const row = await store.lockFailed(tx, betId)
      if (row?.state !== 'waiting') return
      const now = deps.now()
      const nextAt = new Date(now.getTime() + backOffMs(deps.random, row.attempts + 1, RETRY_DELAYS))
      await store.recordFailure(tx, betId, { reason, now, nextAt })
      warnRepeated(deps, { err: reason, bet: betId }, 'a bet could not be settled again')
    },
  })
  return isOver
}

export interface SettlementEnd {
  readonly by: string
  readonly now: Date
  /** Ends it by returning the stake, whatever was due. */
  readonly as?: 'void'
  /** Of the transfer that two people make; else it follows from the bet. */
  readonly transferId?: string
}

/** Settle a locked one as it was to end, or return its stake; of one that has been decided meanwhile only that is recorded. */
export async function settle(tx: Tx, row: store.FailedRow, { by, now, as, transferId }: SettlementEnd): Promise<void> {
  const { betId, memberId, asset, brandId, gameCode, payout, turnover } = row
  const status = as ?? row.status
  const book = await LockedBets.open(tx, [{ betId, memberId, asset }], now)
  const before = book.bet(betId)
  if (!before) throw new Error(`bet ${betId} failed to be settled and is unknown`)
  if (before.status === 'open') {
    const own = transferId === undefined ? {} : { id: transferId }
    const terms = { ...own, payout, status, ...(turnover !== null && { turnover }) }
    must(status === 'void' ? book.cancel(betId, transferId) : book.settle(betId, terms))
    await book.write([])
  }
  const after = book.bet(betId)?.status
  await store.endFailed(tx, betId, { state: after === 'void' ? 'void' : 'settled', by, now })
  await announce(tx, [
    { topic: 'settlements_ended', brandId, keys: [betId] },
    { topic: 'balances_changed', brandId, keys: [memberId] },
    { topic: 'rounds_settled', brandId, keys: [gameCode] },
  ])
}
