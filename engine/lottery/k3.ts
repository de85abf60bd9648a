import { byClass, eachValue, type OutcomeField, withoutChoice } from './class-methods.ts'
import { multiplicities } from './combinatorics.ts'
import { type BetContent, soleChoice } from './content.ts'
import { chooseFrom, type MethodName, sumOf } from './digits.ts'
import type { LotteryFamily, LotteryMethod } from './family.ts'
import { sideChoices } from './side-methods.ts'
import { fairMethod, hitsOf, share, tierByMode, WIN, whole } from './tiers.ts'

const FACES = Array.from('123456')

/** Every throw of three dice. */
const THROWS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])))

const SUM: OutcomeField = {
  field: 'SUM',
  valueOf: sumOf,
  ways: new Map(
    Array.from({ length: 16 }, (_, at) => [at + 3, BigInt(THROWS.filter((dice) => sumOf(dice) === at + 3).length)]),
  ),
}

/** Bets on what three dice show: each choice is a ticket with this chance of 216, and several may win at once. */
function byThrow(
  name: MethodName,
  {
    values,
    ways,
    wins,
  }: {
    readonly values: readonly string[]
    readonly ways: number
    readonly wins: (value: string, dice: readonly string[]) => boolean
  },
): LotteryMethod {
  const right = (content: BetContent, dice: readonly string[]) =>
    soleChoice(content).filter((value) => wins(value, dice)).length
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: [chooseFrom(values)] },
    tiers: [tierByMode(WIN, BigInt(ways), 216n)],
    tickets: (content) => soleChoice(content).length,
    hits: (content, result) => hitsOf(right(content, result)),
    most: (content, odds) => odds(WIN).mul(whole(Math.max(...THROWS.map((dice) => right(content, dice))))),
    covered: (content) => share(THROWS.filter((dice) => right(content, dice) > 0).length, 216),
    cover: (content) => ({
      field: 'DICE',
      outcomes: new Map(THROWS.flatMap((dice, at) => (right(content, dice) > 0 ? [[at, 1n] as const] : []))),
      ways: 216n,
    }),
  })
}

/** A bet with nothing to choose. */
const onThrow = (name: MethodName, ways: number, wins: (dice: readonly string[]) => boolean): LotteryMethod =>
  withoutChoice(byThrow(name, { values: [WIN], ways, wins: (_, dice) => wins(dice) }), WIN)

const isTriple = (dice: readonly string[]) => new Set(dice).size === 1

const isStraight = (dice: readonly string[]) => '123456'.includes(dice.toSorted().join(''))

const isSame = (value: string, dice: readonly string[]) => dice.toSorted().join('') === value

const sorted = [...new Set(THROWS.map((dice) => dice.toSorted().join('')))].toSorted()

const ofPattern = (pattern: string) => sorted.filter((value) => multiplicities(Array.from(value)).join() === pattern)

/** The pair of a pair and single is written first: 112, 322. */
const pairsFirst = FACES.flatMap((pair) =>
  FACES.filter((single) => single !== pair).map((single) => pair + pair + single),
)

const twoOf = FACES.flatMap((a, at) => FACES.slice(at + 1).map((b) => a + b))

/** Quick three: three dice (rulebook §18.4). */
export const k3: LotteryFamily = {
  key: 'K3',
  draw: { kind: 'dice', faces: 6 },
  prizes: [{ key: 'DIE', count: 3, digits: 1 }],
  methods: [
    byClass({ key: 'SUM', group: 'SUM' }, SUM, eachValue([...SUM.ways.keys()])),
    byClass({ key: 'BSOE', group: 'SUM' }, SUM, sideChoices(11)),
    onThrow({ key: 'TRIPLE_ANY', group: 'TRIPLE' }, 6, isTriple),
    byThrow({ key: 'TRIPLE', group: 'TRIPLE' }, { values: ofPattern('3'), ways: 1, wins: isSame }),
    byThrow(
      { key: 'PAIR', group: 'PAIR' },
      {
        values: FACES.map((face) => face + face),
        ways: 15,
        wins: ([face], dice) => dice.filter((each) => each === face).length === 2,
      },
    ),
    byThrow(
      { key: 'PAIR_SINGLE', group: 'PAIR' },
      { values: pairsFirst, ways: 3, wins: (value, dice) => isSame(Array.from(value).toSorted().join(''), dice) },
    ),
    byThrow({ key: 'DIFF3', group: 'DIFFERENT' }, { values: ofPattern('1,1,1'), ways: 6, wins: isSame }),
    onThrow({ key: 'STRAIGHT_ANY', group: 'DIFFERENT' }, 24, isStraight),
    byThrow(
      { key: 'DIFF2', group: 'DIFFERENT' },
      { values: twoOf, ways: 30, wins: ([a = '', b = ''], dice) => dice.includes(a) && dice.includes(b) },
    ),
    byThrow({ key: 'ONE', group: 'DIFFERENT' }, { values: FACES, ways: 91, wins: (face, dice) => dice.includes(face) }),
  ],
}
