import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { eachApart } from '#kernel/each-apart.ts'
import { brandOf } from '#modules/brand/brand.ts'
import * as withdrawals from '../withdrawals/store.ts'
import { settleWithdrawal } from './settle.ts'
import * as store from './store.ts'

const AT_ONCE = 100

/** What other members have not paid of a withdrawal when its wait is over goes the way that the brand wants. */
export async function endWaits(deps: Deps): Promise<void> {
  await eachApart(deps, await store.findWaitedOut(deps.db, deps.now(), AT_ONCE), async ({ id }) => {
    const row = await withdrawals.findWithdrawal(deps.db, id)
    if (!row) return
    const brand = await brandOf(deps, row.brandId)
    await inTransaction(deps.db, (tx) => settleWithdrawal(tx, deps, brand, id, 'clock'))
  })
}
