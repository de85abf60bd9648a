import { z } from 'zod'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import { brandOf, forgetBrands } from '#modules/brand/brand.ts'
import * as store from './store.ts'

const Detail = z.object({ modelId: z.int().nullable() })
/** Of one of a currency. */
const UNITS = 10_000n

/**
 * A new brand begins with the vendors and games of the brand it is modelled on. The smallest stakes of vendors' games are those of its
 * own money: one of the currency, a thousand where it has no decimals.
 */
export async function stockBrand(deps: Deps, { brandId, detail }: News): Promise<void> {
  const { modelId } = Detail.parse(detail)
  if (modelId === null) return
  forgetBrands(deps)
  const { decimals } = await brandOf(deps, brandId)
  const stakeMin = (decimals === 0 ? 1000n : 1n) * UNITS
  await inTransaction(deps.db, async (tx) => {
    await store.copyShelves(tx, { from: modelId, to: brandId, stakeMin })
    await store.nextEdition(tx)
  })
}
