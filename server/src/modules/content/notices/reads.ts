import type { ReplyOf } from '@croupier/contract/call.ts'
import type { notices, unreadCount } from '@croupier/contract/content.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Snapshot, Watcher } from '#kernel/live.ts'
import type { Ask } from '#kernel/route.ts'
import { audienceOf } from '../audience.ts'
import * as store from './store.ts'

/** The notices that hold now, newest first, in pages. */
export async function readNoticePage(deps: Deps, ask: Ask<typeof notices>): Promise<ReplyOf<typeof notices>> {
  const { pageNo, pageSize } = ask.query
  const reader = await audienceOf(deps, ask)
  const page = { size: pageSize, skip: (pageNo - 1) * pageSize, now: deps.now() }
  const [rows, { total, unread }] = await Promise.all([
    store.findNotices(deps.db, reader, page),
    store.countNotices(deps.db, reader, page.now),
  ])
  return {
    list: rows.map(({ from, until, ...row }) => ({
      ...row,
      from: from.toISOString(),
      until: until?.toISOString() ?? null,
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    unread: reader.memberId === null ? 0 : unread,
  }
}

/** How many notices the member has not read. */
export async function readUnreadCount(deps: Deps, ask: Ask<typeof unreadCount>): Promise<ReplyOf<typeof unreadCount>> {
  const { unread } = await store.countNotices(deps.db, await audienceOf(deps, ask), deps.now())
  return { unread }
}

/** How many notices were written to a member so far: the page asks anew when there is one more. */
export async function readNoticesTopic(deps: Deps, { session }: Watcher): Promise<Snapshot | undefined> {
  if (!session) return undefined
  const count = await store.countOwn(deps.db, session.memberId)
  return { seq: count, data: { count } }
}
