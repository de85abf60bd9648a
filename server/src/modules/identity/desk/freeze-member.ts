import type { freezeMember as freezeCall, unfreezeMember as unfreezeCall } from '@croupier/contract/console-deeds.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { endSessionsOf } from '#kernel/session.ts'
import { endRememberedOf, lockStanding, updateFrozen } from '../limits/store.ts'
import { recordChanges } from '../security/changes.ts'
import * as store from './store.ts'

/** Nobody comes in or plays as this member from the commit on. What runs goes on to its end; what waits to be paid waits for a person. */
export async function freezeMember(deps: Deps, ask: Ask<typeof freezeCall>): Promise<Record<string, never>> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params } = ask
    const member = await store.findMemberForUpdate(tx, session.brandId, params.memberId)
    if (!member) throw new Refusal('not_found')
    if (member.status === 'frozen') throw new Refusal('member_frozen')
    if (member.status === 'closed') throw new Refusal('account_closed')

    await lockStanding(tx, member.id)
    await updateFrozen(tx, member.id, true)
    await store.updateStatus(tx, member.id, 'frozen')
    await endRememberedOf(tx, member.id, deps.now())
    await endSessionsOf(tx, member.id, deps.now())

    await tell(tx, deps, ask, { member, action: 'members.freeze', after: 'frozen' })
    await announce(tx, [{ topic: 'member_frozen', brandId: session.brandId, keys: [member.id] }])
  })
  return {}
}

/** The member may come in again; they log in anew. */
export async function unfreezeMember(deps: Deps, ask: Ask<typeof unfreezeCall>): Promise<Record<string, never>> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params } = ask
    const member = await store.findMemberForUpdate(tx, session.brandId, params.memberId)
    if (!member) throw new Refusal('not_found')
    if (member.status !== 'frozen') throw new Refusal('member_not_frozen')

    await lockStanding(tx, member.id)
    await updateFrozen(tx, member.id, false)
    await store.updateStatus(tx, member.id, 'active')

    await tell(tx, deps, ask, { member, action: 'members.unfreeze', after: 'active' })
  })
  return {}
}

interface Deed {
  readonly member: store.DeskMember
  readonly action: string
  readonly after: store.DeskMember['status']
}

async function tell(
  tx: Parameters<typeof record>[0],
  deps: Deps,
  ask: Ask<typeof freezeCall> | Ask<typeof unfreezeCall>,
  { member, action, after }: Deed,
): Promise<void> {
  const { brandId } = ask.session
  await recordChanges(tx, deps, {
    brandId,
    memberId: member.id,
    by: `operator:${ask.session.username}`,
    changes: [{ field: 'status', before: member.status, after }],
  })
  const subject = { type: 'member', id: member.id, name: member.account }
  const [was, is] = [{ status: member.status }, { status: after }]
  await record(tx, doerOf(ask), { brandId, action, subject, before: was, after: is, ...ask.body }, deps.now())
  await announce(tx, [{ topic: 'member_changed', brandId, keys: [member.id] }])
}
