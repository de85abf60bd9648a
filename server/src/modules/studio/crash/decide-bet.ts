import type { Tx } from '#kernel/database.ts'
import { notifySoon } from '#kernel/notifications.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import type { BetBook } from '../../betting/betting.ts'
import { payoutAt } from './rules.ts'
import type { BetRow } from './store.ts'

export const GAME = 'CRASH'

/** A bet cashes out here and is paid. */
export function left(book: BetBook, bet: BetRow, hundredths: number, now: Date): BetRow {
  const payout = payoutAt(hundredths, bet)
  const { balanceAfter } = must(book.settle(bet.id, { payout, status: payout > 0n ? 'won' : 'lost' }))
  return { ...bet, state: 'left', cashedOutAt: hundredths, payout, balance: balanceAfter, decidedAt: now }
}

/** A bet had not cashed out when the round crashed. */
export function lost(book: BetBook, bet: BetRow, now: Date): BetRow {
  const { balanceAfter } = must(book.settle(bet.id, { payout: 0n, status: 'lost' }))
  return { ...bet, state: 'lost', balance: balanceAfter, decidedAt: now }
}

/** Pages that show the crash table read it again. */
export const notifyTable = (tx: Tx, brandId: number): void =>
  notifySoon(tx, [{ topic: 'crash_changed', brandId, keys: [GAME] }])

/** Pages of these members read their balances again. */
export const announceMembers = (tx: Tx, brandId: number, memberIds: readonly string[]): Promise<void> =>
  announce(tx, [
    { topic: 'balances_changed', brandId, keys: [...new Set(memberIds)] },
    { topic: 'rounds_settled', brandId, keys: [GAME] },
  ])
