import { inTransaction } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import type { News } from '#kernel/outbox.ts'
import { brandOf } from '../../brand/brand.ts'
import { findBrandsOf } from '../store.ts'
import { BLOCK_LINES, cutBlocks } from './rules.ts'
import { findEnd, findNeverCounted, findUncounted, insertBlocks } from './store.ts'

const AT_ONCE = 20 * BLOCK_LINES
const ACCOUNTS_AT_ONCE = 1000

/** Count the new lines of records that have grown, so that a page of a long record costs no more than one of a short one. */
export const countLines = (deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> => countAccounts(deps, keys)

/** Count long records that nobody has counted yet: those that were there before records were counted. */
export async function countOldRecords(deps: Deps): Promise<void> {
  for (let last = ''; ;) {
    const accountIds = await findNeverCounted(deps.db, 2 * BLOCK_LINES, ACCOUNTS_AT_ONCE)
    await countAccounts(deps, accountIds)
    // What cannot be counted, such as an account with holds only, would be found again for ever.
    if (accountIds.length < ACCOUNTS_AT_ONCE || accountIds.join() === last) return
    last = accountIds.join()
  }
}

async function countAccounts(deps: Deps, accountIds: readonly string[]): Promise<void> {
  await runIsolated(deps, await findBrandsOf(deps.db, accountIds), async ({ accountId, brandId }) => {
    const { timeZone } = await brandOf(deps, brandId)
    for (let more = true; more;) more = await countSome(deps, accountId, timeZone)
  })
}

/** Count what follows the last block; whether there may be more. Lines of one account become visible in their order. */
const countSome = (deps: Deps, accountId: string, timeZone: string): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const end = await findEnd(tx, accountId)
    const lines = await findUncounted(tx, accountId, end, AT_ONCE)

    const blocks = cutBlocks(lines, (at) => dayOf(at, timeZone))
    if (blocks.length > 0) await insertBlocks(tx, accountId, end.block, blocks)
    return lines.length === AT_ONCE
  })
