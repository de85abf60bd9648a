import type { Tx } from '#kernel/database.ts'
import type { Verdict } from '#kernel/refusal.ts'
import type { NewBet } from './betting.ts'
import { type Asked, LockedBets } from './book.ts'
import * as store from './store.ts'

/** Whose account a bet needs. */
export const askOf = (bet: Pick<NewBet, 'id' | 'memberId' | 'asset'>): Asked => ({
  betId: bet.id,
  memberId: bet.memberId,
  asset: bet.asset,
})

/** Open the book over bets that are known only by id, and decide each. */
export async function change<End extends { readonly betId: string }, T>(
  tx: Tx,
  ends: readonly End[],
  now: Date,
  decide: (book: LockedBets, end: End) => Verdict<T> | Promise<Verdict<T>>,
): Promise<readonly Verdict<T>[]> {
  // Whose bet it is never changes, so it may be read before the locks.
  const bets = await store.findBets(
    tx,
    ends.map((end) => end.betId),
  )
  const book = await LockedBets.open(tx, [...bets.values()].map(askOf), now)
  const verdicts: Verdict<T>[] = []
  for (const end of ends) verdicts.push(await decide(book, end))
  await book.write([])
  return verdicts
}
