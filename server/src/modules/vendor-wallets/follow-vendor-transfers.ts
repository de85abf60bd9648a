import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import { warnRepeated } from '#kernel/repeated-warning.ts'
import { endTransfer } from './execute-transfer.ts'
import { askAfterIt } from './question.ts'
import * as store from './store.ts'

const QUIET_MS = 15_000
const AT_ONCE = 50

/** Ask after transfers of which no vendor has said what became of them: the answer was lost, or we ended in between. */
export async function followVendorTransfers(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - QUIET_MS)
  let after: store.VendorTransferRow | undefined
  do {
    const rows = await store.findWaiting(deps.db, before, { most: AT_ONCE, after })
    for (const row of rows) await follow(deps, row)
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)
  } while (after !== undefined)
}

/** Ask after these at once; of those that stay unknown it is asked again each minute. */
export async function askAfter(deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  for (const id of keys) {
    const row = await store.findVendorTransfer(deps.db, id)
    if (row?.state === 'sending') await follow(deps, row)
  }
}

/** One vendor that does not answer leaves the others alone. */
const follow = (deps: Deps, row: store.VendorTransferRow): Promise<void> =>
  ask(deps, row).catch((error: unknown) =>
    warnRepeated(deps, { err: error, vendorTransfer: row.id }, 'a vendor transfer waits'),
  )

async function ask(deps: Deps, row: store.VendorTransferRow): Promise<void> {
  const told = await askAfterIt(deps, row)
  if (told) await inTransaction(deps.db, (tx) => endTransfer(tx, deps, row.id, told))
}
