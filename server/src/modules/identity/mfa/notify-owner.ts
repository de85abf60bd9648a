import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { sendNotice } from '../codes/codes.ts'
import * as store from './store.ts'

export interface OwnerNotice {
  readonly brand: Brand
  readonly memberId: string
  readonly language: string
  readonly template: 'password_changed' | 'second_step_locked'
}

/** Whoever owns the account hears of it on another way: by mail, or by a short message where none is bound. */
export async function notifyOwner(tx: Tx, deps: Deps, { memberId, ...notice }: OwnerNotice): Promise<void> {
  const { email, mobile } = await store.findBound(tx, memberId)
  const to = email ?? mobile
  if (to === null) return
  await sendNotice(tx, deps, { ...notice, memberId, to, channel: email === null ? 'sms' : 'mail' })
}
