import type { freezeMember as freezeCall, unfreezeMember as unfreezeCall } from '@croupier/contract/console-actions.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { deskActionOf } from './desk-action.ts'
import { freeze, unfreeze } from './freeze.ts'
import { mustList } from './listed-reason.ts'

/** Keep a member out. */
export async function freezeMember(deps: Deps, ask: Ask<typeof freezeCall>): Promise<EmptyReply> {
  await mustList(deps, ask.session.brandId, 'members.freeze', ask.body.reason)
  must(await inTransaction(deps.db, (tx) => freeze(tx, deps, deskActionOf(ask))))
  return {}
}

/** Let a member in again. */
export async function unfreezeMember(deps: Deps, ask: Ask<typeof unfreezeCall>): Promise<EmptyReply> {
  await mustList(deps, ask.session.brandId, 'members.freeze', ask.body.reason)
  must(await inTransaction(deps.db, (tx) => unfreeze(tx, deps, deskActionOf(ask), ask.session)))
  return {}
}
