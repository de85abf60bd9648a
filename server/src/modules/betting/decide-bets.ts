import type { Tx } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { type Bet, type Moment, type NewBet, type Round, sameBet } from './betting.ts'
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

/** Bets that are asked for together, and the rounds that begin with them. */
export interface BetOrder {
  readonly bets: readonly NewBet[]
  readonly rounds: readonly Round[]
  readonly moment: Moment
}

/** Open the book over bets of one brand that are asked for, and take each that is new to it. */
export async function takeBets(
  tx: Tx,
  { bets, rounds, moment }: BetOrder,
  take: (book: LockedBets, bet: NewBet) => Verdict<Bet>,
): Promise<readonly Verdict<Bet>[]> {
  const { now, rules } = moment
  const requests = bets.map((bet) => ({ ...requestOf(bet), rules }))
  const book = await LockedBets.open(tx, requests, now)
  const verdicts = bets.map((bet) => {
    const before = book.bet(bet.id)
    if (before) return sameBet(before, bet) ? yes(before) : no('id_reused')
    return take(book, bet)
  })
  // A round that nobody could bet on is none, and nor is a slip that was refused.
  const taken = new Set(bets.flatMap(({ roundId }, at) => (verdicts[at]?.ok ? roundId : [])))
  await book.write(rounds.filter(({ id }) => taken.has(id)))
  return verdicts
}
