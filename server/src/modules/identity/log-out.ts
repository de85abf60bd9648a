import type { logout } from '@croupier/contract/identity.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { endSession } from '#kernel/session.ts'
import { memberNames } from './identity.ts'
import { setRemember } from './remember-me/remember-me.ts'
import { note } from './start-session.ts'
import * as store from './store.ts'

/** End this session and the cookie that could bring it back. */
export async function logOut(deps: Deps, ask: Ask<typeof logout>): Promise<EmptyReply> {
  const { id, brandId, memberId } = ask.session

  await inTransaction(deps.db, async (tx) => {
    await endSession(tx, id, deps.now())
    const family = await store.findFamilyOfSession(tx, id)
    if (family !== undefined) await store.endFamily(tx, family, deps.now())

    const account = (await memberNames(tx, [memberId])).get(memberId)?.account ?? ''
    await note(tx, deps, { brandId, memberId, account, outcome: 'logged_out', visitor: ask })
  })

  setRemember(ask, undefined)
  return {}
}
