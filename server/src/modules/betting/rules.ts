import type { BetStatus } from '@croupier/contract/betting.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'

/** The stake that counts for rebate, level and wagering (rulebook §0): settled, neither void nor push; half for a half result. */
export function validTurnover(stake: bigint, status: BetStatus): bigint {
  if (status === 'open' || status === 'void' || status === 'push') return 0n
  if (status === 'half_won' || status === 'half_lost') return timesFloor(stake, 1n, 2n)
  return stake
}

/** How a bet ended. */
interface BetOutcome {
  readonly stake: bigint
  readonly payout: bigint
  readonly status: BetStatus
}

/** How several bets of one member in one round stand together: by what they returned, where they do not all stand alike. */
export function standTogether(bets: readonly BetOutcome[]): BetStatus {
  if (bets.some(({ status }) => status === 'open')) return 'open'
  const counting = bets.filter(({ status }) => status !== 'void')
  const [first, ...others] = new Set(counting.map(({ status }) => status))
  if (first === undefined) return 'void'
  if (others.length === 0) return first
  const result = counting.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
  return result > 0n ? 'won' : result < 0n ? 'lost' : 'push'
}

interface BetBalances {
  readonly placedAt: Date
  readonly settledAt: Date | null
  readonly payout: bigint
  readonly balanceBefore: bigint
  readonly balanceAfter: bigint
}

/** When a bet last moved money: one that pays nothing does so when it is placed alone. */
const movedAt = ({ placedAt, settledAt, payout }: BetBalances): number =>
  +(payout > 0n ? (settledAt ?? placedAt) : placedAt)

/** What somebody could spend before and after the bets of a round. Of those that moved money together stakes went down and payouts up. */
export function balancesAround(bets: readonly BetBalances[]): { readonly before: bigint; readonly after: bigint } {
  const placed = bets.toSorted((a, b) => +a.placedAt - +b.placedAt || (a.balanceBefore > b.balanceBefore ? -1 : 1))
  const lastAt = Math.max(...bets.map(movedAt))
  const last = bets.filter((bet) => movedAt(bet) === lastAt)
  const paid = last.filter(({ payout }) => payout > 0n)
  const [first, ...others] = (paid.length > 0 ? paid : last).map(({ balanceAfter }) => balanceAfter)
  const isLater = (one: bigint, other: bigint) => (paid.length > 0 ? one > other : one < other)
  const after = others.reduce((latest, one) => (isLater(one, latest) ? one : latest), first ?? 0n)
  return { before: placed[0]?.balanceBefore ?? 0n, after }
}

/** How a bet stands that returned this much, where the game has no finer word for it. */
export const statusOf = (payout: bigint): BetStatus => (payout > 0n ? 'won' : 'lost')
