import type {
  excludeSelf as exclusionCall,
  setLimit as limitCall,
  takeTimeOut as timeOutCall,
} from '@croupier/contract/limits.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { excludeSelf } from '#modules/limits/exclude-self.ts'
import { setLimit } from '#modules/limits/set-limit.ts'
import { takeTimeOut } from '#modules/limits/take-time-out.ts'
import type { HistoryContext, HistoryMoment, Share } from '../context.ts'
import { diceOf } from '../dice.ts'
import { type Person, PERSON_PASSWORD } from '../persons.ts'

/** Some members set a limit, take a time-out or exclude themselves on one day. */
export const restraints: Share = {
  name: 'restraints',
  async day(context) {
    for (const person of context.members.filter((one) => isDue(context, one)))
      context.at(context.moment(person.merchant, person.habits.hour + 2.5), person.account, (moment) =>
        hold(context, moment, person),
      )
  },
}

function isDue({ number }: HistoryContext, { account, joins, habits: { restraint } }: Person): boolean {
  if (restraint === 'none') return false
  const dice = diceOf(`restraint ${account}`)
  // Members who exclude themselves for good have played for some time before.
  return number === joins + dice.between(restraint === 'exclusion' ? 20 : 3, 60)
}

async function hold(context: HistoryContext, { deps }: HistoryMoment, person: Person): Promise<void> {
  const { restraint, deposit } = person.habits
  if (restraint === 'limit') {
    const body = { kind: 'deposit', period: 'week', amount: String(deposit * 5) } as const
    await setLimit(deps, await context.asked<typeof limitCall>(person, { body }))
  } else if (restraint === 'time_out') {
    await takeTimeOut(deps, await context.asked<typeof timeOutCall>(person, { body: { hours: 24 } }))
  } else {
    const memberId = await context.memberIdOf(person)
    const account = (await memberNames(deps.db, [memberId])).get(memberId)?.account ?? ''
    const body = { months: 6, account, password: PERSON_PASSWORD }
    await excludeSelf(deps, await context.asked<typeof exclusionCall>(person, { body }))
  }
}
