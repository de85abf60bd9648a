import type { ReplyOf } from '@croupier/contract/call.ts'
import {
  ANNOUNCEMENT_TYPES,
  type Announcement,
  type announcements,
  type Promotion,
  type promotion,
  type promotions,
} from '@croupier/contract/content.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { audienceOf, type Caller } from './audience.ts'
import { statusOf, typesOf } from './rules.ts'
import * as store from './store.ts'

/** A promotion stays on its page for so long after its end. */
const LINGERS_DAYS = 30
/** Where a promotion stands that names no shelf. */
const NO_SHELF = 'general'

/** What is announced to this caller now: in their language, else in the brand's own. */
export async function readAnnouncements(
  deps: Deps,
  ask: Ask<typeof announcements>,
): Promise<ReplyOf<typeof announcements>> {
  const wanted = must(typesOf(ask.query.types, ANNOUNCEMENT_TYPES))
  const audience = await audienceOf(deps, ask, ask.query.execution)

  const rows = await store.findAnnouncements(deps.db, audience, deps.now())

  const of = (type: Announcement['type']) =>
    wanted.has(type) ? rows.filter((row) => row.type === type).map(shown) : []
  return { banners: of('B'), player: of('PL'), popup: of('PU'), promotion: of('PR'), marquee: of('H') }
}

/** Promotions that run, will run or ended lately, with the shelves they stand on. */
export async function readPromotions(deps: Deps, ask: Ask<typeof promotions>): Promise<ReplyOf<typeof promotions>> {
  const list = await promotionsFor(deps, ask)
  return { categories: [...new Set(list.map((one) => one.category))], list: [...list] }
}

/** One promotion, as long as it stands on the page. */
export async function readPromotion(deps: Deps, ask: Ask<typeof promotion>): Promise<ReplyOf<typeof promotion>> {
  const found = (await promotionsFor(deps, ask)).find((one) => one.id === ask.params.id)
  return must(found ? yes(found) : no('not_found'))
}

async function promotionsFor(deps: Deps, ask: Caller): Promise<readonly Promotion[]> {
  const now = deps.now()
  const since = new Date(now)
  since.setUTCDate(since.getUTCDate() - LINGERS_DAYS)
  const rows = await store.findPromotions(deps.db, await audienceOf(deps, ask), since)
  return rows
    .map((row) => ({ ...shown(row), category: row.category ?? NO_SHELF, status: statusOf(row, now) }))
    .toSorted((one, other) => ORDER[one.status] - ORDER[other.status])
}

const ORDER = { running: 0, upcoming: 1, ended: 2 } as const

const shown = ({ from, until, category: _category, ...row }: store.AnnouncementRow): Announcement => ({
  ...row,
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
})
