import type { register as call, registerMobile as mobileCall } from '@croupier/contract/identity.ts'
import type { sendRegistrationCode as codeCall } from '@croupier/contract/codes.ts'
import { inTransaction } from '#kernel/database.ts'
import { Refusal } from '#kernel/refusal.ts'
import { bindAddress } from '#modules/identity/codes/codes.ts'
import { markDemoPlayers } from '#modules/identity/identity.ts'
import { sendRegistrationCode } from '#modules/identity/codes/send-registration-code.ts'
import { register, registerMobile } from '#modules/identity/register.ts'
import { visitorAsk } from '../asks.ts'
import type { HistoryContext, HistoryMoment, Share } from '../context.ts'
import { DOORS, type Person, PERSON_PASSWORD, PERSON_PAYMENT_PASSWORD } from '../persons.ts'
import { codeTo } from '../received-code.ts'
import { solveProofOfWork } from '../proof-of-work.ts'

/** Everybody registers on a day of their own, about the hour at which they come later. */
export const registrations: Share = {
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
  const refusal = await registering(moment, person, brandId).catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
  const memberId = await context.memberIdOf(person).catch(() => {
    throw new Error(`${person.account} could not register`, { cause: refusal })
  })
  await inTransaction(moment.deps.db, async (tx) => {
    // Without a proved address the member could not be paid.
    await bindAddress(tx, moment.deps, { brandId, memberId, channel: 'mail', to: person.email })
    await markDemoPlayers(tx, [memberId])
  })
}

const formOf = ({ nickname, name, mobile, email, birthday, broughtBy }: Person) => ({
  password: PERSON_PASSWORD,
  confirmPassword: PERSON_PASSWORD,
  agree: true,
  paymentPassword: PERSON_PAYMENT_PASSWORD,
  nickname,
  payeeName: name,
  mobileNum: mobile,
  email,
  birthday,
  ...(broughtBy === null ? {} : { affiliateCode: broughtBy }),
})

async function byName({ deps }: HistoryMoment, person: Person, brandId: number): Promise<void> {
  const body = { ...formOf(person), username: person.account, challenge: await solveProofOfWork(deps) }
  await register(deps, visitorAsk<typeof call>(person, brandId, body))
}

/** A code comes by a short message; who types it in a minute later has proved the number. */
async function byNumber({ deps, pass, hear }: HistoryMoment, person: Person, brandId: number): Promise<void> {
  const countryDialingCode = DOORS[person.merchant].dialing
  const number = { mobileNo: person.mobile, countryDialingCode }
  const visit = visitorAsk<typeof codeCall>(person, brandId, { ...number, challenge: await solveProofOfWork(deps) })
  await sendRegistrationCode(deps, visit).catch((error: unknown) => {
    // A code that was sent before a crash is still good.
    if (!(error instanceof Refusal) || error.code !== 'too_many_requests') throw error
  })
  await hear()
  pass(1)
  const verificationCode = await codeTo(deps, `${countryDialingCode}${person.mobile}`)
  const body = { ...formOf(person), countryDialingCode, verificationCode, challenge: await solveProofOfWork(deps) }
  await registerMobile(deps, visitorAsk<typeof mobileCall>(person, brandId, body))
}
