import { inTransaction } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { allBrands } from '#modules/brand/brand.ts'
import * as store from './store.ts'

const AT_ONCE = 500

/** Let members' own rows name the upline whose day has come, at every brand by its own midnight. */
export async function applyMoves(deps: Deps): Promise<void> {
  for (const { id: brandId, timeZone } of await allBrands(deps))
    for (let moved = AT_ONCE; moved === AT_ONCE;) {
      const now = deps.now()
      moved = await inTransaction(deps.db, async (tx) => {
        const day = dayOf(now, timeZone)
        const changed = await store.applyMoves(tx, { brandId, day, now, most: AT_ONCE })
        if (changed.length > 0) await announce(tx, [{ topic: 'member_changed', brandId, keys: changed }])
        return changed.length
      })
    }
}
