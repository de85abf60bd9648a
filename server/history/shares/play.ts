import type { playRound as call } from '@croupier/contract/studio.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { playRound } from '#modules/studio/play-round.ts'
import type { HistoryContext, HistoryMoment, Share } from '../context.ts'
import { type Dice, diceOf } from '../dice.ts'
import type { GameCode } from '../habits.ts'
import type { Person } from '../persons.ts'
import { ROUND_S, type Visit, visitsOf } from '../visits.ts'
import { goOn, type OpenedRound } from './steps.ts'

/** Instant games and slots: whoever comes plays a number of rounds, one every few seconds, together with who else is there. */
export const play: Share = {
  name: 'play',
  async day(context) {
    const rounds = visitsOf(context).flatMap((visit) => roundsOf(context, visit))
    for (const [at, some] of Map.groupBy(rounds, ({ moment }) => moment.getTime()))
      context.playAt(new Date(at), String(at), (moment) => playTogether(context, moment, some))
  },
}

interface PlannedRound {
  readonly person: Person
  readonly moment: Date
  readonly number: number
}

const roundsOf = ({ moment }: HistoryContext, { person, from, rounds }: Visit): readonly PlannedRound[] =>
  Array.from({ length: rounds }, (_, number) => ({
    person,
    moment: moment(person.merchant, from + (number * ROUND_S) / 3600),
    number,
  }))

async function playTogether(context: HistoryContext, moment: HistoryMoment, rounds: readonly PlannedRound[]) {
  const asks = await Promise.all(rounds.map((round) => askOf(context, round)))
  const played = await Promise.allSettled(asks.map((ask) => playRound(moment.deps, ask)))
  // A member without balance or under a restraint stops playing; the others continue.
  const fault = played.find((one) => one.status === 'rejected' && !(one.reason instanceof Refusal))
  if (fault?.status === 'rejected') throw fault.reason
  const opened = played.flatMap((one, at): OpenedRound[] => {
    const [person, gameCode] = [rounds[at]?.person, asks[at]?.body.gameCode]
    if (one.status === 'rejected' || !one.value.open || !person || !gameCode) return []
    return [{ person, gameCode, roundId: one.value.roundId }]
  })
  await goOn(context, moment, opened)
}

async function askOf(context: HistoryContext, { person, number }: PlannedRound): Promise<Ask<typeof call>> {
  const { habits, account } = person
  const dice = diceOf(`round ${context.number} ${account} ${number}`)
  const gameCode = dice.happens(60) ? (habits.games[0] ?? 'DICE') : dice.oneOf(habits.games)
  const stake = stakeOf(habits.stake, dice)
  const body = { id: context.idOf(`${account} ${number}`), gameCode, stake, choices: choicesOf(gameCode, dice) }
  // The choices are those of the game.
  return context.asked<typeof call>(person, { body: body as Ask<typeof call>['body'] })
}

const stakeOf = (usual: number, dice: Dice) => String(usual * dice.oneOf([1, 1, 1, 1, 2, 2, 5]))

/** What is chosen in games that ask for something; a slot is only spun. */
function choicesOf(gameCode: GameCode, dice: Dice): object {
  if (gameCode === 'DICE') return { target: dice.oneOf(['50.00', '50.00', '75.00', '25.00']), over: dice.happens(50) }
  if (gameCode === 'LIMBO') return { target: dice.oneOf(['1.50', '2.00', '2.00', '10.00']) }
  if (gameCode === 'PLINKO') return { rows: dice.oneOf([8, 12, 16]), risk: dice.oneOf(['low', 'medium', 'high']) }
  if (gameCode === 'KENO')
    return {
      numbers: dice.oneOf([
        [3, 7, 12],
        [1, 8, 21, 33],
        [5, 11, 17, 23, 29],
      ]),
      risk: 'classic',
    }
  if (gameCode === 'MINES') return { mines: dice.oneOf([2, 3, 3, 5]) }
  if (gameCode === 'WHEEL') return { segments: dice.oneOf([10, 20, 30]), risk: dice.oneOf(['low', 'medium']) }
  return gameCode === 'JADE_WAYS' || gameCode === 'STORM_TUMBLE' ? { bought: false } : {}
}
