import type { Tx } from '#kernel/database.ts'
import { lockStanding, saveStanding } from '#modules/standing/standing.ts'
import { identityFollows } from './rules.ts'
import * as store from './store.ts'

/** Take a step of showing who one is, where it follows from the state before; false where it does not. The same state again is a yes. */
export async function moveIdentity(tx: Tx, change: store.NewIdentityChange, now: Date): Promise<boolean> {
  const standing = await lockStanding(tx, change.memberId)
  const before = await store.findIdentityState(tx, change.memberId)
  if (before === change.state) return true
  if (!identityFollows(before, change.state)) return false
  await store.insertIdentityChange(tx, change, now)
  await saveStanding(tx, { ...standing, verified: change.state === 'verified' })
  return true
}
