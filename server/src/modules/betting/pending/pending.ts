import type { Tx } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Bet, Moment, NewBet, Round } from '../betting.ts'
import type { LockedBets } from '../book.ts'
import { decideBets, takeBets } from '../decide-bets.ts'

/**
 * Take bets of one brand that wait until somebody decides: as `placeBets`, but each stake is held under the bet's id. It counts in limits
 * as any other.
 */
export const holdBets = (
  tx: Tx,
  bets: readonly NewBet[],
  rounds: readonly Round[],
  moment: Moment,
): Promise<readonly Verdict<Bet>[]> => takeBets(tx, { bets, rounds, moment }, (book, bet) => book.hold(bet))

/** Accept pending bets: the held stakes move, and the bets are open. Again changes nothing; one that was refused is `bet_refused`. */
export const acceptBets = (tx: Tx, betIds: readonly string[], now: Date): Promise<readonly Verdict<Bet>[]> =>
  decideBets(tx, betIds.map(named), now, (book, { betId }) => accept(book, betId))

/** Refuse pending bets: the held stakes are free again. Again changes nothing; one that was accepted is `bet_accepted`. */
export const refuseBets = (tx: Tx, betIds: readonly string[], now: Date): Promise<readonly Verdict<Bet>[]> =>
  decideBets(tx, betIds.map(named), now, (book, { betId }) => refuse(book, betId))

const named = (betId: string) => ({ betId })

function accept(book: LockedBets, betId: string): Verdict<Bet> {
  const bet = book.bet(betId)
  if (!bet) return no('bet_not_open')
  if (bet.status === 'refused') return no('bet_refused')
  return yes(bet.status === 'pending' ? book.decide(bet, 'open') : bet)
}

function refuse(book: LockedBets, betId: string): Verdict<Bet> {
  const bet = book.bet(betId)
  if (!bet) return no('bet_not_open')
  if (bet.status === 'refused') return yes(bet)
  return bet.status === 'pending' ? yes(book.decide(bet, 'refused')) : no('bet_accepted')
}
