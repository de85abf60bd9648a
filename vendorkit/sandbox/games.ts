import type { SandboxPlay } from '@croupier/contract/sandbox-games.ts'
import { floorTo, Fraction, timesFloor } from '@croupier/engine/fraction.ts'
import { scale } from '@croupier/engine/money.ts'

/** A whole number from 0 to below `faces`, each as likely. */
export type Draw = (faces: number) => number

/** How a bet ended: what it pays in hundredths of the stake, and what there is to see. */
export interface Outcome {
  readonly hundredths: number
  readonly shown: readonly (string | number)[]
  readonly said: string
}

/** What a page is told of a round that it asked for, or why there is none; the balance where it is known. */
export type PlayResult<Balance = string | undefined> =
  | {
      readonly status: 'OK'
      readonly shown: Outcome['shown']
      readonly said: string
      readonly won: string
      readonly balance: Balance
    }
  | { readonly status: string; readonly balance: Balance }

interface Play {
  /** What may be bet on. */
  readonly choices: readonly string[]
  /** Chances of what each choice pays, for who wants to know before. */
  odds(choice: string): readonly (readonly [chance: Fraction, hundredths: number])[]
  play(choice: string, draw: Draw): Outcome | undefined
}

const part = (of: number, whole: number) => new Fraction(BigInt(of), BigInt(whole))

const STRIP = [1, 2, 3, 4, 5, 5]
const STOPS = 20
const THREE = [50_000, 10_000, 4000, 2000, 1000, 800]
const TWO_OF_BEST = 1000
const ONE_OF_BEST = 100

function symbolAt(stop: number): number {
  let rest = stop
  return STRIP.findIndex((count) => (rest -= count) < 0)
}

function reelsPay([one = 0, two = 0, three = 0]: readonly number[]): number {
  if (one === two && two === three) return THREE[one] ?? 0
  const best = [one, two, three].filter((symbol) => symbol === 0).length
  return best === 2 ? TWO_OF_BEST : best === 1 ? ONE_OF_BEST : 0
}

const reels: Play = {
  choices: ['line'],
  odds: () => {
    const all: [Fraction, number][] = []
    for (const [one, first] of STRIP.entries())
      for (const [two, second] of STRIP.entries())
        for (const [three, third] of STRIP.entries())
          all.push([part(first * second * third, STOPS ** 3), reelsPay([one, two, three])])
    return all
  },
  play: (_choice, draw) => {
    const shown = [draw(STOPS), draw(STOPS), draw(STOPS)].map(symbolAt)
    return { shown, hundredths: reelsPay(shown), said: '' }
  },
}

/** One of several things happens, and a bet on it pays what stands beside it. */
function sides(
  rows: readonly { readonly choice: string; readonly weight: number; readonly hundredths: number }[],
): Play {
  const whole = rows.reduce((sum, { weight }) => sum + weight, 0)
  return {
    choices: rows.map(({ choice }) => choice),
    odds: (choice) => {
      const row = rows.find((one) => one.choice === choice)
      return row ? [[part(row.weight, whole), row.hundredths]] : []
    },
    play: (choice, draw) => {
      const spot = draw(whole)
      let rest = spot
      const index = rows.findIndex(({ weight }) => (rest -= weight) < 0)
      const fallen = rows[index]
      const own = rows.find((one) => one.choice === choice)
      if (!fallen || !own) return undefined
      return { shown: [index, spot], hundredths: fallen === own ? own.hundredths : 0, said: String(index) }
    },
  }
}

const wheel = sides([
  { choice: '0', weight: 24, hundredths: 215 },
  { choice: '1', weight: 15, hundredths: 340 },
  { choice: '2', weight: 10, hundredths: 510 },
  { choice: '3', weight: 5, hundredths: 1020 },
])
const match = sides([
  { choice: '0', weight: 475, hundredths: 200 },
  { choice: '1', weight: 380, hundredths: 250 },
  { choice: 'draw', weight: 145, hundredths: 655 },
])
const bout = sides([
  { choice: '0', weight: 470, hundredths: 202 },
  { choice: '1', weight: 450, hundredths: 210 },
  { choice: '2', weight: 80, hundredths: 1185 },
])

const DECK = 52
const RANKS = 13
const WINS = part(8, 17)
const TIES = part(1, 17)

/** Two cards of one deck, one for each side; aces are high. */
function twoCards(draw: Draw) {
  const one = draw(DECK)
  const rest = draw(DECK - 1)
  const other = rest >= one ? rest + 1 : rest
  const [high, low] = [one % RANKS, other % RANKS]
  return { shown: [one, other], winner: high === low ? 'tie' : high > low ? '0' : '1' }
}

const cards: Play = {
  choices: ['0', '1', 'tie'],
  odds: (choice) =>
    choice === 'tie'
      ? [[TIES, 1600]]
      : [
          [WINS, 200],
          [TIES, 50],
        ],
  play: (choice, draw) => {
    const { shown, winner } = twoCards(draw)
    const pays = choice === 'tie' ? 1600 : 200
    return { shown, said: winner, hundredths: winner === choice ? pays : winner === 'tie' ? 50 : 0 }
  },
}

const duel: Play = {
  choices: ['0'],
  odds: () => [
    [WINS, 195],
    [TIES, 100],
  ],
  play: (_choice, draw) => {
    const { shown, winner } = twoCards(draw)
    return { shown, said: winner, hundredths: winner === '0' ? 195 : winner === 'tie' ? 100 : 0 }
  },
}

const FACES = 6
const dice: Play = {
  choices: ['0', '1', '2'],
  odds: (choice) => (choice === '2' ? [[part(6, 216), 3400]] : [[part(105, 216), 195]]),
  play: (choice, draw) => {
    const shown = [draw(FACES), draw(FACES), draw(FACES)].map((face) => face + 1)
    const [one = 0, two = 0, three = 0] = shown
    const fallen = one === two && two === three ? '2' : one + two + three <= 10 ? '0' : '1'
    return { shown, said: fallen, hundredths: fallen !== choice ? 0 : choice === '2' ? 3400 : 195 }
  },
}

const SHOTS = ['2', '3', '5', '10', '25', '100']
const fish: Play = {
  choices: SHOTS,
  odds: (choice) => [[part(96, 100 * Number(choice)), 100 * Number(choice)]],
  play: (choice, draw) => {
    const hit = draw(100 * Number(choice)) < 96
    return { shown: [hit ? 1 : 0], said: hit ? 'hit' : 'missed', hundredths: hit ? 100 * Number(choice) : 0 }
  },
}

const NUMBERS = 30
const CALLED = 10
const BINGO_PAYS = [0, 0, 60, 200, 800, 10_000]
const TICKET = 5

const choose = (from: number, taken: number): number =>
  Array.from({ length: taken }, (_, index) => index).reduce((ways, index) => (ways * (from - index)) / (index + 1), 1)

const bingo: Play = {
  choices: ['ticket'],
  odds: () =>
    BINGO_PAYS.map((hundredths, hits) => [
      part(choose(CALLED, hits) * choose(NUMBERS - CALLED, TICKET - hits), choose(NUMBERS, TICKET)),
      hundredths,
    ]),
  play: (_choice, draw) => {
    const [ticket, called] = [drawNumbers(TICKET, draw), drawNumbers(CALLED, draw)]
    const hits = ticket.filter((number) => called.includes(number)).length
    return { shown: [...ticket, ...called], said: `${hits}`, hundredths: BINGO_PAYS[hits] ?? 0 }
  },
}

/** So many different numbers from 1 on. */
function drawNumbers(count: number, draw: Draw): readonly number[] {
  const urn = Array.from({ length: NUMBERS }, (_, index) => index + 1)
  return Array.from({ length: count }, () => urn.splice(draw(urn.length), 1)[0] ?? 0)
}

/** How each kind of game is played. */
export const PLAYS: Readonly<Record<SandboxPlay, Play>> = {
  reels,
  cards,
  wheel,
  dice,
  fish,
  duel,
  match,
  bout,
  bingo,
}

/** What comes back of a stake in the long run, for a choice. */
export const returnOf = (play: SandboxPlay, choice: string): Fraction =>
  PLAYS[play]
    .odds(choice)
    .reduce(
      (sum, [chance, hundredths]) => sum.add(chance.mul(new Fraction(BigInt(hundredths), 100n))),
      new Fraction(0n),
    )

/** What a stake wins by an outcome, in stored units: rounded down to what can be paid. */
export const wonBy = (stake: bigint, { hundredths }: Outcome, decimals: number): bigint =>
  floorTo(timesFloor(stake, BigInt(hundredths), 100n), 10n ** BigInt(scale - decimals))
