import type { ReplyOf } from '@croupier/contract/call.ts'
import type { changeIcon as call } from '@croupier/contract/security.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { putFile } from '#kernel/files.ts'
import { newId } from '#kernel/id.ts'
import { announce } from '#kernel/outbox.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { recordChanges } from '../trail/trail.ts'
import { iconView } from './view.ts'
import { avatarOf } from '../picture/picture.ts'
import * as store from './store.ts'

/** Wear another picture: one of the drawn ones, or one's own, drawn anew. The own one before is forgotten. */
export async function changeIcon(deps: Deps, ask: Ask<typeof call>): Promise<ReplyOf<typeof call>> {
  const { brandId, session } = ask
  const next = await iconOf(deps, ask)
  await inTransaction(deps.db, (tx) => wear(tx, deps, ask, next))
  return iconView(deps, { brandId, memberId: session.memberId, ...next })
}

async function iconOf(deps: Deps, { body, file, brandId, session }: Ask<typeof call>): Promise<store.Icon> {
  if (file === undefined && body.avatar !== undefined) return { avatar: body.avatar, avatarType: 'STATIC' }
  // Either of them, not both.
  if (body.avatar !== undefined) must(atField('avatar', 'not_allowed'))

  const picture = must(await avatarOf(session.memberId, file))
  const name = `avatar-${newId(deps)}.webp`
  await putFile(deps, { brandId, memberId: session.memberId, name }, picture)
  return { avatar: name, avatarType: 'CUSTOM' }
}

async function wear(tx: Tx, deps: Deps, { brandId, session }: Ask<typeof call>, next: store.Icon): Promise<void> {
  const { memberId } = session
  const before = await store.findIconForUpdate(tx, memberId)
  if (!before) throw new Refusal('not_logged_in')

  await store.updateIcon(tx, memberId, next)
  await recordChanges(tx, deps, {
    brandId,
    memberId,
    by: `member:${memberId}`,
    changes: [{ field: 'avatar', before: before.avatar, after: next.avatar }],
  })
  if (before.avatarType === 'CUSTOM')
    await announce(tx, [{ topic: 'avatar_replaced', brandId, keys: [memberId, before.avatar] }])
}
