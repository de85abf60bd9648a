import type { Ways } from './odds.ts'
import { halfLost, lost, profitOf } from './pay.ts'
import type { Spot, TableEvent, TableGame } from './table-game.ts'

// European roulette (rulebook §4): one zero.

/** The pockets of the wheel, clockwise from zero. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const

const pockets = wheelOrder.length
const redNumbers = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export const isRedNumber = (number: number): boolean => redNumbers.has(number)

export interface BallFallen extends TableEvent {
  readonly kind: 'ball'
  readonly number: number
}

/** `LA_PARTAGE` gives half back on the even chances when zero falls. */
const paytables = ['STANDARD', 'LA_PARTAGE'] as const

const numbers = Array.from({ length: 36 }, (_, at) => at + 1)
const columnOf = (number: number): number => ((number - 1) % 3) + 1

interface Placement {
  readonly key: string
  readonly group: string
  readonly numbers: readonly number[]
  readonly opposite?: string
}

const inside = (kind: string, covered: readonly number[]): Placement => ({
  key: [kind, ...covered].join('_'),
  group: kind === 'straight' ? 'straight' : 'inside',
  numbers: covered,
})

const splits = [
  ...[1, 2, 3].map((number) => [0, number]),
  ...numbers.flatMap((number) => [
    ...(columnOf(number) < 3 ? [[number, number + 1]] : []),
    ...(number <= 33 ? [[number, number + 3]] : []),
  ]),
]
const rows = Array.from({ length: 12 }, (_, row) => [3 * row + 1, 3 * row + 2, 3 * row + 3])
const corners = numbers
  .filter((number) => columnOf(number) < 3 && number <= 32)
  .map((number) => [number, number + 1, number + 3, number + 4])

const half = (key: string, opposite: string, covers: (number: number) => boolean): Placement => ({
  key,
  group: 'outside',
  numbers: numbers.filter(covers),
  opposite,
})

const placements: readonly Placement[] = [
  ...[0, ...numbers].map((number) => inside('straight', [number])),
  ...splits.map((covered) => inside('split', covered)),
  ...rows.map((covered) => inside('street', covered)),
  inside('trio', [0, 1, 2]),
  inside('trio', [0, 2, 3]),
  ...corners.map((covered) => inside('corner', covered)),
  inside('first_four', [0, 1, 2, 3]),
  ...rows.slice(1).map((covered, row) => inside('line', [...(rows[row] ?? []), ...covered])),
  ...[1, 2, 3].map((third) => ({
    key: `dozen_${third}`,
    group: 'outside',
    numbers: numbers.filter((number) => Math.ceil(number / 12) === third),
  })),
  ...[1, 2, 3].map((column) => ({
    key: `column_${column}`,
    group: 'outside',
    numbers: numbers.filter((number) => columnOf(number) === column),
  })),
  half('red', 'black', isRedNumber),
  half('black', 'red', (number) => !isRedNumber(number)),
  half('odd', 'even', (number) => number % 2 === 1),
  half('even', 'odd', (number) => number % 2 === 0),
  half('low', 'high', (number) => number <= 18),
  half('high', 'low', (number) => number > 18),
]

// So many to one that a bet on k numbers would be fair on 36 of them.
const paysFor = (covered: readonly number[]): string => String(36 / covered.length - 1)

const byKey = new Map(
  placements.map((placement) => [placement.key, { ...placement, profit: profitOf(paysFor(placement.numbers)) }]),
)

/** A chip or two on a spot: what a call bet is made of. */
export interface Chips {
  readonly spot: string
  readonly chips: number
}

const chip = (kind: string, covered: readonly number[], chips = 1): Chips => ({
  spot: [kind, ...covered].join('_'),
  chips,
})

/** The announced bets of the racetrack, each as the chips that are really placed (rulebook §4). */
export const callBets: Readonly<Record<'voisins' | 'tiers' | 'orphelins' | 'zero', readonly Chips[]>> = {
  voisins: [
    chip('trio', [0, 2, 3], 2),
    ...[
      [4, 7],
      [12, 15],
      [18, 21],
      [19, 22],
      [32, 35],
    ].map((split) => chip('split', split)),
    chip('corner', [25, 26, 28, 29], 2),
  ],
  tiers: [
    [5, 8],
    [10, 11],
    [13, 16],
    [23, 24],
    [27, 30],
    [33, 36],
  ].map((split) => chip('split', split)),
  orphelins: [
    chip('straight', [1]),
    ...[
      [6, 9],
      [14, 17],
      [17, 20],
      [31, 34],
    ].map((split) => chip('split', split)),
  ],
  zero: [
    chip('straight', [26]),
    ...[
      [0, 3],
      [12, 15],
      [32, 35],
    ].map((split) => chip('split', split)),
  ],
}

/** A number and its neighbours on the wheel, so many on each side (1 to 8), one chip each. */
export function neighbours(number: number, reach: number): Chips[] {
  const middle = wheelOrder.findIndex((each) => each === number)
  return Array.from({ length: 2 * reach + 1 }, (_, at) => {
    const place = (middle + at - reach + pockets) % pockets
    return chip('straight', [wheelOrder[place] ?? 0])
  })
}

/** Every number that ends in this digit, one chip each. */
export const finale = (digit: number): Chips[] =>
  [0, ...numbers].filter((number) => number % 10 === digit).map((number) => chip('straight', [number]))

/** The inside bets that contain this number: a complete bet lays the most that is allowed on each of them (rulebook §4). */
export const complete = (number: number): string[] =>
  placements
    .filter(({ group, numbers: covered }) => group !== 'outside' && covered.includes(number))
    .map(({ key }) => key)

/** Every number once. */
export const allNumbers = (): Ways<number>[] => wheelOrder.map((number) => ({ result: number, ways: 1n }))

/** Roulette as a table plays it. */
export const roulette: TableGame<number> = {
  code: 'ROULETTE',
  name: 'Roulette',
  paytableVersion: 'roulette-1',
  paytables,
  spots: () =>
    placements.map(({ key, group, numbers: covered, opposite }): Spot => ({
      key,
      group,
      pays: [paysFor(covered)],
      covers: { field: 'wheel', outcomes: covered, of: pockets },
      ...(opposite === undefined ? {} : { opposite }),
    })),
  deal(source) {
    const number = source.below(pockets)
    const event: BallFallen = { kind: 'ball', takes: 1, number }
    return { events: [event], result: number }
  },
  judge(number, spot, paytable) {
    const bet = byKey.get(spot)
    if (!bet) return lost
    if (bet.numbers.includes(number)) return bet.profit
    return number === 0 && bet.opposite !== undefined && paytable === 'LA_PARTAGE' ? halfLost : lost
  },
  summary: (number) => ({
    won: [
      `straight_${number}`,
      ...(number === 0
        ? []
        : [isRedNumber(number) ? 'red' : 'black', number % 2 === 1 ? 'odd' : 'even', number > 18 ? 'high' : 'low']),
    ],
    score: String(number),
  }),
}
