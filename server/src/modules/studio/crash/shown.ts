import type { ReplyOf } from '@croupier/contract/call.ts'
import type { placeCrashBet } from '@croupier/contract/crash.ts'
import { amountText } from '@croupier/engine/money.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import type { BetRow } from './store.ts'

export type OwnBet = ReplyOf<typeof placeCrashBet>

/** A multiplier as pages are told. */
export const multiplierText = (hundredths: number | bigint): string => hundredthsText(Number(hundredths))

/** A bet as its member sees it. */
export const ownBet = ({ decimals, ...bet }: BetRow): OwnBet => ({
  betId: bet.id,
  roundId: bet.roundId,
  stake: amountText(bet.stake, decimals),
  autoAt: bet.autoAt === null ? null : multiplierText(bet.autoAt),
  state: bet.state,
  leftAt: bet.leftAt === null ? null : multiplierText(bet.leftAt),
  payout: amountText(bet.payout, decimals),
  balance: amountText(bet.balance, decimals),
})
