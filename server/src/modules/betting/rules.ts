import type { BetStatus } from '@croupier/contract/betting.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Day } from '#kernel/day.ts'

/** What holds a member back from betting. */
export interface Standing {
  readonly memberId: string
  readonly barredUntil: Date | null
  readonly stakePerDayMax: bigint | null
  readonly day: Day | null
  readonly staked: bigint
}

/** May this member stake this much now? A yes carries the standing after it. */
export function mayStake(standing: Standing, stake: bigint, now: Date, today: Day): Verdict<Standing> {
  if (standing.barredUntil !== null && now < standing.barredUntil) return no('limit_reached')
  const staked = (standing.day === today ? standing.staked : 0n) + stake
  if (standing.stakePerDayMax !== null && staked > standing.stakePerDayMax) return no('limit_reached')
  return yes({ ...standing, day: today, staked })
}

/** The stake that counts for rebate, level and wagering (rulebook §0): settled, neither void nor push; half for a half result. */
export function validTurnover(stake: bigint, status: BetStatus): bigint {
  if (status === 'open' || status === 'void' || status === 'push') return 0n
  if (status === 'half_won' || status === 'half_lost') return timesFloor(stake, 1n, 2n)
  return stake
}

export interface Sided {
  readonly stake: bigint
  readonly status: BetStatus
  /** Bets of one round on the two sides of the same question share the name; null where nothing is opposite. */
  readonly question: string | null
  readonly side: 'a' | 'b'
}

/**
 * Valid turnover of the bets of one member in one round, in their order. Of opposite bets only the difference counts
 * (rulebook §0); it is credited to the bets of the larger side in order until it is used up.
 */
export function validTurnoverOfRound(bets: readonly Sided[]): readonly bigint[] {
  const left = new Map<string, bigint>()
  for (const [question, sides] of Map.groupBy(bets, (bet) => bet.question)) {
    if (question === null) continue
    const [a, b] = (['a', 'b'] as const).map((side) =>
      sides.filter((bet) => bet.side === side).reduce((sum, bet) => sum + validTurnover(bet.stake, bet.status), 0n),
    ) as [bigint, bigint]
    left.set(`${question}/a`, a > b ? a - b : 0n)
    left.set(`${question}/b`, b > a ? b - a : 0n)
  }
  return bets.map((bet) => {
    const own = validTurnover(bet.stake, bet.status)
    if (bet.question === null) return own
    const key = `${bet.question}/${bet.side}`
    const rest = left.get(key) ?? 0n
    const counted = own < rest ? own : rest
    left.set(key, rest - counted)
    return counted
  })
}

/** How a bet stands that returned this much, where the game has no finer word for it. */
export const statusOf = (payout: bigint): BetStatus => (payout > 0n ? 'won' : 'lost')

/** A name as others may see it: its ends, never more than half of it. */
export function masked(name: string): string {
  const shown = Math.min(2, Math.floor(name.length / 4))
  return `${name.slice(0, Math.max(1, shown))}***${name.length < 4 ? '' : name.slice(-Math.max(1, shown))}`
}
