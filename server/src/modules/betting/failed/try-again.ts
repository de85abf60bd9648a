import { backOffMs } from '#kernel/back-off.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { inParts } from '#kernel/in-parts.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { warnRepeated } from '#kernel/repeated-warning.ts'
import { LockedBets } from '../book.ts'
import { TRIES } from './set-aside.ts'
import * as store from './store.ts'

const AT_ONCE = 100

/** Settle again what failed and is due: once each, however many try. */
export async function retrySettlements(deps: Deps): Promise<void> {
  for (let due = await store.findDue(deps.db, deps.now(), AT_ONCE); due.length > 0;) {
    for (const betId of due) await tryAgain(deps, betId, 'clock')
    due = due.length < AT_ONCE ? [] : await store.findDue(deps.db, deps.now(), AT_ONCE)
  }
}

/** Try one; whether it is over. What fails again is noted with its reason and waits for longer. */
export async function tryAgain(deps: Deps, betId: string, by: string): Promise<boolean> {
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
      const nextAt = new Date(now.getTime() + backOffMs(deps.random, row.attempts + 1, TRIES))
      await store.noteFailure(tx, betId, { reason, now, nextAt })
      warnRepeated(deps, { err: reason, bet: betId }, 'a bet could not be settled again')
    },
  })
  return isOver
}

export interface Ending {
  readonly by: string
  readonly now: Date
  /** Ends it by giving the stake back, whatever was due. */
  readonly as?: 'void'
  /** Of the transfer that two people make; else it follows from the bet. */
  readonly transferId?: string
}

/** Settle a locked one as it was to end, or give its stake back; one that has been decided meanwhile is only noted. */
export async function settle(tx: Tx, row: store.FailedRow, { by, now, as, transferId }: Ending): Promise<void> {
  const { betId, memberId, asset, brandId, gameCode, payout, turnover } = row
  const status = as ?? row.status
  const book = await LockedBets.open(tx, [{ betId, memberId, asset }], now)
  const before = book.bet(betId)
  if (!before) throw new Error(`bet ${betId} was set aside and is unknown`)
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
