import type { BetStatus } from '@croupier/contract/betting.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'

/** How a bet stands once it is decided. */
export type SettledStatus = Exclude<BetStatus, 'pending' | 'open' | 'refused'>

/** Has the bet been decided? One that was never accepted is none. */
export const isSettled = (status: BetStatus): status is SettledStatus =>
  status !== 'pending' && status !== 'open' && status !== 'refused'

/** What a bet has won or lost; nothing before it is settled. */
export const resultOf = ({ status, stake, payout }: BetOutcome): bigint => (isSettled(status) ? payout - stake : 0n)

/** What stands on a bet before anything has come of it. */
export const UNSETTLED = {
  payout: 0n,
  jackpot: 0n,
  validTurnover: 0n,
  settledAt: null,
  cashedStake: 0n,
  cashedPaid: 0n,
  cashedTurnover: 0n,
  changedAt: null,
  reopenedBy: null,
} as const

interface CashedBet {
  readonly stake: bigint
  readonly cashedStake: bigint
  readonly cashedPaid: bigint
  readonly cashedTurnover: bigint
}

interface BetEnding {
  readonly payout: bigint
  readonly status: SettledStatus
  readonly turnover?: bigint | undefined
}

/**
 * How a bet stands once it has ended. Where a part was cashed out, what it ends with is that of the rest: the part stays paid, and the bet
 * has a word of its own unless the rest is cashed out as well. A void bet is void as a whole.
 */
export function endOf(bet: CashedBet, { payout, status, turnover }: BetEnding) {
  if (bet.cashedStake === 0n || status === 'void')
    return { payout, status, validTurnover: turnover ?? validTurnover(bet.stake, status) }
  return {
    payout: bet.cashedPaid + payout,
    status: status === 'cashed_out' ? status : ('partly_cashed_out' as const),
    validTurnover: bet.cashedTurnover + (turnover ?? validTurnover(bet.stake - bet.cashedStake, status)),
  }
}

/** What counts of a part that is cashed out: what was won or lost with it, up to its stake. */
export function cashedTurnover(stake: bigint, paid: bigint): bigint {
  const result = paid > stake ? paid - stake : stake - paid
  return result < stake ? result : stake
}

/** The stake that counts for rebate, level and wagering (rulebook §0): settled, neither void nor push; half for a half result. */
export function validTurnover(stake: bigint, status: BetStatus): bigint {
  if (!isSettled(status) || status === 'void' || status === 'push') return 0n
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
  for (const waiting of ['open', 'pending'] as const) if (bets.some(({ status }) => status === waiting)) return waiting
  const counting = bets.filter(({ status }) => status !== 'void' && status !== 'refused')
  const [first, ...others] = new Set(counting.map(({ status }) => status))
  if (first === undefined) return bets.every(({ status }) => status === 'refused') ? 'refused' : 'void'
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
