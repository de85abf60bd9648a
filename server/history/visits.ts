import type { HistoryContext } from './context.ts'
import { diceOf } from './dice.ts'
import type { Person } from './persons.ts'

/** Somebody comes on a day: from when on, and how many rounds they mean to play. */
export interface Visit {
  readonly person: Person
  /** Hours of the brand's clock at which they begin to play. */
  readonly from: number
  readonly rounds: number
  /** About when they leave. */
  readonly until: number
}

/** From one round to the next, in seconds; the strict brand takes no round sooner. */
export const ROUND_S = 12

/** Who comes on this day: everybody on the day on which they register, then as they use to. */
export const visitsOf = ({ members, number }: Pick<HistoryContext, 'members' | 'number'>): readonly Visit[] =>
  members.flatMap((person) => {
    const { habits, account, joins } = person
    const dice = diceOf(`visit ${number} ${account}`)
    if (number !== joins && !dice.happens(habits.comes)) return []
    const rounds = Math.max(3, Math.round((habits.rounds * dice.between(50, 150)) / 100))
    // At some quarter of an hour after those who register have done so.
    const from = habits.hour + dice.between(3, 6) / 4
    return [{ person, from, rounds, until: from + (rounds * ROUND_S) / 3600 }]
  })
