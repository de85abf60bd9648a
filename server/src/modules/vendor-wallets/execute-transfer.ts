import { amountText } from '@croupier/engine/money.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { recordSteps } from '#modules/cashier/cashier.ts'
import { accountOf, endHolds, derivedId, hold, houseAccount, transfer } from '#modules/wallet/wallet.ts'
import { announceBalances } from '#modules/wallet/balances/balances.ts'
import { tellVendor, type VendorOutcome } from './outside/vendor-wallet.ts'
import * as store from './store.ts'

/** The ledger's side of a transfer: the member's balance, and what the house has with the vendor. */
function moveOf({ id, brandId, memberId, vendor, direction, asset, amount }: store.VendorTransferRow) {
  const [own, lent] = [accountOf(memberId, asset), houseAccount(brandId, `vendor:${vendor}`, asset)]
  const sides = direction === 'in' ? { debit: own, credit: lent } : { debit: lent, credit: own }
  // What comes back moves only when its vendor has said so: until then nobody can take an id that follows from another.
  const moveId = direction === 'in' ? id : derivedId(id, 'received')
  return { id: moveId, kind: `vendor_${direction}`, ...sides, amount, cause: id }
}

/** Write a transfer down that the vendor does not know of yet. What goes there is held; what comes from there is not ours yet. */
export async function beginTransfer(tx: Tx, deps: Deps, row: store.VendorTransferRow, by = 'member'): Promise<void> {
  const { brandId, memberId, id } = row
  if (row.direction === 'in') for (const verdict of await hold(tx, [moveOf(row)], deps.now())) must(verdict)
  await store.insertVendorTransfer(tx, row)
  await recordSteps(tx, [{ brandId, memberId, requestId: id, step: 'sending', by }], deps.now())
  await announceBalances(tx, brandId, [memberId])
}

/** Tell the vendor, under the transfer's own id: told twice, it is done once. Undefined when nobody says what became of it. */
export async function orderTransfer(deps: Deps, row: store.VendorTransferRow): Promise<VendorOutcome | undefined> {
  const { id, vendor, memberId: player, asset: currency, direction } = row
  const { decimals } = await brandOf(deps, row.brandId)
  const order = { id, vendor, player, currency, direction, amount: amountText(row.amount, decimals) }
  return tellVendor(deps.config, order, deps.now()).catch((error: unknown) => {
    deps.log.warn({ err: error, vendorTransfer: id }, 'a vendor has not said what became of a transfer')
    return undefined
  })
}

/** Nobody said what became of a transfer: it is asked after as soon as this is heard. */
export const unanswered = (tx: Tx, { id, brandId }: store.VendorTransferRow): Promise<void> =>
  announce(tx, [{ topic: 'vendor_transfers_unanswered', brandId, keys: [id] }])

/** End a transfer by what the vendor said: once, however often it is said. Answers how it stands. */
export async function endTransfer(
  tx: Tx,
  deps: Deps,
  id: string,
  told: VendorOutcome,
): Promise<store.VendorTransferRow> {
  const now = deps.now()
  const row = await store.findVendorTransferForUpdate(tx, id)
  if (!row) throw new Error(`there is no vendor transfer ${id}`)
  if (row.state !== 'sending') return row

  const done = told.state === 'done'
  const as = done ? ('posted' as const) : ('voided' as const)
  const verdicts =
    row.direction === 'in'
      ? await endHolds(tx, [{ holdId: id, as }], now)
      : await transfer(tx, done ? [moveOf(row)] : [], now)
  for (const verdict of verdicts) must<unknown>(verdict)

  const { brandId, memberId } = row
  const reason = told.state === 'refused' ? told.reason : null
  await store.endVendorTransfer(tx, id, { state: told.state, reason }, now)
  const step = done ? ('credited' as const) : ('refused' as const)
  await recordSteps(
    tx,
    [{ brandId, memberId, requestId: id, step, by: 'vendor', ...(reason && { note: reason }) }],
    now,
  )
  await announceBalances(tx, brandId, [memberId])
  return { ...row, state: told.state, reason }
}
