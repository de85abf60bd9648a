import type { Fraction } from '../fraction.ts'
import type { Ways } from './odds.ts'
import { lost, profitOf, push } from './pay.ts'
import type { TableEvent, TableGame } from './table-game.ts'

// Se die (rulebook §9): four coins, each red or white; how many are red decides.

export interface CoinsShown extends TableEvent {
  readonly kind: 'coins'
  /** Each coin as it lies: true is red. */
  readonly coins: readonly boolean[]
  readonly red: number
}

interface Bet {
  readonly wins: readonly number[]
  readonly pushes?: readonly number[]
  readonly pays: string
  readonly group: string
  readonly opposite?: string
}

const bets: Readonly<Record<string, Bet>> = {
  even: { wins: [0, 2, 4], pays: '0.97', group: 'main', opposite: 'odd' },
  odd: { wins: [1, 3], pays: '0.97', group: 'main', opposite: 'even' },
  big: { wins: [3, 4], pushes: [2], pays: '0.97', group: 'main', opposite: 'small' },
  small: { wins: [0, 1], pushes: [2], pays: '0.97', group: 'main', opposite: 'big' },
  red_4: { wins: [4], pays: '14', group: 'coins' },
  red_3: { wins: [3], pays: '2.85', group: 'coins' },
  red_2: { wins: [2], pays: '1.58', group: 'coins' },
  red_1: { wins: [1], pays: '2.85', group: 'coins' },
  red_0: { wins: [0], pays: '14', group: 'coins' },
  all_alike: { wins: [0, 4], pays: '6.7', group: 'coins' },
}

const profits = new Map<string, Fraction>(Object.entries(bets).map(([key, { pays }]) => [key, profitOf(pays)]))

const coinsThrown = 4
/** Of the sixteen falls, numbered by how many are red, where each number begins. */
const begins = [0, 1, 5, 11, 15, 16]
const fallsWith = (red: number): number[] =>
  Array.from({ length: (begins[red + 1] ?? 0) - (begins[red] ?? 0) }, (_, at) => (begins[red] ?? 0) + at)

/** How many are red, by all sixteen falls. */
export const allFalls = (): Ways<number>[] => [1n, 4n, 6n, 4n, 1n].map((ways, red) => ({ result: red, ways }))

/** Se die as a table plays it. */
export const seDie: TableGame<number> = {
  code: 'SE_DIE',
  name: 'Se Die',
  paytableVersion: 'se-die-1',
  paytables: ['STANDARD'],
  spots: () =>
    Object.entries(bets).map(([key, { group, pays, opposite, wins }]) => ({
      key,
      group,
      pays: [pays],
      covers: { field: 'red', outcomes: wins.flatMap(fallsWith), of: 16 },
      ...(opposite === undefined ? {} : { opposite }),
    })),
  deal(source) {
    const coins = Array.from({ length: coinsThrown }, () => source.below(2) === 1)
    const red = coins.filter(Boolean).length
    const event: CoinsShown = { kind: 'coins', takes: 1, coins, red }
    return { events: [event], result: red }
  },
  judge(red, spot) {
    const bet = bets[spot]
    if (bet?.wins.includes(red)) return profits.get(spot) ?? lost
    return bet?.pushes?.includes(red) ? push : lost
  },
  summary: (red) => ({
    won: [red % 2 === 0 ? 'even' : 'odd', ...(red === 2 ? [] : [red > 2 ? 'big' : 'small']), `red_${red}`],
    score: `${red} : ${coinsThrown - red}`,
  }),
}
