import type { signOutMember as call } from '@croupier/contract/console-actions.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { deskActionOf } from './desk-action.ts'
import { signOut } from './sign-out.ts'

/** End sessions of a member. */
export const signOutMember = async (deps: Deps, ask: Ask<typeof call>): Promise<{ ended: number }> =>
  must(await inTransaction(deps.db, (tx) => signOut(tx, deps, deskActionOf(ask), ask.body.sessionId)))
