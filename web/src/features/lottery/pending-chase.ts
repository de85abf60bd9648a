import { Fraction, timesFloor } from '@croupier/engine/fraction.ts'
import type { ChaseBet } from '@croupier/engine/lottery/chase.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { countedText } from './choice.ts'
import { MULTIPLE_MAX, oddsLeast, stepOf, ticketPrice } from './price.ts'
import { type BetTerms, lineSums, type PendingBet, totalOf } from './slip.ts'

/** A slip as it is chased. */
export interface PendingChase {
  /** At the multiple one: what all of them share is the plan's. */
  readonly lines: readonly PendingBet[]
  /** The multiple that the lines have in common. */
  readonly multiple: number
  readonly bet: ChaseBet
  /** Whether it is one line, of which a win returns a figure that can be planned by. */
  readonly isSole: boolean
}

/**
 * The lines of a slip with the multiple that they share taken out, so that the multiples of the plan are those that the member knows: a
 * line at ×5 is chased from ×5 on.
 */
export function pendingChase(slip: readonly PendingBet[], terms: BetTerms, prizeMax: string): PendingChase {
  const multiple = slip.map(multipleOf).reduce(commonDivisor, 0) || 1
  const lines = slip.map((line) => atOne(line, multiple))
  const [sole, ...others] = lines
  const isSole = others.length === 0
  return {
    lines,
    multiple,
    isSole,
    bet: {
      amount: totalOf(lines.map((line) => lineSums(line, terms))).amount,
      returned: sole && isSole ? returnedBy(sole, terms) : new Fraction(0n),
      unit: stepOf(terms.decimals),
      multipleMax: Math.max(1, Math.min(...lines.map((line) => multipleMost(line, terms, prizeMax)))),
    },
  }
}

const multipleOf = ({ price }: PendingBet): number => (price.kind === 'units' ? price.multiple : 1)

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))

const atOne = (line: PendingBet, shared: number): PendingBet =>
  line.price.kind === 'units' ? { ...line, price: { ...line.price, multiple: line.price.multiple / shared } } : line

/** What one winning ticket of a line returns, exactly. */
function returnedBy({ method, text, price }: PendingBet, { methods }: BetTerms): Fraction {
  const board = methods.get(method)
  const counted = board && countedText(board.method, text)
  if (!board || !counted || counted.fault) return new Fraction(0n)
  return oddsLeast(board, counted.bet, price).mul(new Fraction(ticketPrice(price)))
}

/** How often a line may be bet: within what a ticket may cost and a line may win. */
function multipleMost(line: PendingBet, terms: BetTerms, prizeMax: string): number {
  const { most } = lineSums(line, terms)
  const prize = timesIn(unitsOf(prizeMax, scale), most)
  if (line.price.kind === 'units') return Math.min(Math.floor(MULTIPLE_MAX / line.price.multiple), prize)
  const stakeMax = unitsOf(terms.methods.get(line.method)?.terms.stakeMax ?? '', scale)
  return Math.min(timesIn(stakeMax, line.price.stake), prize)
}

const timesIn = (whole: bigint | undefined, part: bigint): number =>
  whole === undefined || part <= 0n ? MULTIPLE_MAX : Math.min(MULTIPLE_MAX, Number(timesFloor(1n, whole, part)))
