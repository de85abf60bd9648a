import type { markMember as call } from '@croupier/contract/console-actions.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { deskActionOf } from './desk-action.ts'
import { flag } from './member-flags.ts'

/** Mark a member with tags and an eye kept on them. */
export async function flagMember(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  must(await inTransaction(deps.db, (tx) => flag(tx, deps, deskActionOf(ask), ask.body)))
  return {}
}
