import type { firstLogin } from '@croupier/contract/identity.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import * as store from './store.ts'

/** Note that the first login has been seen, so that the next one is not called the first. */
export async function acknowledgeFirstLogin(deps: Deps, ask: Ask<typeof firstLogin>): Promise<EmptyReply> {
  await inTransaction(deps.db, (tx) => store.updateFirstLogin(tx, ask.session.memberId, deps.now()))
  return {}
}
