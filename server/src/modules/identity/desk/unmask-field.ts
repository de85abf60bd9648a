import type { unmaskField as call } from '@croupier/contract/console-actions.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { mustList } from './listed-reason.ts'
import { OPEN_S } from './rules.ts'
import * as store from './store.ts'

/** Show one masked field of a member: the look is written down, what was seen is not. */
export async function unmaskField(deps: Deps, ask: Ask<typeof call>): Promise<ReplyOf<typeof call>> {
  await mustList(deps, ask.session.brandId, 'members.unmask', ask.body.reason)
  return inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId } = session
    const member = await store.findMember(tx, brandId, params.memberId)
    if (!member) throw new Refusal('not_found')

    const { field, reason, note } = body
    const personal = await store.findPersonal(tx, member.id)
    const subject = { type: 'member', id: member.id, name: member.account }
    await record(
      tx,
      doerOf(ask),
      { brandId, action: 'members.unmask', subject, after: { field }, reason, note },
      deps.now(),
    )
    return { value: personal[field], seconds: OPEN_S }
  })
}
