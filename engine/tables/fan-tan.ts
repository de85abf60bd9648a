import { Fraction } from '../fraction.ts'
import type { Ways } from './odds.ts'
import { lost, push } from './pay.ts'
import type { Spot, TableEvent, TableGame } from './table-game.ts'

// Fan tan (rulebook §8): beads are counted off by four; the rest decides. The house keeps 5 % of what is won.

export interface BeadsCounted extends TableEvent {
  readonly kind: 'beads'
  /** So many lay under the cup. */
  readonly count: number
  /** 1 to 4. */
  readonly rest: number
}

export interface FanTanResult {
  readonly rest: number
  readonly count: number
}

const rests = [1, 2, 3, 4] as const
/** Under the cup lie at least so many fours of beads beside the rest, and up to so many more. */
const foursMin = 8
const foursMore = 8
const kept = new Fraction(19n, 20n)

interface Bet {
  readonly group: string
  readonly wins: readonly number[]
  readonly pushes: readonly number[]
  readonly profit: Fraction
  readonly opposite?: string
}

// Fair odds: what is lost in all against what is won, less the commission.
function betOn(group: string, wins: readonly number[], pushes: readonly number[] = []): Bet {
  const losing = rests.length - wins.length - pushes.length
  return { group, wins, pushes, profit: new Fraction(BigInt(losing), BigInt(wins.length)).mul(kept) }
}

const pairs = rests.flatMap((a) => rests.filter((b) => b > a).map((b) => [a, b] as const))
const without = (...those: readonly number[]) => rests.filter((rest) => !those.includes(rest))

const bets = new Map<string, Bet>([
  ...rests.map((rest) => [`fan_${rest}`, betOn('fan', [rest])] as const),
  ...rests.flatMap((win) => without(win).map((even) => [`nim_${win}_${even}`, betOn('nim', [win], [even])] as const)),
  ...pairs.map(([a, b]) => {
    const bet = betOn('kwok', [a, b])
    return [`kwok_${a}_${b}`, { ...bet, opposite: `kwok_${without(a, b).join('_')}` }] as const
  }),
  ...pairs.flatMap(([a, b]) =>
    without(a, b).map((even) => [`nga_${a}_${b}_${even}`, betOn('nga', [a, b], [even])] as const),
  ),
  ...rests.map((out) => [`ssh_${without(out).join('_')}`, betOn('ssh', without(out))] as const),
])

const decimals = 6
/** A profit as it is written on the felt: six decimals at most. */
function written(profit: Fraction): string {
  const digits = String((profit.numerator * 10n ** BigInt(decimals)) / profit.denominator).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '')
}

/** Every rest once. */
export const allRests = (): Ways<FanTanResult>[] => rests.map((rest) => ({ result: { rest, count: rest }, ways: 1n }))

/** Fan tan as a table plays it. */
export const fanTan: TableGame<FanTanResult> = {
  code: 'FAN_TAN',
  name: 'Fan Tan',
  paytableVersion: 'fan-tan-1',
  paytables: ['STANDARD'],
  spots: () =>
    [...bets].map(([key, { group, wins, profit, opposite }]): Spot => ({
      key,
      group,
      pays: [written(profit)],
      covers: { field: 'rest', outcomes: wins, of: rests.length },
      ...(opposite === undefined ? {} : { opposite }),
    })),
  deal(source) {
    const rest = 1 + source.below(rests.length)
    const count = 4 * (foursMin + source.below(foursMore)) + (rest % 4)
    const event: BeadsCounted = { kind: 'beads', takes: 1, count, rest }
    return { events: [event], result: { rest, count } }
  },
  judge({ rest }, spot) {
    const bet = bets.get(spot)
    if (!bet) return lost
    if (bet.wins.includes(rest)) return bet.profit
    return bet.pushes.includes(rest) ? push : lost
  },
  summary: ({ rest }) => ({ won: [`fan_${rest}`], score: String(rest) }),
}
