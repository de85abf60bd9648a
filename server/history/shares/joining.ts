import type { register as call, registerMobile as mobileCall } from '@croupier/contract/identity.ts'
import type { sendRegistrationCode as codeCall } from '@croupier/contract/codes.ts'
import { z } from 'zod'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { unseal } from '#kernel/secret.ts'
import { markDemoPlayers } from '#modules/identity/identity.ts'
import { MESSAGE } from '#modules/identity/codes/codes.ts'
import { sendRegistrationCode } from '#modules/identity/codes/send-registration-code.ts'
import { findNewestTo } from '#modules/identity/codes/store.ts'
import { register, registerMobile } from '#modules/identity/register.ts'
import { visitOf } from '../asking.ts'
import type { HistoryContext, HistoryMoment, Share } from '../context.ts'
import { DOORS, type Person, PERSON_PASSWORD } from '../persons.ts'
import { solved } from '../proof-of-work.ts'

/** Everybody registers on a day of their own, about the hour at which they come later. */
export const joining: Share = {
  name: 'joining',
  async day(context) {
    for (const person of context.members.filter(({ joins }) => joins === context.number)) {
      const hours = person.habits.hour + context.dice.below(40) / 100
      context.at(context.moment(person.merchant, hours), person.account, (moment) => join(context, moment, person))
    }
  },
}

async function join(context: HistoryContext, moment: HistoryMoment, person: Person): Promise<void> {
  const brandId = context.brands[person.merchant].id
  const registering = DOORS[person.merchant].isNamed ? byName : byNumber
  await registering(moment, person, brandId).catch((error: unknown) => {
    // Before a crash.
    if (error instanceof Refusal && TAKEN.has(error.code)) return
    throw new Error(`${person.account} could not register`, { cause: error })
  })
  const memberId = await context.memberIdOf(person)
  await inTransaction(moment.deps.db, (tx) => markDemoPlayers(tx, [memberId]))
}

const TAKEN: ReadonlySet<string> = new Set(['username_taken', 'mobile_taken'])

const formOf = ({ nickname, name, mobile, email, birthday }: Person) => ({
  password: PERSON_PASSWORD,
  confirmPassword: PERSON_PASSWORD,
  agree: true,
  nickname,
  payeeName: name,
  mobileNum: mobile,
  email,
  birthday,
})

async function byName({ deps }: HistoryMoment, person: Person, brandId: number): Promise<void> {
  const body = { ...formOf(person), username: person.account, challenge: await solved(deps) }
  await register(deps, visitOf<typeof call>(person, brandId, body))
}

/** A code comes by a short message; who types it in a minute later has proved the number. */
async function byNumber({ deps, pass, hear }: HistoryMoment, person: Person, brandId: number): Promise<void> {
  const countryDialingCode = DOORS[person.merchant].dialing
  const number = { mobileNo: person.mobile, countryDialingCode }
  const visit = visitOf<typeof codeCall>(person, brandId, { ...number, challenge: await solved(deps) })
  await sendRegistrationCode(deps, visit)
  await hear()
  pass(1)
  const verificationCode = await codeTo(deps, `${countryDialingCode}${person.mobile}`)
  const body = { ...formOf(person), countryDialingCode, verificationCode, challenge: await solved(deps) }
  await registerMobile(deps, visitOf<typeof mobileCall>(person, brandId, body))
}

const Text = z.object({ text: z.string() })

/** The code that was last sent to a number, as its owner reads it. */
async function codeTo(deps: Deps, to: string): Promise<string> {
  const sealed = (await findNewestTo(deps.db, to))?.sealed
  const text = sealed ? Text.parse(JSON.parse(await unseal(deps, MESSAGE, sealed))).text : ''
  const code = /\d{6}/.exec(text)?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${to}`)
  return code
}
