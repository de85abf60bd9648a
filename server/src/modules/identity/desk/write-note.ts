import type { writeNote as call } from '@croupier/contract/console-actions.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import * as store from './store.ts'

/** Write something down about a member. The same note again is there once; another one under its id is refused. */
export async function writeNote(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId, username } = session
    const member = await store.findMemberForUpdate(tx, brandId, params.memberId)
    if (!member) throw new Refusal('not_found')

    const before = await store.findNote(tx, body.id)
    if (before) {
      if (before.memberId === member.id && before.text === body.text && before.by === username) return
      throw new Refusal('id_reused')
    }
    const note = { id: body.id, brandId, memberId: member.id, text: body.text, by: username, at: deps.now() }
    await store.insertNote(tx, note)
    const subject = { type: 'member', id: member.id, name: member.account }
    await record(tx, doerOf(ask), { brandId, action: 'members.note', subject, after: { note: body.id } }, deps.now())
  })
  return {}
}
