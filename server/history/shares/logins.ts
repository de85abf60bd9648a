import type { login as call } from '@croupier/contract/identity.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { logIn } from '#modules/identity/log-in.ts'
import { visitorAsk } from '../asks.ts'
import type { HistoryContext, HistoryMoment, Share } from '../context.ts'
import { diceOf } from '../dice.ts'
import { type Person, PERSON_PASSWORD } from '../persons.ts'
import { solveProofOfWork } from '../proof-of-work.ts'
import { visitsOf } from '../visits.ts'

/** So long before they play they log in. */
const BEFORE = 5 / 60

/** Whoever comes logs in, mostly at home by the device that they mostly use; now and then a password is wrong at first. */
export const logins: Share = {
  name: 'visiting',
  async day(context) {
    for (const { person, from } of visitsOf(context)) {
      const dice = diceOf(`login ${context.number} ${person.account}`)
      const [address, device] = [dice.happens(80) ? 0 : 1, dice.happens(85) ? 0 : 1]
      const [ip = '', userAgent = ''] = [person.addresses[address], person.devices[device]]
      const seen = { ...person, addresses: [ip], devices: [userAgent] }
      const at = context.moment(person.merchant, from - BEFORE)
      if (dice.happens(4))
        context.at(at, `${person.account} mistypes`, (moment) =>
          enter(context, moment, { person, seen, password: 'forgotten1' }),
        )
      const later = new Date(at.getTime() + 40_000)
      context.at(later, person.account, (moment) => enter(context, moment, { person, seen, password: PERSON_PASSWORD }))
    }
  },
}

interface LoginAttempt {
  readonly person: Person
  /** As the site sees them this time. */
  readonly seen: Person
  readonly password: string
}

async function enter(context: HistoryContext, { deps }: HistoryMoment, { person, seen, password }: LoginAttempt) {
  const memberId = await context.memberIdOf(person)
  const username = (await memberNames(deps.db, [memberId])).get(memberId)?.account ?? ''
  const body = { type: 'username' as const, username, password, challenge: await solveProofOfWork(deps) }
  const { id: brandId } = context.brands[person.merchant]
  await logIn(deps, { ...visitorAsk<typeof call>(seen, brandId, body), body })
}
