import type { Fraction } from '../fraction.ts'
import { choicesOf, countOf, faces, once, throwDice, winningThrows } from './dice.ts'
import type { ThreeDice } from './dice.ts'
import { lost, profitOf } from './pay.ts'
import type { Spot, TableGame } from './table-game.ts'

// Sic bo (rulebook §3): a triple loses big, small, odd and even.

/** `PROMO` pays 12 to 1 when all three dice show the number that was bet on; `MACAU` has the pays of many halls. */
const paytables = ['STANDARD', 'PROMO', 'MACAU'] as const
type Paytable = (typeof paytables)[number]

const totals = Array.from({ length: 14 }, (_, at) => at + 4)
const totalPays: Readonly<Record<number, string>> = { 4: '60', 5: '30', 6: '17', 7: '12', 8: '8', 9: '7', 10: '6' }
const macauTotals: Readonly<Record<number, string>> = { ...totalPays, 4: '50', 5: '18', 6: '14', 9: '6' }

const totalPay = (total: number, paytable: Paytable): string =>
  (paytable === 'MACAU' ? macauTotals : totalPays)[Math.min(total, 21 - total)] ?? '0'

const numberPays = (paytable: Paytable): string[] => ['1', '2', paytable === 'PROMO' ? '12' : '3']

const isTriple = ([a, b, c]: ThreeDice): boolean => a === b && b === c
const sum = ([a, b, c]: ThreeDice): number => a + b + c

/** A kind of bet: its spots by the numbers that they name, what they pay, and how good a throw is for one: 0 is lost, 1 the first pay. */
interface BetType {
  readonly group: string
  readonly named: readonly (readonly number[])[]
  readonly pays: (numbers: readonly number[], paytable: Paytable) => readonly string[]
  readonly hits: (dice: ThreeDice, numbers: readonly number[]) => number
}

const no: readonly (readonly number[])[] = [[]]
const each = (items: readonly number[]): number[][] => items.map((item) => [item])
const sorted = (dice: readonly number[]): string => dice.toSorted((a, b) => a - b).join(' ')

const evenMoney = (hits: (dice: ThreeDice) => boolean): BetType => ({
  group: 'main',
  named: no,
  pays: () => ['1'],
  hits: (dice) => once(!isTriple(dice) && hits(dice)),
})

const kinds: Readonly<Record<string, BetType>> = {
  small: evenMoney((dice) => sum(dice) <= 10),
  big: evenMoney((dice) => sum(dice) >= 11),
  odd: evenMoney((dice) => sum(dice) % 2 === 1),
  even: evenMoney((dice) => sum(dice) % 2 === 0),
  any_triple: {
    group: 'triples',
    named: no,
    pays: (_, paytable) => [paytable === 'MACAU' ? '24' : '30'],
    hits: (dice) => once(isTriple(dice)),
  },
  triple: {
    group: 'triples',
    named: each(faces),
    pays: (_, paytable) => [paytable === 'MACAU' ? '150' : '180'],
    hits: (dice, [face = 0]) => once(countOf(dice, face) === 3),
  },
  double: {
    group: 'doubles',
    named: each(faces),
    pays: (_, paytable) => [paytable === 'MACAU' ? '8' : '10'],
    hits: (dice, [face = 0]) => once(countOf(dice, face) >= 2),
  },
  total: {
    group: 'totals',
    named: each(totals),
    pays: ([total = 0], paytable) => [totalPay(total, paytable)],
    hits: (dice, [total]) => once(sum(dice) === total),
  },
  number: {
    group: 'numbers',
    named: each(faces),
    pays: (_, paytable) => numberPays(paytable),
    hits: (dice, [face = 0]) => countOf(dice, face),
  },
  two: {
    group: 'combinations',
    named: choicesOf(faces, 2),
    pays: (_, paytable) => [paytable === 'MACAU' ? '5' : '6'],
    hits: (dice, numbers) => once(numbers.every((face) => dice.includes(face))),
  },
  three: {
    group: 'combinations',
    named: choicesOf(faces, 3),
    pays: () => ['30'],
    hits: (dice, numbers) => once(sorted(dice) === sorted(numbers)),
  },
  pair: {
    group: 'combinations',
    named: faces.flatMap((twice) => faces.filter((other) => other !== twice).map((other) => [twice, other])),
    pays: () => ['60'],
    hits: (dice, [twice = 0, other = 0]) => once(countOf(dice, twice) === 2 && countOf(dice, other) === 1),
  },
  four: {
    group: 'combinations',
    named: choicesOf(faces, 4),
    pays: () => ['7'],
    hits: (dice, numbers) => once(new Set(dice).size === 3 && dice.every((face) => numbers.includes(face))),
  },
}

const opposites: Readonly<Record<string, string>> = { small: 'big', big: 'small', odd: 'even', even: 'odd' }

interface Bet {
  readonly kind: BetType
  readonly numbers: readonly number[]
  readonly profits: Readonly<Record<Paytable, readonly Fraction[]>>
}

const bets = new Map<string, Bet>(
  Object.entries(kinds).flatMap(([name, kind]) =>
    kind.named.map((numbers) => {
      const profits = (paytable: Paytable) => kind.pays(numbers, paytable).map(profitOf)
      const all = { STANDARD: profits('STANDARD'), PROMO: profits('PROMO'), MACAU: profits('MACAU') }
      return [[name, ...numbers].join('_'), { kind, numbers, profits: all }] as const
    }),
  ),
)

const paytableOf = (name: string): Paytable => paytables.find((one) => one === name) ?? 'STANDARD'

const throwsOf = new Map(
  [...bets].map(([key, { kind, numbers }]) => [key, winningThrows((dice) => kind.hits(dice, numbers))]),
)

/** Sic bo as a table plays it. */
export const sicbo: TableGame<ThreeDice> = {
  code: 'SICBO',
  name: 'Sic Bo',
  paytableVersion: 'sicbo-1',
  paytables,
  spots: (paytable) =>
    [...bets].map(([key, { kind, numbers }]): Spot => {
      const opposite = opposites[key]
      return {
        key,
        group: kind.group,
        pays: kind.pays(numbers, paytableOf(paytable)),
        covers: { field: 'dice', outcomes: throwsOf.get(key) ?? [], of: 216 },
        ...(opposite === undefined ? {} : { opposite }),
      }
    }),
  deal: throwDice,
  judge(dice, spot, paytable) {
    const bet = bets.get(spot)
    const hits = bet?.kind.hits(dice, bet.numbers) ?? 0
    return bet?.profits[paytableOf(paytable)][hits - 1] ?? lost
  },
  summary: (dice) => ({
    won: isTriple(dice) ? ['any_triple'] : [sum(dice) > 10 ? 'big' : 'small', sum(dice) % 2 === 1 ? 'odd' : 'even'],
    score: dice.join(' '),
  }),
}
