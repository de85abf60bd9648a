import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { announce } from '#kernel/outbox.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { openStanding } from '#modules/standing/standing.ts'
import type { Phone } from './codes/phone.ts'
import { placeNewcomer } from './hierarchy/hierarchy.ts'
import type { Referral } from './invitations/referrer.ts'
import { accountOf, type Form, type TypedFields } from './registration.ts'
import * as store from './store.ts'

/** What somebody who has just come is called and shown as. */
export const NEWCOMER = {
  rankLevel: 1,
  clubLabel: 'Bronze',
  labels: [],
  avatar: 'fox',
} as const

export interface Newcomer {
  readonly brand: Brand
  readonly form: Form
  readonly typed: TypedFields
  readonly phone: Phone | undefined
  readonly passwordHash: string
  readonly paymentPasswordHash: string | null
  readonly referral: Referral
  readonly ip: string
}

/** Write a new member down, and say so. Throws where the name is taken: then nothing of it has happened. */
export async function writeDown(tx: Tx, deps: Deps, newcomer: Newcomer): Promise<store.Credentials> {
  const { brand, typed, passwordHash, referral, ip } = newcomer
  const { uplineId, agentType } = referral
  const now = deps.now()
  const id = newId(deps)
  const account = typed.username === undefined ? drawnAccount(deps) : accountOf(typed)

  const row = {
    ...NEWCOMER,
    id,
    brandId: brand.id,
    account,
    nickname: typed.nickname ?? account,
    agentType,
    uplineId,
    passwordHash,
    passwordIsDefault: false,
    registeredIp: ip,
  }
  if (!(await store.insertMember(tx, row, now))) throw new Refusal('username_taken')
  await store.insertProfile(tx, id, brand.id, profileOf(newcomer))
  if (uplineId !== null) await placeNewcomer(tx, { brandId: brand.id, memberId: id, uplineId }, now)
  await openStanding(tx, { memberId: id, brandId: brand.id, memberSince: now })
  await announce(tx, [{ topic: 'member_registered', brandId: brand.id, keys: [id] }])
  return { ...row, status: 'active', passwordChangedAt: now, firstLoginAt: null }
}

const NAME_BYTES = 6

/** The name of an account that was opened by a mobile number: the number itself is for nobody to see. */
const drawnAccount = (deps: Deps) => `m${deps.random(NAME_BYTES).toString('hex')}`

/** What is kept of the form beside the account: each field of its own, nothing else. */
function profileOf({ typed, form, phone, paymentPasswordHash, referral }: Newcomer): store.Profile {
  return {
    paymentPasswordHash,
    payeeName: typed.payeeName ?? null,
    mobileNum: phone?.national ?? typed.mobileNum ?? null,
    mobileE164: phone?.e164 ?? null,
    countryDialingCode: phone?.dialingCode ?? null,
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
    invitedBy: referral.invitedBy,
    recommenderId: typed.recommenderId ?? null,
    referralCode: typed.referralCode ?? null,
    domain: form.domain ?? null,
    registerUrl: form.registerUrl ?? null,
  }
}
