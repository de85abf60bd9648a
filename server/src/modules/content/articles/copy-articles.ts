import { z } from 'zod'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import { brandOf, forgetBrands } from '#modules/brand/brand.ts'
import { renamed } from './rules.ts'
import * as store from './store.ts'

const Detail = z.object({ modelId: z.int().nullable() })

/** A new brand begins with the lasting texts and club levels of the brand it is modelled on, under its own name. */
export async function copyArticles(deps: Deps, { brandId, detail }: News): Promise<void> {
  const { modelId } = Detail.parse(detail)
  if (modelId === null) return
  forgetBrands(deps)
  const [model, brand] = await Promise.all([brandOf(deps, modelId), brandOf(deps, brandId)])
  const now = deps.now()
  await inTransaction(deps.db, async (tx) => {
    const common = { brandId, version: 1, validFrom: now, publishedBy: 'brand_made' }
    for (const { place, key, position, words } of await store.findNewest(tx, modelId, now)) {
      const own = Object.entries(words).map(([language, { title, body }]) => [
        language,
        { title: renamed(title, model, brand), body: renamed(body, model, brand) },
      ])
      await store.insertArticle(tx, { ...common, place, key, position, words: Object.fromEntries(own) }, now)
    }
    for (const level of await store.findLevels(tx, modelId, now)) await store.insertLevel(tx, { ...common, ...level })
  })
}
