import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/tables.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { AnswerRow, BetRow, SeatRow } from './bets/store.ts'

export type Mine = ReplyOf<typeof contract.placeTableBets>

/** A bet as its member sees it: what was taken for it. */
export const ownBet = (bet: BetRow): Mine['bets'][number] => ({
  betId: bet.id,
  clickId: bet.clickId,
  spot: bet.spot,
  stake: amountText(bet.stake, bet.decimals),
  state: bet.state,
  payout: amountText(bet.payout, bet.decimals),
})

/** What one member has in a round. */
export const mineOf = (
  bets: readonly BetRow[],
  answers: readonly AnswerRow[],
  seats: readonly SeatRow[],
): Pick<Mine, 'bets' | 'answers' | 'seats'> => ({
  bets: bets.map(ownBet),
  answers: answers.map(({ kind, seat, option, place }) => ({ kind, seat: seat === 0 ? null : seat, option, place })),
  seats: seats.map(({ seat }) => seat),
})
