import { accountOf, derivedId, houseAccount } from '../wallet/wallet.ts'
import type { Bet, NewBet } from './betting.ts'

/** By what a bet's member is paid. */
export type BetPayment = 'payout' | 'cash_out' | 'jackpot' | 'stake_returned' | 'adjustment'

/** Where the stakes of a game go and its payouts come from. */
export const gameAccount = (bet: Pick<Bet, 'brandId' | 'gameCode' | 'asset'>) =>
  houseAccount(bet.brandId, `game:${bet.gameCode}`, bet.asset)

/** The id of a payment that nobody made one for: it follows from the bet, or from the reopening that it comes after. */
export const ownId = (bet: Bet, kind: BetPayment) => derivedId(bet.reopenedBy ?? bet.id, kind)

/** The stake of a bet, under the bet's own id; held or moved. */
export const stakeOf = (bet: Omit<NewBet, 'selection'>) => ({
  id: bet.id,
  kind: 'stake',
  debit: accountOf(bet.memberId, bet.asset),
  credit: gameAccount(bet),
  amount: bet.stake,
  journal: bet.id,
  cause: bet.roundId,
})
