import { randomUUID } from 'node:crypto'
import { playRound, studioGame, type StudioGame } from '@croupier/contract/studio.ts'
import { takeStep, type Step } from '@croupier/contract/multi-step-rounds.ts'
import type { BodyOf, ReplyOf } from '@croupier/contract/call.ts'
import { CHOICES } from '../choices.ts'
import { stakeOf, textOf, unitsIn } from '../stake.ts'
import { afterThought, type Guest, over, type StepOutcome, type Visit } from '../visit.ts'

const ROUNDS_LEAST = 5
const ROUNDS_MORE = 25
/** A step inside a round takes less thought than a bet. */
const STEP_SHARE = 0.3
const STEPS_MAX = 4

type Game = ReplyOf<typeof studioGame>
type PlayedRound = ReplyOf<typeof playRound>

interface OpenRound {
  readonly roundId: string
  readonly index: number
  readonly mayCashOut: boolean
}

/** Some rounds of one game of the house. */
export function studioVisit(guest: Guest, gameCode: StudioGame, activity: Visit['activity']): Visit {
  const { caller, random, habits } = guest
  let game: Game | undefined
  let left = ROUNDS_LEAST + random.below(ROUNDS_MORE)
  let round: OpenRound | undefined
  /** A call without an answer is made again as it was. */
  let asked: BodyOf<typeof playRound> | undefined

  async function look(): Promise<StepOutcome> {
    const answer = await caller.ask(studioGame, { params: { gameCode } })
    if (answer.kind !== 'value') return answer
    game = answer.value
    return game.open ? afterThought(guest, STEP_SHARE) : over
  }

  async function bet(limits: Game): Promise<StepOutcome> {
    const stake = stakeOf(limits, habits.stake, guest.balance ?? 0n)
    if (asked === undefined && stake === undefined) return { kind: 'refused', code: 'insufficient_funds' }
    asked ??= {
      id: randomUUID(),
      gameCode,
      stake: textOf(stake ?? 0n),
      choices: CHOICES[gameCode](random),
      // The choices are those of this game.
    } as BodyOf<typeof playRound>
    const answer = await caller.ask(playRound, { body: asked })
    if (answer.kind === 'lost' || answer.kind === 'later') return answer
    asked = undefined
    if (answer.kind === 'refused') return answer
    return played(answer.value)
  }

  function played({ roundId, balance, open }: PlayedRound): StepOutcome {
    guest.balance = unitsIn(balance)
    left -= 1
    if (open) {
      round = { roundId, index: 0, mayCashOut: false }
      return afterThought(guest, STEP_SHARE)
    }
    return left > 0 ? afterThought(guest) : over
  }

  async function goOn({ roundId, index, mayCashOut }: OpenRound): Promise<StepOutcome> {
    const step = stepOf(gameCode, { index, mayCashOut }, random.below(STEPS_MAX) === 0)
    const answer = await caller.ask(takeStep, { params: { roundId }, body: { id: randomUUID(), index, step } })
    if (answer.kind === 'refused') {
      round = undefined
      return answer
    }
    if (answer.kind !== 'value') return answer
    guest.balance = unitsIn(answer.value.balance)
    round = answer.value.done ? undefined : answer.value
    if (round) return afterThought(guest, STEP_SHARE)
    return left > 0 ? afterThought(guest) : over
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
