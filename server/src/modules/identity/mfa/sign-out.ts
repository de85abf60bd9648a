import type { signOutOthers as othersCall, signOutSession as oneCall } from '@croupier/contract/mfa.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { endSessionOf, endSessionsOf } from '#kernel/session.ts'
import { memberNames } from '../identity.ts'
import { note } from '../start-session.ts'
import { endCookies } from './store.ts'

/** Log out one of the member's own devices; somebody else's is not found. */
export async function signOutSession(deps: Deps, ask: Ask<typeof oneCall>): Promise<EmptyReply> {
  const { sessionId } = ask.params
  const ended = await inTransaction(deps.db, async (tx) => {
    if (!(await endSessionOf(tx, ask.session.memberId, sessionId, deps.now()))) return false
    await forget(tx, deps, ask, [sessionId])
    return true
  })
  if (!ended) throw new Refusal('not_found')
  return {}
}

/** Log out every device but this one. */
export const signOutOthers = (deps: Deps, ask: Ask<typeof othersCall>): Promise<{ ended: number }> =>
  inTransaction(deps.db, async (tx) => {
    const { id, memberId } = ask.session
    const ended = await endSessionsOf(tx, memberId, deps.now(), { except: id })
    if (ended.length > 0) await forget(tx, deps, ask, ended)
    return { ended: ended.length }
  })

async function forget(
  tx: Tx,
  deps: Deps,
  ask: Ask<typeof othersCall> | Ask<typeof oneCall>,
  sessionIds: readonly string[],
): Promise<void> {
  const { brandId, memberId } = ask.session
  await endCookies(tx, { memberId, sessionIds }, deps.now())
  const account = (await memberNames(tx, [memberId])).get(memberId)?.account ?? ''
  await note(tx, deps, { brandId, memberId, account, outcome: 'signed_out', visitor: ask })
}
