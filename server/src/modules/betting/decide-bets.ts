import type { Tx } from '#kernel/database.ts'
import type { Verdict } from '#kernel/refusal.ts'
import type { NewBet } from './betting.ts'
import { type BetRequest, LockedBets } from './book.ts'
import * as store from './store.ts'

/** What the book has to know of a bet before it is opened. */
export const requestOf = (bet: Pick<NewBet, 'id' | 'memberId' | 'asset'>): BetRequest => ({
  betId: bet.id,
  memberId: bet.memberId,
  asset: bet.asset,
})

/** Open the book over bets that are known only by id, and decide each. */
export async function decideBets<End extends { readonly betId: string }, T>(
  tx: Tx,
  ends: readonly End[],
  now: Date,
  decide: (book: LockedBets, end: End) => Verdict<T> | Promise<Verdict<T>>,
): Promise<readonly Verdict<T>[]> {
  // Whose bet it is never changes, so it may be read before the locks.
  const owners = await store.findOwners(
    tx,
    ends.map((end) => end.betId),
  )
  const book = await LockedBets.open(tx, owners.map(requestOf), now)
  const verdicts: Verdict<T>[] = []
  for (const end of ends) verdicts.push(await decide(book, end))
  await book.write([])
  return verdicts
}
