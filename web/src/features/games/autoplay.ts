import { unitsSaid } from '../../parts/play/amounts.ts'

/** What a player asked for: so many rounds, and when to stop before. */
export interface AutoPlan {
  readonly count: number
  /** Stop when so much has been lost in all, in stored units. */
  readonly lossStop: bigint
  /** Stop when one round wins at least this much above its stake; undefined never stops for a win. */
  readonly winStop: bigint | undefined
}

interface DoneRound {
  readonly stake: string
  readonly payout: string
}

/** How many rounds of the plan are left after these; 0 when a stop has been reached. */
export function roundsLeft({ count, lossStop, winStop }: AutoPlan, done: readonly DoneRound[]): number {
  const results = done.map(({ stake, payout }) => unitsSaid(payout) - unitsSaid(stake))
  const net = results.reduce((sum, result) => sum + result, 0n)
  const won = winStop !== undefined && results.some((result) => result >= winStop)
  return won || -net >= lossStop ? 0 : Math.max(0, count - done.length)
}
