import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { sendNotice } from '../codes/codes.ts'
import type { MoneyTemplate } from '../codes/money-words.ts'
import type { Channel } from '../codes/rules.ts'
import type { Fill } from '../codes/words.ts'
import { findPerson, type Guarded } from './store.ts'

export interface Told {
  readonly brand: Brand
  readonly memberId: string
  /** What was bound before the change: whoever made it may have changed that too. */
  readonly guarded: Guarded
  readonly language: string
}

/** Tell a member, by whatever was bound to them, that what protects their account was changed. */
export async function tellMember(tx: Tx, deps: Deps, { brand, memberId, guarded, language }: Told): Promise<void> {
  const notice = { brand, memberId, language, template: 'security_changed' } as const
  for (const address of provedOf(guarded)) await sendNotice(tx, deps, { ...notice, ...address })
}

export interface MoneyTold {
  readonly brand: Brand
  readonly memberId: string
  readonly template: MoneyTemplate
  readonly language: string
  readonly fill: Fill
  /** By which ways the brand tells it. */
  readonly ways: readonly Channel[]
  /** Told by any other way where none of these is the member's. */
  readonly mustReach: boolean
}

/** Tell a member what came of their money. */
export async function tellOfMoney(tx: Tx, deps: Deps, { ways, mustReach, ...notice }: MoneyTold): Promise<void> {
  const person = await findPerson(tx, notice.memberId)
  if (!person) throw new Error(`there is no member ${notice.memberId}`)
  const proved = provedOf(person.guarded)
  const chosen = proved.filter(({ channel }) => ways.includes(channel))
  const addresses = mustReach && chosen.length === 0 ? proved : chosen
  for (const address of addresses) await sendNotice(tx, deps, { ...notice, ...address })
}

/** Where a member can be reached: what they have proved by a code. */
function provedOf({ email, emailVerifiedAt, mobile, mobileVerifiedAt }: Guarded) {
  const mail = email !== null && emailVerifiedAt !== null ? [{ channel: 'mail' as const, to: email }] : []
  const sms = mobile !== null && mobileVerifiedAt !== null ? [{ channel: 'sms' as const, to: mobile }] : []
  return [...mail, ...sms]
}
