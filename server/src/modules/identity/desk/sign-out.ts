import { record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { endSessionOf, endSessionsOf } from '#kernel/session.ts'
import { endCookies } from '../mfa/store.ts'
import { endRemembered } from '../remember-me/remember-me.ts'
import { type DeskAction, subjectOf } from './desk-action.ts'
import * as store from './store.ts'

/** End one session of a member, or all of them with every cookie; a session that is not theirs is not found. */
export async function signOut(
  tx: Tx,
  deps: Deps,
  action: DeskAction,
  sessionId?: string,
): Promise<Verdict<{ readonly ended: number }>> {
  const { brandId, doer, reason, note } = action
  const member = await store.findMemberForUpdate(tx, brandId, action.memberId)
  if (!member) return no('not_found')

  let ended: readonly string[]
  if (sessionId === undefined) {
    ended = await endSessionsOf(tx, member.id, deps.now())
    await endRemembered(tx, member.id, deps.now())
  } else {
    if (!(await endSessionOf(tx, member.id, sessionId, deps.now()))) return no('not_found')
    ended = [sessionId]
    await endCookies(tx, { memberId: member.id, sessionIds: ended }, deps.now())
  }

  const written = { brandId, action: 'members.sign_out', subject: subjectOf(member), after: { ended }, reason, note }
  await record(tx, doer, written, deps.now())
  return yes({ ended: ended.length })
}
