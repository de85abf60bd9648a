import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { must, no } from '#kernel/refusal.ts'
import { seal } from '#kernel/secret.ts'
import { forgetAccesses, VENDOR_KEY } from './access.ts'
import { newSecret, publicKeyText } from './keys.ts'
import * as store from './store.ts'

/** Who makes keys beside the console. */
const COMMAND = 'npm run vendors'

/** Say how a vendor that is listed reaches us and where its games open. */
export async function changeAccess(deps: Deps, access: store.AccessRow): Promise<void> {
  await inTransaction(deps.db, (tx) => store.saveAccess(tx, access))
  forgetAccesses(deps)
}

export interface NewKey {
  readonly vendorCode: string
  /** How long the keys of before stay good beside the new one. */
  readonly overlapMs: number
  /** The vendor's own, where its dialect signs by RSA; a secret is made where it does not. */
  readonly publicKey?: string
}

/** Give a vendor a new key. The secret is answered once, and is nowhere to be read again. */
export async function rotateKey(deps: Deps, { vendorCode, overlapMs, publicKey }: NewKey): Promise<string> {
  const key = publicKey === undefined ? newSecret(deps) : publicKeyText(publicKey)
  const sealed = await seal(deps, VENDOR_KEY, key)
  const now = deps.now()
  await inTransaction(deps.db, async (tx) => {
    if (!(await store.lockAccess(tx, vendorCode))) must(no('not_found'))
    await store.endKeys(tx, vendorCode, new Date(now.getTime() + overlapMs))
    const row = { id: newId(deps), vendorCode, sealed, fromAt: now, untilAt: null }
    await store.insertKey(tx, { ...row, madeBy: COMMAND, shownAt: now })
  })
  forgetAccesses(deps)
  return key
}
