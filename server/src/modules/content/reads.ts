import type { ReplyOf } from '@croupier/contract/call.ts'
import { ANNOUNCEMENT_TYPES, type Announcement, type announcements } from '@croupier/contract/content.ts'
import { codeOf, LANGUAGES } from '@croupier/contract/language.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { typesOf } from './rules.ts'
import * as store from './store.ts'

type Reply = ReplyOf<typeof announcements>

/** What is announced to this caller now: in their language, else in the brand's own. */
export async function readAnnouncements(deps: Deps, ask: Ask<typeof announcements>): Promise<Reply> {
  const wanted = must(typesOf(ask.query.types, ANNOUNCEMENT_TYPES))
  const { id: brandId, defaultLanguage } = await brandOf(deps, ask.brandId)
  // A guest is not told what is meant for members, whatever is asked for.
  const execution = ask.session ? (ask.query.execution ?? 'A') : 'B'
  const languages = [ask.language, LANGUAGES[codeOf(defaultLanguage) ?? 'EN']]

  const rows = await store.findAnnouncements(deps.db, { brandId, execution, languages }, deps.now())

  const of = (type: Announcement['type']) =>
    wanted.has(type) ? rows.filter((row) => row.type === type).map(shown) : []
  return { banners: of('B'), player: of('PL'), popup: of('PU'), promotion: of('PR'), marquee: of('H') }
}

const shown = ({ from, until, ...row }: store.AnnouncementRow): Announcement => ({
  ...row,
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
})
