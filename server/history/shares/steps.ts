import type { ReplyOf } from '@croupier/contract/call.ts'
import type { takeStep as call, Step } from '@croupier/contract/multi-step-rounds.ts'
import { Refusal } from '#kernel/refusal.ts'
import { takeStep } from '#modules/studio/multi-step/take-step.ts'
import type { HistoryContext, HistoryMoment } from '../context.ts'
import { type Dice, diceOf } from '../dice.ts'
import type { Person } from '../persons.ts'

/** A multi-step round that somebody has opened. */
export interface OpenedRound {
  readonly person: Person
  readonly gameCode: string
  readonly roundId: string
}

const TILES = 25
const SECOND = 1 / 60

/** They go on with their rounds, one a step further than another, and leave with what they have; a round may end them before. */
export async function goOn(
  context: HistoryContext,
  moment: HistoryMoment,
  opened: readonly OpenedRound[],
): Promise<void> {
  let open = opened.map((round) => ({ ...round, ...planOf(round) }))
  for (let index = 0; open.length > 0; index++) {
    moment.pass(SECOND)
    const went = await Promise.all(open.map((one) => stepOn(context, moment, { ...one, index })))
    open = open.filter((_, at) => went[at]?.done === false)
  }
}

interface StepPlan {
  readonly dice: Dice
  readonly tiles: readonly number[]
  /** They leave after so many steps. */
  readonly last: number
}

function planOf({ roundId }: OpenedRound): StepPlan {
  const dice = diceOf(`steps ${roundId}`)
  const tiles = Array.from({ length: TILES }, (_, tile) => ({ tile, at: dice.below(2 ** 20) }))
  return {
    dice,
    tiles: tiles.toSorted((one, other) => one.at - other.at).map(({ tile }) => tile),
    last: dice.between(1, 3),
  }
}

type NextStep = OpenedRound & StepPlan & { readonly index: number }

/** The next step; where the card allows none of the kind they meant, the other one. */
async function stepOn(
  context: HistoryContext,
  { deps }: HistoryMoment,
  next: NextStep,
): Promise<ReplyOf<typeof call> | undefined> {
  const { person, roundId, index } = next
  const params = { roundId }
  for (const step of stepsOf(next)) {
    const body = { id: context.idOf(`${roundId} ${index} ${step.kind}`), index, step }
    try {
      return await takeStep(deps, await context.asked<typeof call>(person, { params, body }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return undefined
}

function stepsOf({ gameCode, index, last, tiles, dice }: NextStep): readonly Step[] {
  if (index >= last) return [{ kind: 'cash_out' }]
  if (gameCode === 'MINES') return [{ kind: 'open', tile: tiles[index] ?? 0 }]
  return dice.happens(50) ? [{ kind: 'hi' }, { kind: 'lo' }] : [{ kind: 'lo' }, { kind: 'hi' }]
}
