import { randomBytes } from 'node:crypto'
import type { Words } from '@croupier/engine/chance.ts'
import { askedBets } from './asked-bets.ts'
import { type BetGroup, instantBets, type MeasuredBet } from './bets.ts'
import { generatorWords } from './generator.ts'
import { lotteryBets } from './lottery-bets.ts'
import type { Bench, Figure } from './result.ts'
import { slotBets } from './slot-bets.ts'
import { tableBets } from './table-bets.ts'

const ROUNDS = 10_000_000
/** Where a round takes more than a few microseconds: most slots, and bets that draw many words or are many. */
const SLOW_ROUNDS = 1_000_000
const TABLE_ROUNDS = 5_000_000
const DRAWS = 5_000_000
/** Slots whose rounds are quick. */
const FAST = ['LUCKY_TWENTY', 'BELL_STREET']
const QUICK = 100
/** 99 of 100 measurements lie within this many standard errors. */
const WITHIN = 2.5758

/** What was measured of one bet. */
export interface MeasuredReturn extends MeasuredBet {
  readonly rounds: number
  readonly measured: number
  /** Half of the interval in which 99 of 100 such measurements lie. */
  readonly slack: number
  readonly inside: boolean
}

/** Play a group of bets from this stream and compare each with its exact return. */
export function measureGroup({ bets, play }: BetGroup, rounds: number, words: Words): readonly MeasuredReturn[] {
  const paid = new Float64Array(bets.length)
  const sums = new Float64Array(bets.length)
  const squares = new Float64Array(bets.length)
  for (let round = 0; round < rounds; round += 1) {
    play(words, paid)
    for (let at = 0; at < paid.length; at += 1) {
      const won = paid[at] ?? 0
      sums[at] = (sums[at] ?? 0) + won
      squares[at] = (squares[at] ?? 0) + won * won
    }
  }
  return bets.map((bet, at) => {
    const measured = (sums[at] ?? 0) / rounds
    const deviation = bet.deviation ?? Math.sqrt((squares[at] ?? 0) / rounds - measured ** 2)
    const slack = (WITHIN * deviation) / Math.sqrt(rounds)
    return { ...bet, rounds, measured, slack, inside: isInside(bet, { rounds, measured, slack }) }
  })
}

/** So few wins are not spread like a bell: their number is looked at instead. */
const FEW = 100

function isInside(
  { exact, chance }: MeasuredBet,
  { rounds, measured, slack }: Pick<MeasuredReturn, 'rounds' | 'measured' | 'slack'>,
) {
  if (chance === undefined || rounds * chance > FEW) return Math.abs(measured - exact) <= slack
  const wins = Math.round((measured * rounds * chance) / exact)
  return atMost(wins, rounds * chance) > 0.005 && 1 - atMost(wins - 1, rounds * chance) > 0.005
}

/** How likely at most so many of something come that comes so often on average (Poisson). */
function atMost(count: number, mean: number): number {
  let term = Math.exp(-mean)
  let sum = 0
  for (let at = 0; at <= count; at += 1) {
    sum += term
    term *= mean / (at + 1)
  }
  return sum
}

/** All bets on slots, with how many rounds of each are measured. */
export const slotPlan = () =>
  slotBets().map((group) => ({
    group,
    rounds: group.bets.every(({ game }) => FAST.includes(game)) ? ROUNDS : SLOW_ROUNDS,
  }))

/** The same of the instant games. */
export const instantPlan = () => instantBets.map((group) => ({ group, rounds: SLOW_ROUNDS }))

/** The same of the live tables. */
export const tablePlan = () => tableBets().map((group) => ({ group, rounds: TABLE_ROUNDS }))

/** And of those live tables where players decide. */
export const askedPlan = (counted: { readonly counted: boolean }) =>
  askedBets(counted).map((group) => ({ group, rounds: TABLE_ROUNDS }))

/** The same of the lotteries: every method of every family. */
export const lotteryPlan = () => lotteryBets().map((group) => ({ group, rounds: DRAWS }))

/** Groups of bets with how many rounds of each are measured. */
export type ReturnPlan = readonly { readonly group: BetGroup; readonly rounds: number }[]

/** Measure a whole plan from the product's own generator; fails where too many bets return what they should not. */
export function measurePlan(
  plan: ReturnPlan,
  name: string,
  quick: boolean,
): { measured: readonly MeasuredReturn[]; seed: string } {
  const seed = randomBytes(32).toString('hex')
  const measured = plan.flatMap(({ group, rounds }, at) => {
    const found = measureGroup(group, quick ? rounds / QUICK : rounds, generatorWords(seed, `${name}-${at}`))
    console.log(
      found.map(
        ({ game, bet, measured: value, exact, inside }) =>
          `${game} ${bet}: ${value.toFixed(5)} of ${exact.toFixed(5)}${inside ? '' : ' OUTSIDE'}`,
      )[0],
    )
    return found
  })
  const inside = insideOf(measured)
  if (inside < 0.98) throw new Error(`only ${inside} of the bets return what they should`)
  return { measured, seed }
}

const insideOf = (measured: readonly MeasuredReturn[]): number =>
  measured.filter(({ inside }) => inside).length / measured.length

/** Every bet of every slot and instant game, beside its exact return. */
export const returns: Bench = async ({ quick }) => {
  const slots = slotPlan()
  const { measured, seed } = measurePlan([...slots, ...instantPlan()], 'returns', quick)
  return { figures: [...figuresOf(measured, slots.length), share(measured)], notes: notesOf(measured, seed) }
}

/** Every bet of the live tables. */
export const tableReturns: Bench = async ({ quick }) => {
  const { measured, seed } = measurePlan([...askedPlan({ counted: !quick }), ...tablePlan()], 'table-returns', quick)
  return { figures: [share(measured)], notes: notesOf(measured, seed) }
}

/** A bet on every method of the lotteries. */
export const lotteryReturns: Bench = async ({ quick }) => {
  const { measured, seed } = measurePlan(lotteryPlan(), 'lottery-returns', quick)
  return { figures: [share(measured)], notes: notesOf(measured, seed) }
}

const share = (measured: readonly MeasuredReturn[]): Figure => ({
  measure: `bets inside the 99 % interval of their exact return, of ${measured.length.toLocaleString('en')}`,
  value: insideOf(measured) * 100,
  unit: '%',
  atLeast: 98,
})

const percent = (value: number): string => (value * 100).toFixed(4)

/** Slots one by one; they come first. */
const figuresOf = (measured: readonly MeasuredReturn[], slots: number): readonly Figure[] =>
  measured.slice(0, slots).map(({ game, bet, measured: value, exact, slack, rounds }) => ({
    measure: `${game}, ${bet}, ${rounds.toLocaleString('en')} rounds; exactly ${percent(exact)} %`,
    value: Number(percent(value)),
    unit: '%',
    atLeast: Number(percent(exact - slack)),
    atMost: Number(percent(exact + slack)),
  }))

function notesOf(measured: readonly MeasuredReturn[], seed: string): readonly string[] {
  const byGame = Map.groupBy(measured, ({ game }) => game)
  const games = [...byGame].map(([game, bets]) => {
    const rounds = bets[0]?.rounds.toLocaleString('en')
    return `${game} ${bets.filter(({ inside }) => inside).length} of ${bets.length} bets (${rounds} rounds each)`
  })
  const outside = measured.filter(({ inside }) => !inside)
  const named = outside.map(
    ({ game, bet, measured: value, exact, slack }) =>
      `${game} ${bet}: ${percent(value)} for ${percent(exact)} ± ${percent(slack)}`,
  )
  return [
    `inside: ${games.join('; ')}`,
    outside.length === 0 ? 'none is outside' : `outside: ${named.join('; ')}`,
    `server seed of this run: ${seed}; nothing is staked on it`,
  ]
}
