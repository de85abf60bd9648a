import type { ReplyOf } from '@croupier/contract/call.ts'
import { FACES, type icon, type playerAvatar } from '@croupier/contract/security.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { iconView } from './view.ts'
import * as store from './store.ts'

/** The own picture and the drawn ones. */
export const readIcon = async (deps: Deps, ask: Ask<typeof icon>): Promise<ReplyOf<typeof icon>> => ({
  ...(await ownIcon(deps, ask)),
  choices: [...FACES],
})

/** The own picture. */
export const readPlayerAvatar = (deps: Deps, ask: Ask<typeof playerAvatar>): Promise<ReplyOf<typeof playerAvatar>> =>
  ownIcon(deps, ask)

async function ownIcon(deps: Deps, { session, brandId }: Pick<Ask<typeof icon>, 'session' | 'brandId'>) {
  const row = await store.findIcon(deps.db, session.memberId)
  if (!row) throw new Refusal('not_logged_in')
  return iconView(deps, { brandId, memberId: session.memberId, ...row })
}
