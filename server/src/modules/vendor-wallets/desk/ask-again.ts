import type { ReplyOf } from '@croupier/contract/call.ts'
import type { askVendorAgain as call } from '@croupier/contract/console-vendors.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { endTransfer } from '../execute-transfer.ts'
import { askAfterIt } from '../question.ts'
import { findVendorTransfer } from '../store.ts'

/** Ask a vendor now what became of a transfer; what it says ends it, and who asked stands in the record. */
export async function askAgain(deps: Deps, ask: Ask<typeof call>): Promise<ReplyOf<typeof call>> {
  const { session, params, body } = ask
  const { brandId } = session
  const row = await findVendorTransfer(deps.db, params.transferId)
  if (!row || row.brandId !== brandId) throw new Refusal('not_found')
  if (deps.config.vendorWallets === undefined) return must(no('vendor_unavailable'))
  const told = row.state === 'sending' ? await askAfterIt(deps, row).catch(silent(deps, row.id)) : undefined
  if (row.state === 'sending' && told === undefined) return must(no('vendor_unavailable'))

  return inTransaction(deps.db, async (tx) => {
    const { state } = told ? await endTransfer(tx, deps, row.id, told) : row
    const subject = { type: 'vendor_transfer', id: row.id, name: row.reference }
    const entry = { action: 'vendors.ask', subject, before: { state: row.state }, after: { state }, ...body }
    await record(tx, doerOf(ask), { brandId, ...entry }, deps.now())
    return { state }
  })
}

const silent = (deps: Deps, id: string) => (error: unknown) => {
  deps.log.warn({ err: error, vendorTransfer: id }, 'a vendor has not said what became of a transfer')
  return undefined
}
