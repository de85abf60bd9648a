import { below, pick, u52 } from '@croupier/engine/chance.ts'
import type { Words } from '@croupier/engine/chance.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import { crashOutcome } from '@croupier/engine/instant/crash.ts'
import { faces, multiplierFor, playDice } from '@croupier/engine/instant/dice.ts'
import { cards, favourableRanks, hiLoMultiplier, isRight, rankOf, ranks } from '@croupier/engine/instant/hi-lo.ts'
import { kenoRisks } from '@croupier/engine/instant/keno-data.ts'
import { chosenMax, kenoOutcomes, playKeno } from '@croupier/engine/instant/keno.ts'
import { limboOutcome, playLimbo } from '@croupier/engine/instant/limbo.ts'
import { ladder, minesMax, tiles } from '@croupier/engine/instant/mines.ts'
import type { Outcome } from '@croupier/engine/instant/odds.ts'
import { plinkoRisks, plinkoRows } from '@croupier/engine/instant/plinko-data.ts'
import { playPlinko, plinkoOutcomes } from '@croupier/engine/instant/plinko.ts'
import { pointFrom } from '@croupier/engine/instant/point.ts'
import { wheelRisks, wheelSegments } from '@croupier/engine/instant/wheel-data.ts'
import { playWheel, wheelOutcomes } from '@croupier/engine/instant/wheel.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'

// Every bet of the instant games with its exact return, and how to play it from a stream of words. What rounds of one kind
// answer alike, such as how far a board of mines would have been opened, is played once for all of its bets.

/** Bets that are decided by the same rounds. */
export interface BetGroup {
  readonly bets: readonly MeasuredBet[]
  /** What one round pays on each of the bets, in stakes; written into `paid`. */
  readonly play: (words: Words, paid: Float64Array) => void
}

export interface MeasuredBet {
  readonly game: string
  readonly bet: string
  /** The exact return. */
  readonly exact: number
  /** The exact standard deviation of a round; where none is known the measured one stands for it. */
  readonly deviation?: number
  /** How likely it wins, where all wins are alike. */
  readonly chance?: number
}

const profiles: readonly Profile[] = [99, 97]
const stake = 1_0000n
const terms = (profile: Profile) => ({ stake, unit: 1n, profile })
const inStakes = (payout: bigint): number => Number(payout) / Number(stake)

/** What a list of outcomes returns and how far it spreads. Whatever is not listed pays nothing. */
function exactly(game: string, bet: string, outcomes: readonly Outcome[]): MeasuredBet {
  const over = (power: number) =>
    outcomes.reduce(
      (sum, { chance, multiplier }) =>
        sum + (Number(chance.numerator) / Number(chance.denominator)) * (Number(multiplier) / 10_000) ** power,
      0,
    )
  const alike = outcomes.length === 1 ? { chance: over(0) } : {}
  return { game, bet, exact: over(1), deviation: Math.sqrt(over(2) - over(1) ** 2), ...alike }
}

const single = (bet: MeasuredBet, play: (words: Words) => bigint): BetGroup => ({
  bets: [bet],
  play: (words, paid) => {
    paid[0] = inStakes(play(words))
  },
})

const winCounts = [100, 500, 1000, 2500, 4950, 5000, 7500, 9500, 9800]

const dice = profiles.flatMap((profile) =>
  winCounts.map((outcomes) => {
    const choices = { target: outcomes, over: false }
    const chance = new Fraction(BigInt(outcomes), BigInt(faces))
    return single(
      exactly('DICE', `${profile} %, ${outcomes} of ${faces}`, [
        { chance, multiplier: multiplierFor(outcomes, profile) },
      ]),
      (words) => playDice({ ...terms(profile), choices }, words).payout,
    )
  }),
)

const targets = [101, 110, 150, 200, 500, 1000, 10_000, 1_000_000]

const limbo = profiles.flatMap((profile) =>
  targets.map((target) =>
    single(
      exactly('LIMBO', `${profile} %, ${target / 100}×`, [limboOutcome({ target }, profile)]),
      (words) => playLimbo({ ...terms(profile), choices: { target } }, words).payout,
    ),
  ),
)

/** A flight answers all cash-outs at once; its point is drawn as limbo's, from 52 bits. */
const crash = profiles.map((profile): BetGroup => {
  const outcomes = targets.map((target) => crashOutcome(target, profile))
  return {
    bets: outcomes.map((outcome, at) =>
      exactly('CRASH', `${profile} %, out at ${(targets[at] ?? 0) / 100}×`, [outcome]),
    ),
    play: (words, paid) => {
      const point = Number(pointFrom(u52(words), profile))
      for (const [at, target] of targets.entries()) paid[at] = target <= point ? target / 100 : 0
    },
  }
})

const plinko = profiles.flatMap((profile) =>
  plinkoRisks.flatMap((risk) =>
    plinkoRows.map((rows) =>
      single(
        exactly('PLINKO', `${profile} %, ${rows} rows, ${risk}`, plinkoOutcomes({ rows, risk }, profile)),
        (words) => playPlinko({ ...terms(profile), choices: { rows, risk } }, words).payout,
      ),
    ),
  ),
)

const keno = profiles.flatMap((profile) =>
  kenoRisks.flatMap((risk) =>
    Array.from({ length: chosenMax }, (_, at) => {
      const numbers = Array.from({ length: at + 1 }, (_, number) => number + 1)
      return single(
        exactly('KENO', `${profile} %, ${at + 1} numbers, ${risk}`, kenoOutcomes(at + 1, risk, profile)),
        (words) => playKeno({ ...terms(profile), choices: { numbers, risk } }, words).payout,
      )
    }),
  ),
)

const wheel = profiles.flatMap((profile) =>
  wheelRisks.flatMap((risk) =>
    wheelSegments.map((segments) =>
      single(
        exactly('WHEEL', `${profile} %, ${segments} segments, ${risk}`, wheelOutcomes({ segments, risk }, profile)),
        (words) => playWheel({ ...terms(profile), choices: { segments, risk } }, words).payout,
      ),
    ),
  ),
)

/** A board answers all its bets at once: tiles are opened in their order, up to the first mine. */
const mines = Array.from({ length: minesMax }, (_, at): BetGroup => {
  const count = at + 1
  const ladders = profiles.map((profile) => ladder(count, profile))
  const worth = ladders.flatMap((steps) => steps.map(({ multiplier }) => Number(multiplier) / 10_000))
  return {
    bets: ladders.flatMap((steps, of) =>
      steps.map((step, opened) => exactly('MINES', `${profiles[of]} %, ${count} mines, ${opened + 1} tiles`, [step])),
    ),
    play: (words, paid) => {
      const safe = Math.min(...pick(count, tiles, words))
      const steps = tiles - count
      for (let bet = 0; bet < worth.length; bet += 1) paid[bet] = bet % steps < safe ? (worth[bet] ?? 0) : 0
    },
  }
})

/** One to five guesses at the likelier side, then out. */
const hiLo = profiles.flatMap((profile) =>
  [1, 2, 3, 5].map((guesses): BetGroup => {
    const bet = { game: 'HI_LO', bet: `${profile} %, ${guesses} guesses`, exact: hiLoReturn(guesses, profile) }
    const play = (words: Words, paid: Float64Array) => {
      paid[0] = guessed(guesses, profile, words)
    }
    return { bets: [bet], play }
  }),
)

function guessFor(rank: number): 'hi' | 'lo' {
  return favourableRanks(rank, 'hi') >= favourableRanks(rank, 'lo') ? 'hi' : 'lo'
}

function guessed(guesses: number, profile: Profile, words: Words): number {
  let rank = rankOf(below(cards, words))
  const favourable: number[] = []
  for (let at = 0; at < guesses; at += 1) {
    const guess = guessFor(rank)
    favourable.push(favourableRanks(rank, guess))
    const next = rankOf(below(cards, words))
    if (!isRight(rank, guess, next)) return 0
    rank = next
  }
  return Number(hiLoMultiplier(favourable, profile)) / 10_000
}

function hiLoReturn(guesses: number, profile: Profile): number {
  const after = (rank: number, favourable: readonly number[]): number => {
    if (favourable.length === guesses) return Number(hiLoMultiplier(favourable, profile)) / 10_000
    const guess = guessFor(rank)
    const right = Array.from({ length: ranks }, (_, at) => at + 1).filter((next) => isRight(rank, guess, next))
    const more = [...favourable, favourableRanks(rank, guess)]
    return right.reduce((sum, next) => sum + after(next, more) / ranks, 0)
  }
  return Array.from({ length: ranks }, (_, at) => after(at + 1, [])).reduce((sum, each) => sum + each / ranks, 0)
}

/** Every bet of the instant games. */
export const instantBets: readonly BetGroup[] = [
  ...dice,
  ...limbo,
  ...crash,
  ...plinko,
  ...keno,
  ...wheel,
  ...mines,
  ...hiLo,
]
