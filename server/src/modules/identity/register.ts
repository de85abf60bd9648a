import type { LoggedIn, register as call } from '@croupier/contract/identity.ts'
import { takeCaptcha } from '#kernel/captcha.ts'
import { takeChallenge } from '#kernel/challenge.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { announce } from '#kernel/outbox.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { hashPassword } from './password.ts'
import { accountOf, type Form, judgeForm, type Typed } from './registration.ts'
import { loggedIn, type Started, startSession } from './start-session.ts'
import * as store from './store.ts'

const PLAYER = 0
/** What a player who has just come is called and shown as. */
const NEWCOMER = {
  agentType: PLAYER,
  uplineId: null,
  rankLevel: 0,
  clubLabel: 'Bronze',
  labels: [],
  avatar: 'fox',
} as const

interface Newcomer {
  readonly brand: Brand
  readonly typed: Typed
  readonly passwordHash: string
  readonly paymentPasswordHash: string | null
}

/** Register by username and log in. Of two who want one name at once, one gets it. */
export async function register(deps: Deps, ask: Ask<typeof call>): Promise<LoggedIn> {
  const brand = await brandOf(deps, ask.brandId)
  const typed = must(judgeForm(ask.body, { brand, today: dayOf(deps.now(), brand.timeZone) }))

  if (brand.settings.challengeOn.registration) must(await takeChallenge(deps, ask.body.challenge))
  if (brand.settings.registration.fields.captcha?.required)
    must(await takeCaptcha(deps, { captcha: typed.captcha, captchaId: ask.body.captchaId }))
  must(await free(deps, brand.id, accountOf(typed)))

  // The rule of a brand that registers by username asks for a password; it has been judged above.
  const passwordHash = await hashPassword(deps, typed.password ?? '')
  const paymentPasswordHash =
    typed.paymentPassword === undefined ? null : await hashPassword(deps, typed.paymentPassword)

  const verdict = await inTransaction(deps.db, (tx) =>
    settle(tx, deps, { brand, typed, passwordHash, paymentPasswordHash }, ask),
  )
  const { member, started } = must(verdict)
  return loggedIn(member, started)
}

/** Spares the hashing; two at once are told apart by the unique index. */
async function free(deps: Deps, brandId: number, account: string): Promise<Verdict<undefined>> {
  return (await store.findCredentials(deps.db, brandId, account)) ? taken : yes(undefined)
}

const taken = no('username_taken')

interface Registered {
  readonly member: store.Credentials
  readonly started: Started
}

async function settle(tx: Tx, deps: Deps, newcomer: Newcomer, ask: Ask<typeof call>): Promise<Verdict<Registered>> {
  const { brand, typed, passwordHash, paymentPasswordHash } = newcomer
  const now = deps.now()
  const account = accountOf(typed)
  const id = newId(deps)

  const nickname = typed.nickname ?? account
  const row = {
    ...NEWCOMER,
    id,
    brandId: brand.id,
    account,
    nickname,
    passwordHash,
    passwordIsDefault: false,
    registeredIp: ask.ip,
  }
  if (!(await store.insertMember(tx, row, now))) return taken
  await store.insertProfile(tx, id, brand.id, profileOf(typed, ask.body, paymentPasswordHash))

  const member = { ...row, status: 'active', passwordChangedAt: now, firstLoginAt: null } as const
  const started = await startSession(tx, deps, {
    brand,
    member,
    visitor: ask,
    remember: undefined,
    passwordDue: false,
    outcome: 'registered',
  })
  await announce(tx, [{ topic: 'member_registered', brandId: brand.id, keys: [id] }])

  return yes({ member, started })
}

/** What is kept of the form beside the account: each field of its own, nothing else. */
function profileOf(typed: Typed, form: Form, paymentPasswordHash: string | null): store.Profile {
  return {
    paymentPasswordHash,
    payeeName: typed.payeeName ?? null,
    mobileNum: typed.mobileNum ?? null,
    countryDialingCode: typed.mobileNum === undefined ? null : (form.countryDialingCode ?? null),
    email: typed.email ?? null,
    birthday: typed.birthday ?? null,
    idNumber: typed.idNumber ?? null,
    address: typed.address ?? null,
    nationality: typed.nationality ?? null,
    occupation: typed.occupation ?? null,
    sourceOfIncome: typed.sourceOfIncome ?? null,
    line: typed.line ?? null,
    whatsapp: typed.whatsapp ?? null,
    facebook: typed.facebook ?? null,
    wechat: typed.wechat ?? null,
    telegram: typed.telegram ?? null,
    zalo: typed.zalo ?? null,
    qqNum: typed.qqNum ?? null,
    affiliateCode: typed.affiliateCode ?? null,
    recommenderId: typed.recommenderId ?? null,
    referralCode: typed.referralCode ?? null,
    domain: form.domain ?? null,
    registerUrl: form.registerUrl ?? null,
  }
}
