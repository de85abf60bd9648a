import { pick } from '../chance.ts'
import type { Words } from '../chance.ts'
import { Fraction } from '../fraction.ts'
import type { Bet, cashOut, Profile, Stage } from '../studio-game.ts'
import { choose, paidAt } from './odds.ts'
import type { Outcome } from './odds.ts'

/** Mines (rulebook §32): five rows of five tiles, 0 at the top left, row by row. */
export interface MinesChoices {
  readonly mines: number
}

export type MinesBet = Bet<MinesChoices>

/** What a member does in an open round. */
export type MinesStep = { readonly kind: 'open'; readonly tile: number } | typeof cashOut

export interface TileOpened {
  readonly kind: 'tile_opened'
  readonly tile: number
  readonly safe: boolean
  /** What the round is worth after it, in ten-thousandths of the stake; 0n on a mine. */
  readonly multiplier: bigint
}

/** The last event of a round: where all mines were. Nothing before it may say so. */
export interface MinesShown {
  readonly kind: 'mines_shown'
  readonly mines: readonly number[]
}

export type MinesEvent = TileOpened | MinesShown

export interface MinesRound extends Stage<MinesEvent> {
  readonly multiplier: bigint
}

export const paytableVersion = 'mines-1'
export const tiles = 25
export const minesMax = tiles - 1

/** True for a number of mines that is offered. */
export const areMines = (mines: number): boolean => Number.isInteger(mines) && mines >= 1 && mines <= minesMax

/** How likely this many tiles are all safe: C(25 − mines, opened) of C(25, opened). */
export const safeChance = (mines: number, opened: number): Fraction =>
  new Fraction(choose(tiles - mines, opened), choose(tiles, opened))

/** What this many safe tiles are worth: profile / chance, cut after the fourth decimal. */
export function minesMultiplier(mines: number, opened: number, profile: Profile): bigint {
  if (!areMines(mines) || opened < 1 || opened > tiles - mines)
    throw new Error(`${opened} safe tiles beside ${mines} mines are not offered`)
  const { numerator, denominator } = safeChance(mines, opened)
  return (BigInt(profile) * 100n * denominator) / numerator
}

/** The ladder: what one, two, three … safe tiles are worth and how likely they are. */
export const ladder = (mines: number, profile: Profile): Outcome[] =>
  Array.from({ length: tiles - mines }, (_, at) => ({
    chance: safeChance(mines, at + 1),
    multiplier: minesMultiplier(mines, at + 1, profile),
  }))

/** A round as far as these steps take it; the words give the mines before the first step. Throws for a step that cannot be taken. */
export function playMines(bet: MinesBet, steps: readonly MinesStep[], words: Words): MinesRound {
  const mines = pick(bet.choices.mines, tiles, words)
  const start: MinesRound = { events: [], payout: 0n, multiplier: 0n, done: false, mayCashOut: false }
  return steps.reduce((round, step) => {
    if (!canStep(bet, round, step)) throw new Error(`the step ${JSON.stringify(step)} cannot be taken`)
    return step.kind === 'open' ? opened(bet, round, mines, step.tile) : over(round, mines)
  }, start)
}

/** True where a round that is still open allows this step: a closed tile, or cashing out after the first one. */
export function canStep(_bet: MinesBet, round: MinesRound, step: MinesStep): boolean {
  if (round.done) return false
  if (step.kind === 'cash_out') return round.mayCashOut
  const known = Number.isInteger(step.tile) && step.tile >= 0 && step.tile < tiles
  return known && !round.events.some((event) => event.kind === 'tile_opened' && event.tile === step.tile)
}

function opened(bet: MinesBet, round: MinesRound, mines: readonly number[], tile: number): MinesRound {
  const safe = !mines.includes(tile)
  const count = round.events.length + 1
  const multiplier = safe ? minesMultiplier(mines.length, count, bet.profile) : 0n
  const event: TileOpened = { kind: 'tile_opened', tile, safe, multiplier }
  const next = {
    events: [...round.events, event],
    payout: paidAt(multiplier, bet),
    multiplier,
    done: false,
    mayCashOut: safe,
  }
  return safe && mayGoOn(bet, count) ? next : over(next, mines)
}

// Nothing is left to win beyond the last safe tile; where the next one would pay above the cap the round is paid out.
const mayGoOn = (bet: MinesBet, count: number): boolean =>
  count < tiles - bet.choices.mines &&
  (bet.payoutCap === undefined ||
    paidAt(minesMultiplier(bet.choices.mines, count + 1, bet.profile), bet) <= bet.payoutCap)

const over = (round: MinesRound, mines: readonly number[]): MinesRound => ({
  ...round,
  events: [...round.events, { kind: 'mines_shown', mines }],
  done: true,
  mayCashOut: false,
})
