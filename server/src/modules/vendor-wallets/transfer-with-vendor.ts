import type { VendorTransfer, walletTransfer as call } from '@croupier/contract/vendors.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { judgeTransfer, lockTurnover, transferReference } from '#modules/cashier/cashier.ts'
import { mayGive } from '#modules/limits/limits.ts'
import { reserveId } from '#modules/wallet/wallet.ts'
import { beginTransfer, endTransfer, orderTransfer, unanswered } from './execute-transfer.ts'
import { vendorTransferView } from './view.ts'
import * as store from './store.ts'

interface TransferRequest extends Pick<store.VendorTransferRow, 'id' | 'vendor' | 'direction' | 'memberId' | 'amount'> {
  readonly brand: Brand
}

/** Move money to a vendor's wallet or back: set aside, told to the vendor, and ended by what it says. */
export async function transferWithVendor(deps: Deps, ask: Ask<typeof call>): Promise<VendorTransfer> {
  const { id, vassalage: vendor, direction, amount: typed } = ask.body
  const { memberId } = ask.session
  const brand = await brandOf(deps, ask.brandId)
  const amount = unitsOf(typed, brand.decimals)
  if (!amount) return must(atField('amount', 'invalid_amount'))
  if (deps.config.vendorWallets === undefined) return must(no('vendor_unavailable'))

  const wanted = { id: id.toLowerCase(), vendor, direction, memberId, amount, brand }
  const begun = must(await inTransaction(deps.db, (tx) => write(tx, deps, wanted)))
  if (begun.state !== 'sending') return vendorTransferView(begun, brand)
  const told = await orderTransfer(deps, begun)
  const row = await inTransaction(deps.db, async (tx) => {
    if (told) return endTransfer(tx, deps, begun.id, told)
    await unanswered(tx, begun)
    return begun
  })
  return vendorTransferView(row, brand)
}

async function write(tx: Tx, deps: Deps, wanted: TransferRequest): Promise<Verdict<store.VendorTransferRow>> {
  const { brand, ...asked } = wanted
  const { id, memberId, direction } = asked
  // Locked before the question whether it was asked before: the same one twice at once is one.
  await lockTurnover(tx, { memberId, brandId: brand.id, asset: brand.currency }, deps.now())
  const before = await store.findVendorTransfer(tx, id)
  if (before) return isSame(before, wanted) ? yes(before) : no('id_reused')

  const judged = await judge(tx, deps, wanted)
  if (!judged.ok) return judged
  const free = direction === 'out' ? await reserveId(tx, id, deps.now()) : yes(undefined)
  if (!free.ok) return free
  const row = {
    ...asked,
    brandId: brand.id,
    asset: brand.currency,
    reference: await transferReference(tx),
    state: 'sending' as const,
    reason: null,
    recallId: null,
    requestedAt: deps.now(),
  }
  await beginTransfer(tx, deps, row)
  return yes(row)
}

const isSame = (before: store.VendorTransferRow, { memberId, vendor, direction, amount }: TransferRequest): boolean =>
  before.memberId === memberId && before.vendor === vendor && before.direction === direction && before.amount === amount

/** What lies with a vendor comes back at any time; what goes there is for who may play, where the brand has such wallets. */
async function judge(
  tx: Tx,
  deps: Deps,
  { brand, memberId, vendor, direction, amount }: TransferRequest,
): Promise<Verdict<undefined>> {
  const { wallet } = brand.settings.cashier
  const known = wallet.vendors.find(({ code }) => code === vendor)
  if (!known) return atField('vassalage', 'invalid')
  if (direction === 'out') return yes(undefined)
  if (wallet.isSingle || !known.on) return no('forbidden')
  const may = await mayGive(tx, memberId, deps.now())
  if (!may.ok) return may
  return judgeTransfer(amount, wallet, brand.decimals)
}
