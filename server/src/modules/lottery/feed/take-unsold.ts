import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { allBrands } from '../../brand/brand.ts'
import { resultFrom } from '../desk/results/rules.ts'
import { notifyBrands } from '../draws/notify-brands.ts'
import { saveDraws } from '../draws/store.ts'
import * as store from './store.ts'

/** Draws of one pass. */
const PART = 500

/**
 * Draws of others from before a lottery was sold have the result that the bureau tells: nobody has bet on them, so nobody has to agree to
 * it. However many do it at once.
 */
export async function takeUnsold(deps: Deps): Promise<void> {
  const told = await store.findUnsoldTold(deps.db, PART)
  const draws = told.filter(({ family, numbers, lottery }) => {
    const isResult = resultFrom(family, numbers).ok
    if (!isResult) deps.log.warn({ lottery }, 'the results bureau tells numbers that are no result of a lottery')
    return isResult
  })
  if (draws.length === 0) return
  const now = deps.now()
  await inTransaction(deps.db, (tx) =>
    saveDraws(
      tx,
      draws.map(({ id, numbers }) => ({ id, numbers, hash: null })),
      now,
    ),
  )
  const brands = await allBrands(deps)
  for (const lottery of new Set(draws.map((draw) => draw.lottery))) await notifyBrands(deps.db, brands, lottery)
}
