import { derivedId, houseAccount } from '../../wallet/wallet.ts'
import type { Bet, NewBet } from '../betting.ts'
import { gameAccount } from '../bet-transfers.ts'
import type { LockedBets } from '../book.ts'
import { type SettledStatus, UNSETTLED, validTurnover } from '../rules.ts'

/** How a bet ended at its vendor, and what its member had there then. */
export interface PlayedBet {
  readonly payout: bigint
  readonly status: SettledStatus
  readonly balance: bigint
  readonly at: Date
}

/** A bet that was played with money at its vendor: stake and payout move on the house's side alone, and nothing is judged. */
export function recordBet(book: LockedBets, bet: NewBet, { payout, status, balance, at }: PlayedBet): void {
  book.mustBeUnwritten(bet.id)
  const [there, game] = [houseAccount(bet.brandId, `vendor:${bet.vendor}`, bet.asset), gameAccount(bet)]
  const own = { journal: bet.id, cause: bet.roundId }
  book.move({ ...own, id: bet.id, kind: 'stake', debit: there, credit: game, amount: bet.stake })
  const id = derivedId(bet.id, 'payout')
  if (payout > 0n) book.move({ ...own, id, kind: 'payout', debit: game, credit: there, amount: payout })
  const recorded: Bet = {
    ...bet,
    ...UNSETTLED,
    payout,
    status,
    validTurnover: validTurnover(bet.stake, status),
    placedAt: at,
    settledAt: at,
    balanceBefore: balance - payout + bet.stake,
    balanceAfter: balance,
  }
  book.add(recorded)
}
