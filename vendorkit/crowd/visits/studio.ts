import { randomUUID } from 'node:crypto'
import { playRound, studioGame, type StudioGame } from '@croupier/contract/studio.ts'
import { openRounds, takeStep, type Step } from '@croupier/contract/multi-step-rounds.ts'
import type { BodyOf, ReplyOf } from '@croupier/contract/call.ts'
import { CHOICES } from '../choices.ts'
import type { Random } from '../random.ts'
import { stakeOf, textOf, unitsIn } from '../money.ts'
import {
  after,
  afterThought,
  type Guest,
  VISIT_END,
  type StepOutcome,
  thinkTime,
  usualStake,
  type Visit,
} from '../visit.ts'

const ROUNDS_LEAST = 5
const ROUNDS_MORE = 25
/** A step inside a round has a shorter think time than a bet. */
const STEP_SHARE = 0.3
const STEPS_MAX = 4
/** Who is asked to play more slowly waits so long. */
const TOO_FAST_MS = 1500

type Game = ReplyOf<typeof studioGame>
type PlayedRound = ReplyOf<typeof playRound>

interface OpenRound {
  readonly roundId: string
  readonly index: number
  readonly mayCashOut: boolean
}

export interface StudioVisitOptions {
  readonly gameCode: StudioGame
  readonly activity: Visit['activity']
  /** In stored units; the player's usual stake is raised to it. */
  readonly stakeLeast?: bigint
}

const roundOf = (gameCode: StudioGame, stake: bigint, random: Random) =>
  ({
    id: randomUUID(),
    gameCode,
    stake: textOf(stake),
    choices: CHOICES[gameCode](random),
    // The choices are those of this game.
  }) as BodyOf<typeof playRound>

/** After some thought, and not before the game takes the next round. */
function afterRound(guest: Guest, game: Game | undefined): StepOutcome {
  const due = thinkTime(guest)
  const cycleMs = game?.pace.cycleMs ?? 0
  return due.ms > cycleMs ? { kind: 'on', due } : after(cycleMs)
}

/** Some rounds of one game of the house. */
export function studioVisit(guest: Guest, { gameCode, activity, stakeLeast = 0n }: StudioVisitOptions): Visit {
  const { caller, random } = guest
  let game: Game | undefined
  let left = ROUNDS_LEAST + random.below(ROUNDS_MORE)
  let round: OpenRound | undefined
  /** A call without an answer is made again as it was. */
  let asked: BodyOf<typeof playRound> | undefined

  async function look(): Promise<StepOutcome> {
    const answer = await caller.ask(studioGame, { params: { gameCode } })
    if (answer.kind !== 'value') return answer
    game = answer.value
    return game.open ? afterThought(guest, STEP_SHARE) : VISIT_END
  }

  async function bet(limits: Game): Promise<StepOutcome> {
    const usual = usualStake(guest)
    const stake = stakeOf(limits, usual > stakeLeast ? usual : stakeLeast, guest.balance ?? 0n)
    if (asked === undefined && stake === undefined) return { kind: 'refused', code: 'insufficient_funds' }
    asked ??= roundOf(gameCode, stake ?? 0n, random)
    const answer = await caller.ask(playRound, { body: asked })
    if (answer.kind === 'lost' || answer.kind === 'later') return answer
    asked = undefined
    if (answer.kind === 'refused') return refused(answer.code) ?? answer
    return played(answer.value)
  }

  /** A round that was left in the middle is gone on with; who is too fast waits. */
  function refused(code: string): Promise<StepOutcome> | StepOutcome | undefined {
    if (code === 'play_too_fast') return after(TOO_FAST_MS)
    return code === 'round_open' ? resume() : undefined
  }

  async function resume(): Promise<StepOutcome> {
    const answer = await caller.ask(openRounds)
    if (answer.kind !== 'value') return answer
    round = answer.value.open.find((one) => one.gameCode === gameCode)
    return round ? afterThought(guest, STEP_SHARE) : VISIT_END
  }

  function played({ roundId, balance, open }: PlayedRound): StepOutcome {
    guest.balance = unitsIn(balance)
    left -= 1
    if (open) {
      round = { roundId, index: 0, mayCashOut: false }
      return afterThought(guest, STEP_SHARE)
    }
    return left > 0 ? afterRound(guest, game) : VISIT_END
  }

  async function goOn({ roundId, index, mayCashOut }: OpenRound): Promise<StepOutcome> {
    const step = stepOf(gameCode, { index, mayCashOut }, random.below(STEPS_MAX) === 0)
    const answer = await caller.ask(takeStep, { params: { roundId }, body: { id: randomUUID(), index, step } })
    if (answer.kind === 'refused') round = undefined
    if (answer.kind !== 'value') return answer
    guest.balance = unitsIn(answer.value.balance)
    round = answer.value.done ? undefined : answer.value
    if (round) return afterThought(guest, STEP_SHARE)
    return left > 0 ? afterThought(guest) : VISIT_END
  }

  return {
    activity,
    step: () => (round ? goOn(round) : game === undefined ? look() : bet(game)),
    end: async () => undefined,
  }
}

/** What is done in a round that goes on: some steps, then it is left with what it is worth. */
function stepOf(gameCode: StudioGame, round: Pick<OpenRound, 'index' | 'mayCashOut'>, enough: boolean): Step {
  if (round.mayCashOut && (enough || round.index >= STEPS_MAX)) return { kind: 'cash_out' }
  if (gameCode === 'MINES') return { kind: 'open', tile: (round.index * 7) % 25 }
  return { kind: round.index % 2 === 0 ? 'hi' : 'lo' }
}
