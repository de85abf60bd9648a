import type { signOutMember as call } from '@croupier/contract/console-deeds.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { endSessionOf, endSessionsOf } from '#kernel/session.ts'
import { endCookies } from '../factors/store.ts'
import { endRememberedOf } from '../limits/store.ts'
import * as store from './store.ts'

/** End one session of a member, or all of them with every cookie; a session that is not theirs is not found. */
export const signOutMember = (deps: Deps, ask: Ask<typeof call>): Promise<{ ended: number }> =>
  inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const member = await store.findMemberForUpdate(tx, session.brandId, params.memberId)
    if (!member) throw new Refusal('not_found')

    const { sessionId, reason, note } = body
    let ended: readonly string[]
    if (sessionId === undefined) {
      ended = await endSessionsOf(tx, member.id, deps.now())
      await endRememberedOf(tx, member.id, deps.now())
    } else {
      if (!(await endSessionOf(tx, member.id, sessionId, deps.now()))) throw new Refusal('not_found')
      ended = [sessionId]
      await endCookies(tx, { memberId: member.id, sessionIds: ended }, deps.now())
    }

    const subject = { type: 'member', id: member.id, name: member.account }
    const deed = { brandId: session.brandId, action: 'members.sign_out', subject, after: { ended }, reason, note }
    await record(tx, doerOf(ask), deed, deps.now())
    return { ended: ended.length }
  })
