import { playRound } from '@croupier/contract/studio.ts'
import { inTransaction } from '#kernel/database.ts'
import { dayOf, daysAfter } from '#kernel/day.ts'
import { midnight } from '#kernel/period.ts'
import { seedsFor } from '#modules/studio/seeds.ts'
import { type Caller, makeCall } from '../calls/caller.ts'
import { bytesOf } from '../dice.ts'
import { ago, caseId, type CaseContext, HOUR, type OpenCase } from './case.ts'
import { arrive, type CasePerson, memberOf, person } from './people.ts'

/** Friends who came on one evening and played the same game. */
const FRIENDS: readonly (readonly [account: string, name: string, birthday: string])[] = [
  ['jetm01', 'Jethro Macaraeg', '1995-02-11'],
  ['ricaa5', 'Ricarda Abad', '1997-05-23'],
  ['dodong9', 'Dodong Salcedo', '1989-09-09'],
  ['maryll', 'Maryll Pineda', '2000-01-30'],
  ['nikko77', 'Nikko Arroyo', '1993-07-17'],
  ['tanyag', 'Tanya Geronimo', '1991-12-04'],
  ['bordz', 'Bernardo Zulueta', '1986-03-28'],
  ['cheska5', 'Francesca Luna', '1999-11-15'],
  ['potpot', 'Apolinario Tan', '1994-08-02'],
  ['irishd', 'Irish Dimaculangan', '1998-04-19'],
  ['gboy', 'Gerardo Baylon', '1990-10-27'],
  ['mhel24', 'Rommel Yap', '1984-06-14'],
  ['kayes8', 'Kaye Santillan', '2001-02-08'],
  ['jaybee', 'John Benedict Roxas', '1996-09-21'],
  ['ligaya1', 'Ligaya Mercado', '1992-05-06'],
  ['totoy3', 'Teodulo Garcia', '1987-01-12'],
]
const FIRST_NUMBER = 40
const ROUNDS = 65
const STAKE = '100.00'
/** Of the evenings that follow from the one seed of the past this is one on which the wheel ran well. */
const EVENING = 'returns 1875'

/**
 * Yesterday evening a thousand spins gave back more than chance explains once in a hundred. They are rounds as any other: each can be
 * verified with its seeds, and the day's return stands outside of its interval.
 */
export const outsideReturn: OpenCase = {
  name: 'outside return',
  async open(context) {
    const begins = evening(context)
    const friends = await Promise.all(FRIENDS.map((friend, number) => come(context, { friend, number, begins })))
    for (let round = 0; round < ROUNDS; round++)
      await Promise.all(friends.map((friend) => spin(context, { ...friend, round, begins })))
  },
}

/** So many minutes ago it was half past eight in the evening of the day before. */
function evening({ deps, brand: { timeZone } }: CaseContext): number {
  const yesterday = daysAfter(dayOf(deps.now(), timeZone), -1)
  const then = midnight(yesterday, timeZone).getTime() + 20.5 * HOUR * 60_000
  return (deps.now().getTime() - then) / 60_000
}

interface Arrival {
  readonly friend: (typeof FRIENDS)[number]
  readonly number: number
  readonly begins: number
}

async function come(context: CaseContext, { friend, number, begins }: Arrival) {
  const one: CasePerson = person(friend, FIRST_NUMBER + number)
  const by = await arrive(context, one, begins + HOUR - number)
  const then = { ...ago(context, begins + 1), random: bytesOf(`${EVENING} ${number}`) }
  await inTransaction(then.db, (tx) => seedsFor(tx, then, [memberOf(by)], then.now()))
  return { by, account: one.account }
}

interface Spin {
  readonly by: Caller
  readonly account: string
  readonly round: number
  readonly begins: number
}

async function spin(context: CaseContext, { by, account, round, begins }: Spin): Promise<void> {
  const choices = { segments: 10, risk: 'low' } as const
  const body = { id: caseId(`${account} ${round}`), gameCode: 'WHEEL', stake: STAKE, choices } as const
  await makeCall(ago(context, begins - round / 4), by, playRound, { body })
}
