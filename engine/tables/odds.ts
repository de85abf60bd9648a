import { Fraction } from '../fraction.ts'
import type { TableGame } from './table-game.ts'

/** A result and in how many ways it comes about. */
export interface Ways<R> {
  readonly result: R
  readonly ways: bigint
}

export interface SpotOdds {
  readonly win: Fraction
  readonly push: Fraction
  /** What comes back of a stake of one, itself included. */
  readonly rtp: Fraction
  /** Each profit that there is and how likely it is. */
  readonly profits: readonly { readonly profit: Fraction; readonly chance: Fraction }[]
}

const zero = new Fraction(0n)
const one = new Fraction(1n)

/** The exact odds of a spot, by the very judgement that pays it, over all these results. */
export function spotOdds<R>(
  game: TableGame<R>,
  spot: string,
  {
    results,
    paytable = game.paytables[0] ?? '',
    beside = [],
  }: {
    readonly results: readonly Ways<R>[]
    readonly paytable?: string
    /** Other spots that the same player has bet on. */
    readonly beside?: readonly string[]
  },
): SpotOdds {
  const mine = new Set([spot, ...beside])
  const counted = new Map<string, { profit: Fraction; ways: bigint }>()
  let all = 0n
  for (const { result, ways } of results) {
    const profit = game.judge(result, spot, paytable, mine)
    const key = `${profit.numerator}/${profit.denominator}`
    const before = counted.get(key)
    if (before) before.ways += ways
    else counted.set(key, { profit, ways })
    all += ways
  }
  const profits = [...counted.values()].map(({ profit, ways }) => ({ profit, chance: new Fraction(ways, all) }))
  const sum = (of: (each: (typeof profits)[number]) => Fraction) => profits.map(of).reduce((a, b) => a.add(b), zero)
  return {
    win: sum(({ profit, chance }) => (profit.numerator > 0n ? chance : zero)),
    push: sum(({ profit, chance }) => (profit.numerator === 0n ? chance : zero)),
    rtp: sum(({ profit, chance }) => profit.mul(chance)).add(one),
    profits,
  }
}
