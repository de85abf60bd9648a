import type { ReturnVerdict } from '@croupier/contract/returns.ts'
import type { GameReturn } from '../../betting/returns/returns.ts'

/** Two-sided 99 %: how many standard errors to either side. */
const ERRORS_99 = 2.575829
/** Below so many bets the sums are too ragged for an interval. */
const BETS_MIN = 1000
/** A return of 100.0000 %, as a whole number. */
const WHOLE = 1_000_000n
const FIGURES = 10_000

export interface ReturnJudgement {
  readonly measured: string | null
  readonly low: string | null
  readonly high: string | null
  readonly verdict: ReturnVerdict
}

/** The whole number behind a return such as `96.0831`. */
const returnOf = (rtp: string): bigint => BigInt(Math.round(Number(rtp) * FIGURES))

/**
 * The measured return beside the exact one. The interval is that of a sum of independent bets of different size: its variance is
 * the sum of (payout − return × stake)², from the bets themselves.
 */
export function judge(rtp: string, sums: GameReturn | undefined): ReturnJudgement {
  if (!sums || sums.stakes === 0n) return { measured: null, low: null, high: null, verdict: 'few' }
  const exact = returnOf(rtp)
  const measured = (sums.payouts * WHOLE) / sums.stakes
  const { stakesSquared, products, payoutsSquared } = sums
  const squares = payoutsSquared * WHOLE * WHOLE - 2n * exact * WHOLE * products + exact * exact * stakesSquared
  const error = Math.sqrt(Number(squares)) / Number(sums.stakes)

  const reach = BigInt(Math.ceil(ERRORS_99 * error))
  const [low, high] = [exact > reach ? exact - reach : 0n, exact + reach]
  const inside = measured >= low && measured <= high
  return {
    measured: percentText(measured),
    low: percentText(low),
    high: percentText(high),
    verdict: sums.bets < BETS_MIN ? 'few' : inside ? 'inside' : 'outside',
  }
}

const percentText = (share: bigint): string =>
  `${share / BigInt(FIGURES)}.${String(share % BigInt(FIGURES)).padStart(4, '0')}`
