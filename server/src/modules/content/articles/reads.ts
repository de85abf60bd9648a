import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Article, helpCenter, joinUs, vipClub } from '@croupier/contract/content.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { audienceOf, type Caller } from '../audience.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { withAge } from './rules.ts'
import * as store from './store.ts'

/** The sections of the help centre, in the brand's order. */
export async function readHelp(deps: Deps, ask: Ask<typeof helpCenter>): Promise<ReplyOf<typeof helpCenter>> {
  return { sections: await articlesAt('help', deps, ask) }
}

/** The VIP club: its levels and what is said of it. */
export async function readVipClub(deps: Deps, ask: Ask<typeof vipClub>): Promise<ReplyOf<typeof vipClub>> {
  const levels = await store.findLevels(deps.db, ask.brandId, deps.now())
  return { levels: [...levels], articles: await articlesAt('vip', deps, ask) }
}

/** What is said to people who want to work with the brand. */
export async function readJoinUs(deps: Deps, ask: Ask<typeof joinUs>): Promise<ReplyOf<typeof joinUs>> {
  return { articles: await articlesAt('join', deps, ask) }
}

async function articlesAt(place: store.ArticleSection, deps: Deps, ask: Caller): Promise<Article[]> {
  const rows = await store.findArticles(deps.db, await audienceOf(deps, ask), { place, now: deps.now() })
  const { minimumAge } = (await brandOf(deps, ask.brandId)).settings.registration
  return rows.map(({ validFrom, title, body, ...row }) => ({
    ...row,
    title: withAge(title, minimumAge),
    body: withAge(body, minimumAge),
    validFrom: validFrom.toISOString(),
  }))
}
