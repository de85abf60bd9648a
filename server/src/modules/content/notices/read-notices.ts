import type { ReplyOf } from '@croupier/contract/call.ts'
import type { readNotices } from '@croupier/contract/content.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { audienceOf } from '../audience.ts'
import * as store from './store.ts'

/** Note that the member has read these notices. To read one twice changes nothing. */
export async function markRead(deps: Deps, ask: Ask<typeof readNotices>): Promise<ReplyOf<typeof readNotices>> {
  const reader = await audienceOf(deps, ask)
  return inTransaction(deps.db, async (tx) => {
    await store.insertReads(tx, reader, ask.body.ids, deps.now())
    const { unread } = await store.countNotices(tx, reader, deps.now())
    return { unread }
  })
}
