import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { sendNotice } from '../codes/codes.ts'
import type { SecurityRow } from './store.ts'

export interface SecurityNotice {
  readonly brand: Brand
  readonly memberId: string
  /** What was bound before the change: whoever made it may have changed that too. */
  readonly guarded: SecurityRow
  readonly language: string
}

/** Tell a member, by whatever was bound to them, that what protects their account was changed. */
export async function notifyMember(
  tx: Tx,
  deps: Deps,
  { brand, memberId, guarded, language }: SecurityNotice,
): Promise<void> {
  const notice = { brand, memberId, language, template: 'security_changed' } as const
  for (const address of provedOf(guarded)) await sendNotice(tx, deps, { ...notice, ...address })
}

/** Where a member can be reached: what they have proved by a code. */
export function provedOf({ email, emailVerifiedAt, mobile, mobileVerifiedAt }: SecurityRow) {
  const mail = email !== null && emailVerifiedAt !== null ? [{ channel: 'mail' as const, to: email }] : []
  const sms = mobile !== null && mobileVerifiedAt !== null ? [{ channel: 'sms' as const, to: mobile }] : []
  return [...mail, ...sms]
}
