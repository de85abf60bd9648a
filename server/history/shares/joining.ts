import type { register as call, registerMobile as mobileCall } from '@croupier/contract/identity.ts'
import type { sendRegistrationCode as codeCall } from '@croupier/contract/codes.ts'
import { inTransaction } from '#kernel/database.ts'
import { Refusal } from '#kernel/refusal.ts'
import { bindAddress } from '#modules/identity/codes/codes.ts'
import { markDemoPlayers } from '#modules/identity/identity.ts'
import { sendRegistrationCode } from '#modules/identity/codes/send-registration-code.ts'
import { register, registerMobile } from '#modules/identity/register.ts'
import { visitOf } from '../asking.ts'
import type { HistoryContext, HistoryMoment, Share } from '../context.ts'
import { DOORS, type Person, PERSON_PASSWORD, PERSON_PAYMENT_PASSWORD } from '../persons.ts'
import { codeTo } from '../received-code.ts'
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
  await inTransaction(moment.deps.db, async (tx) => {
    // Whoever has proved nothing yet could be paid nothing.
    await bindAddress(tx, moment.deps, { brandId, memberId, channel: 'mail', to: person.email })
    await markDemoPlayers(tx, [memberId])
  })
}

const TAKEN: ReadonlySet<string> = new Set(['username_taken', 'mobile_taken'])

const formOf = ({ nickname, name, mobile, email, birthday }: Person) => ({
  password: PERSON_PASSWORD,
  confirmPassword: PERSON_PASSWORD,
  agree: true,
  paymentPassword: PERSON_PAYMENT_PASSWORD,
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
