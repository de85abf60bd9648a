import type { LoginResult, register as nameCall, registerMobile as mobileCall } from '@croupier/contract/identity.ts'
import type { RegistrationWay } from '@croupier/contract/registration.ts'
import { takeCaptcha } from '#kernel/captcha.ts'
import { takeChallenge } from '#kernel/challenge.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Origin } from '#kernel/origin.ts'
import { must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { judgeCodes, takeCodes } from './invitations/referrer.ts'
import { bindAddress, ownerOf, takeCode } from './codes/codes.ts'
import type { Phone } from './codes/phone.ts'
import { type PhoneToken, readToken, takeToken } from './codes/phone-token.ts'
import { type CompletedLogin, entered } from './mfa/complete-login.ts'
import { holdIfMatched } from './exclusion-match/exclusion-match.ts'
import { originOf } from './login-throttle.ts'
import { type Newcomer, writeDown } from './newcomer.ts'
import { hashPassword } from './password/password.ts'
import { accountOf, judgeForm, phoneIn, type TypedFields } from './registration.ts'
import { startSession } from './start-session.ts'
import * as store from './store.ts'

/** Register by username and log in. Of two who want one name at once, one gets it. */
export const register = (deps: Deps, ask: Ask<typeof nameCall>): Promise<LoginResult> => join(deps, ask, 'username')

/** Register by a mobile number and log in. */
export const registerMobile = (deps: Deps, ask: Ask<typeof mobileCall>): Promise<LoginResult> =>
  join(deps, ask, 'mobile')

type RegistrationAsk = Ask<typeof nameCall> | Ask<typeof mobileCall>

const SECRET_BYTES = 32

async function join(deps: Deps, ask: RegistrationAsk, way: RegistrationWay): Promise<LoginResult> {
  const { body: form, ip } = ask
  const brand = await brandOf(deps, ask.brandId)
  const typed = must(judgeForm(form, { brand, way, today: dayOf(deps.now(), brand.timeZone) }))
  const phone = must(phoneIn(form, { brand, way }))

  if (brand.settings.challengeOn.registration) must(await takeChallenge(deps, form.challenge))
  if (brand.settings.registration.fields.captcha?.required)
    must(await takeCaptcha(deps, { captcha: typed.captcha, captchaId: form.captchaId }))
  if (way === 'username') must(await free(deps, brand.id, accountOf(typed)))
  const token =
    form.firebaseIdToken === undefined ? undefined : must(await readToken(deps, brand, form.firebaseIdToken))
  must(await judgeCodes(deps.db, deps, brand, { ...typed, domain: form.domain }))

  // Who has no password gets in by a code; nobody knows this one.
  const passwordHash = await hashPassword(deps, typed.password ?? deps.random(SECRET_BYTES).toString('base64url'))
  const { paymentPassword } = typed
  const paymentPasswordHash = paymentPassword === undefined ? null : await hashPassword(deps, paymentPassword)

  const newcomer = { brand, form, typed, phone, passwordHash, paymentPasswordHash, ip }
  return entered(ask, await inTransaction(deps.db, (tx) => settle(tx, deps, { newcomer, token, ask })))
}

/** Spares the hashing; two at once are told apart by the unique index. */
async function free(deps: Deps, brandId: number, account: string): Promise<Verdict<undefined>> {
  return (await store.findCredentials(deps.db, brandId, account)) ? no('username_taken') : yes(undefined)
}

interface RegistrationContext {
  readonly newcomer: Omit<Newcomer, 'referral'>
  readonly token: PhoneToken | undefined
  readonly ask: RegistrationAsk
}

/** A wrong code counts and is committed; whatever is found wrong after it leaves the code as it was. */
async function settle(
  tx: Tx,
  deps: Deps,
  { newcomer, token, ask }: RegistrationContext,
): Promise<Verdict<CompletedLogin>> {
  const { brand, phone, typed, form } = newcomer
  const proved = phone && (token || brand.settings.flags.includes('sms_verification')) ? phone : undefined
  if (proved) {
    const right = await prove(tx, deps, { brand, phone: proved, typed, token, origin: originOf(ask) })
    if (!right.ok) return right
  }

  const referral = must(await takeCodes(tx, deps, brand, { ...typed, domain: form.domain }))
  const member = await writeDown(tx, deps, { ...newcomer, referral })
  const { id: memberId } = member
  if (proved) must(await bindAddress(tx, deps, { brandId: brand.id, memberId, channel: 'sms', to: proved.e164 }))
  await holdIfMatched(tx, deps, brand, memberId)
  const started = await startSession(tx, deps, {
    brand,
    member,
    visitor: ask,
    remember: undefined,
    passwordDue: false,
    outcome: 'registered',
  })
  return yes({ member, started })
}

interface Proof {
  readonly brand: Brand
  readonly phone: Phone
  readonly typed: TypedFields
  readonly token: PhoneToken | undefined
  readonly origin: Origin
}

async function prove(tx: Tx, deps: Deps, { brand, phone, typed, token, origin }: Proof): Promise<Verdict<undefined>> {
  const address = { channel: 'sms', to: phone.e164 } as const
  const code = typed.verificationCode ?? ''
  const right = token
    ? await takeToken(tx, token, phone.e164)
    : await takeCode(tx, deps, { ...address, brand, purpose: 'register', code, memberId: null, origin })
  if (!right.ok) return right
  // Proved by somebody else between the sending and now.
  if ((await ownerOf(tx, { ...address, brandId: brand.id })) !== undefined) throw new Refusal('mobile_taken')
  return right
}
