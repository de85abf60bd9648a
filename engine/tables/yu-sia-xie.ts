import type { Fraction } from '../fraction.ts'
import { choicesOf, countOf, faces, once, throwDice, winningThrows } from './dice.ts'
import type { ThreeDice } from './dice.ts'
import { lost, profitOf } from './pay.ts'
import type { Spot, TableGame } from './table-game.ts'

// Yu sia xie (rulebook §10): three dice whose faces are 1 fish, 2 prawn, 3 gourd, 4 coin, 5 crab, 6 rooster.

const symbols = ['fish', 'prawn', 'gourd', 'coin', 'crab', 'rooster'] as const
const colours = ['red', 'green', 'blue'] as const
const colourOfFace = [0, 1, 2, 0, 1, 2] as const

const inColour = (dice: ThreeDice, colour: number): number =>
  dice.filter((face) => colourOfFace[face - 1] === colour).length

interface Bet {
  readonly group: string
  readonly pays: readonly string[]
  /** How good a throw is for it: 0 is lost, 1 the first pay. */
  readonly hits: (dice: ThreeDice) => number
}

const nameOf = (face: number): string => symbols[face - 1] ?? ''
const named = (kind: string, those: readonly number[]): string => [kind, ...those.map(nameOf)].join('_')

const bets = new Map<string, Bet>([
  ...faces.map((face) => {
    const bet: Bet = { group: 'symbols', pays: ['1', '2', '3'], hits: (dice) => countOf(dice, face) }
    return [named('single', [face]), bet] as const
  }),
  ...choicesOf(faces, 2).map((two) => {
    const hits = (dice: ThreeDice) => once(two.every((face) => dice.includes(face)))
    return [named('two', two), { group: 'combinations', pays: ['5'], hits }] as const
  }),
  ...faces.map((face) => {
    const bet: Bet = { group: 'doubles', pays: ['11'], hits: (dice) => once(countOf(dice, face) >= 2) }
    return [named('double', [face]), bet] as const
  }),
  ...faces.map((face) => {
    const bet: Bet = { group: 'triples', pays: ['180'], hits: (dice) => once(countOf(dice, face) === 3) }
    return [named('triple', [face]), bet] as const
  }),
  ['any_triple', { group: 'triples', pays: ['30'], hits: ([a, b, c]) => once(a === b && b === c) }],
  ...choicesOf(faces, 3).map((three) => {
    const hits = (dice: ThreeDice) => once(three.every((face) => dice.includes(face)))
    return [named('three', three), { group: 'combinations', pays: ['30'], hits }] as const
  }),
  ...colours.map((colour, at) => {
    const bet: Bet = { group: 'colours', pays: ['25'], hits: (dice) => once(inColour(dice, at) === 3) }
    return [`all_${colour}`, bet] as const
  }),
  [
    'one_colour',
    { group: 'colours', pays: ['7.6'], hits: (dice) => once(colours.some((_, at) => inColour(dice, at) === 3)) },
  ],
  ...colours.map((colour, at) => {
    const bet: Bet = { group: 'colours', pays: ['3.35'], hits: (dice) => once(inColour(dice, at) === 2) }
    return [`pair_${colour}`, bet] as const
  }),
])

const profits = new Map<string, readonly Fraction[]>([...bets].map(([key, { pays }]) => [key, pays.map(profitOf)]))

const throwsOf = new Map([...bets].map(([key, { hits }]) => [key, winningThrows(hits)]))

/** Yu sia xie as a table plays it. */
export const yuSiaXie: TableGame<ThreeDice> = {
  code: 'YU_SIA_XIE',
  name: 'Yu Sia Xie',
  paytableVersion: 'yu-sia-xie-1',
  paytables: ['STANDARD'],
  spots: () =>
    [...bets].map(([key, { group, pays }]): Spot => ({
      key,
      group,
      pays,
      covers: { field: 'dice', outcomes: throwsOf.get(key) ?? [], of: 216 },
    })),
  deal: throwDice,
  judge: (dice, spot) => profits.get(spot)?.[(bets.get(spot)?.hits(dice) ?? 0) - 1] ?? lost,
  summary: (dice) => ({ won: [...new Set(dice)].map((face) => named('single', [face])), score: dice.join(' ') }),
}
