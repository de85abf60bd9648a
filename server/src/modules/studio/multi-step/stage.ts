import type * as contract from '@croupier/contract/multi-step-rounds.ts'
import type { GameEvent, StudioGame } from '@croupier/contract/studio.ts'
import { gameOf } from '@croupier/engine/games.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Bet, Profile, Stage, MultiStepGame } from '@croupier/engine/studio-game.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import { type Play, wordsFor } from '../outcome.ts'
import type { SeedRow } from '../store.ts'
import type { MultiStepRound } from './store.ts'

/** A round as the engine has it. */
export interface RoundState {
  readonly game: MultiStepGame
  readonly bet: Bet<unknown>
  /** In the engine's form. */
  readonly steps: readonly unknown[]
  readonly stage: Stage<unknown>
}

/** What a round shows when it is opened. */
export const openingOf = ({ game, bet, decimals }: Play<MultiStepGame>, seed: SeedRow): readonly GameEvent[] =>
  wireOf(game, game.play(bet, [], wordsFor(seed)), decimals)

/** A round as far as its steps have taken it, computed again from its seed. */
export function roundStateOf(row: MultiStepRound): RoundState {
  const game = gameOf(row.gameCode)
  if (!game?.multiStep) throw new Error(`${row.gameCode} is not played in several steps`)
  // Written from a profile of the settings.
  const terms = { stake: row.stake, unit: row.unit, profile: row.profile as Profile, payoutCap: row.payoutCap }
  const choices = game.accept(row.choices, terms)
  if (!choices.ok) throw new Error(`the choices of round ${row.roundId} are not offered: ${choices.why}`)
  const bet = { ...terms, choices: choices.choices }
  const steps = row.steps.map((step) => game.stepOf(step))
  return { game, bet, steps, stage: game.play(bet, steps, wordsFor(row)) }
}

/** The round after one more step, if it allows it. */
export function applyStep(
  row: MultiStepRound,
  { game, bet, steps, stage }: RoundState,
  step: unknown,
): Verdict<Stage<unknown>> {
  const known = game.stepOf(step)
  if (known === undefined) return atField('step', 'invalid')
  if (!game.canStep(bet, stage, known)) return no('step_not_allowed')
  return yes(game.play(bet, [...steps, known], wordsFor(row)))
}

/** The events of a stage as pages show them. The engine's stage holds nothing that is not revealed. */
export const wireOf = (game: MultiStepGame, stage: Stage<unknown>, decimals: number): readonly GameEvent[] =>
  // The contract has every game's events, in the form that the game writes.
  game.wire(stage.events, decimals) as readonly GameEvent[]

const DAY_MS = 86_400_000

/** A round as its member is shown it. */
export function roundView(row: MultiStepRound, { game, stage }: RoundState, endDays: number): contract.MultiStepRound {
  const worth = row.closedAt === null ? stage.payout : row.payout
  return {
    roundId: row.roundId,
    // Only games of the studio open such rounds, and in the contract's form.
    gameCode: row.gameCode as StudioGame,
    choices: row.choices as contract.MultiStepRound['choices'],
    stake: amountText(row.stake, row.decimals),
    index: row.steps.length,
    events: [...wireOf(game, stage, row.decimals)],
    done: row.closedAt !== null,
    mayCashOut: row.closedAt === null && stage.mayCashOut,
    worth: amountText(worth, row.decimals),
    openedAt: row.openedAt.toISOString(),
    endsAt: (row.closedAt ?? new Date(row.lastStepAt.getTime() + endDays * DAY_MS)).toISOString(),
    proof: { serverSeedHash: row.serverSeedHash, clientSeed: row.clientSeed, nonce: row.nonce },
  }
}
