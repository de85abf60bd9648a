import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { moveIdentity } from './identity-state.ts'
import { identityOf } from './rules.ts'
import * as store from './store.ts'

export interface DocumentsChange {
  readonly brandId: number
  readonly memberId: string
  readonly by: string
  readonly reason: string | null
}

/** A member's identity follows from their documents, as soon as one was sent or decided about. */
export async function followDocuments(tx: Tx, deps: Deps, { by, ...one }: DocumentsChange): Promise<void> {
  const state = identityOf(await store.findDocuments(tx, one.memberId))
  if (state !== undefined) await moveIdentity(tx, { ...one, state, changedBy: by }, deps.now())
}
