import type { markMember as call } from '@croupier/contract/console-deeds.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { tagsOf } from './rules.ts'
import * as store from './store.ts'

/** Mark a member with tags and an eye kept on them; the member sees none of it. */
export async function markMember(deps: Deps, ask: Ask<typeof call>): Promise<Record<string, never>> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId } = session
    const member = await store.findMemberForUpdate(tx, brandId, params.memberId)
    if (!member) throw new Refusal('not_found')

    const before = await store.findMark(tx, member.id)
    const after = { tags: tagsOf(body.tags), watch: body.watch }
    await store.saveMark(tx, { id: member.id, brandId }, after)

    const subject = { type: 'member', id: member.id, name: member.account }
    const { reason, note } = body
    await record(tx, doerOf(ask), { brandId, action: 'members.mark', subject, before, after, reason, note }, deps.now())
    await announce(tx, [{ topic: 'member_changed', brandId, keys: [member.id] }])
  })
  return {}
}
