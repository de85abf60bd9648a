import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { announceContracts } from './end-falling.ts'
import * as store from './store.ts'

const AT_ONCE = 200

/** Offers that nobody answered in time lapse, and both hear. However many do it at once, each lapses once. */
export async function lapseOffers(deps: Deps): Promise<void> {
  const due = await store.findLapsed(deps.db, deps.now(), AT_ONCE)
  await runIsolated(deps, due, ({ id, brandId, kind }) =>
    inTransaction(deps.db, async (tx) => {
      await store.lockContracts(tx, brandId, kind)
      const row = await store.findContract(tx, id)
      if (row?.state !== 'offered') return
      await store.saveDecided(tx, id, 'lapsed', deps.now())
      await announceContracts(tx, brandId, [{ ...row, what: 'lapsed' }])
    }),
  )
}
