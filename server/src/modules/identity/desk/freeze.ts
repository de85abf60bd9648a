import { record } from '#kernel/audit.ts'
import { closureReason } from '#kernel/closure-reason.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { opensAlone } from '#kernel/loosening.ts'
import { announce } from '#kernel/outbox.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { endSessionsOf } from '#kernel/session.ts'
import type { OperatorSession } from '#kernel/staff.ts'
import { lockStanding, saveStanding } from '#modules/standing/standing.ts'
import { endRemembered } from '../remember-me/remember-me.ts'
import { recordChanges } from '../trail/trail.ts'
import { type DeskAction, subjectOf } from './desk-action.ts'
import * as store from './store.ts'

/** Nobody comes in or plays as this member from the commit on. What runs goes on to its end; what waits to be paid waits for a person. */
export async function freeze(tx: Tx, deps: Deps, action: DeskAction): Promise<Verdict<undefined>> {
  const { brandId, memberId } = action
  const member = await store.findMemberForUpdate(tx, brandId, memberId)
  if (!member) return no('not_found')
  if (member.status === 'frozen') return no('member_frozen')
  if (member.status === 'closed') return no('account_closed')

  await saveStanding(tx, { ...(await lockStanding(tx, member.id)), frozen: true })
  await store.updateStatus(tx, member.id, 'frozen')
  await endRemembered(tx, member.id, deps.now())
  await endSessionsOf(tx, member.id, deps.now())

  await tell(tx, deps, action, { member, action: 'members.freeze', after: 'frozen' })
  await announce(tx, [{ topic: 'member_frozen', brandId, keys: [member.id] }])
  return yes(undefined)
}

/** The member may come in again; they log in anew. Two people let in who was frozen to protect somebody. */
export async function unfreeze(
  tx: Tx,
  deps: Deps,
  action: DeskAction,
  session: OperatorSession,
): Promise<Verdict<undefined>> {
  const member = await store.findMemberForUpdate(tx, action.brandId, action.memberId)
  if (!member) return no('not_found')
  if (member.status !== 'frozen') return no('member_not_frozen')
  const subject = subjectOf(member)
  const closed = await closureReason(tx, action.brandId, { action: 'members.freeze', subject })
  const when = !opensAlone(closed?.reason)
  await needTwo(tx, session, { when, rule: 'member_unfrozen', subject, facts: { ...closed } }, deps.now())

  await saveStanding(tx, { ...(await lockStanding(tx, member.id)), frozen: false })
  await store.updateStatus(tx, member.id, 'active')

  await tell(tx, deps, action, { member, action: 'members.unfreeze', after: 'active' })
  return yes(undefined)
}

interface Change {
  readonly member: store.DeskMember
  readonly action: string
  readonly after: store.DeskMember['status']
}

async function tell(tx: Tx, deps: Deps, order: DeskAction, { member, action, after }: Change): Promise<void> {
  const { brandId, doer, reason, note } = order
  await recordChanges(tx, deps, {
    brandId,
    memberId: member.id,
    by: `operator:${doer.name}`,
    changes: [{ field: 'status', before: member.status, after }],
  })
  const [was, is] = [{ status: member.status }, { status: after }]
  const written = { brandId, action, subject: subjectOf(member), before: was, after: is, reason, note }
  await record(tx, doer, written, deps.now())
  await announce(tx, [{ topic: 'member_changed', brandId, keys: [member.id] }])
}
