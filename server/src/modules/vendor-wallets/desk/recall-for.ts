import type { ReplyOf } from '@croupier/contract/call.ts'
import type { recallFor as call } from '@croupier/contract/console-vendors.ts'
import { amountText } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { memberHere } from '#modules/identity/identity.ts'
import { balancesOf } from '../balances.ts'
import { beginRecall, endAll, type Recall, tellAll } from '../recall.ts'
import type { VendorTransferRow } from '../store.ts'

/** Bring back for a member what lies with vendors; who asked for it stands in the record. */
export async function recallFor(deps: Deps, ask: Ask<typeof call>): Promise<ReplyOf<typeof call>> {
  const { session, params, body } = ask
  const member = await memberHere(deps.db, session.brandId, params.memberId)
  if (!member) throw new Refusal('not_found')
  if (deps.config.vendorWallets === undefined) return must(no('vendor_unavailable'))
  const brand = await brandOf(deps, session.brandId)
  const by = `operator:${session.username}`
  const wanted = { id: body.id.toLowerCase(), brand, memberId: member.id, by }
  const balances = await balancesOf(deps, brand, member.id)

  const begun = await inTransaction(deps.db, async (tx) => {
    const rows = must(await beginRecall(tx, deps, wanted, balances))
    await note(tx, deps, ask, { ...wanted, account: member.account, rows })
    return rows
  })
  const rows = await endAll(deps, await tellAll(deps, begun))
  return { transfers: rows.length, waiting: rows.filter(({ state }) => state === 'sending').length }
}

interface BegunRecall extends Recall {
  readonly account: string
  readonly rows: readonly VendorTransferRow[]
}

async function note(tx: Tx, deps: Deps, ask: Ask<typeof call>, { brand, memberId, account, rows }: BegunRecall) {
  const { reason, note: text } = ask.body
  const after = {
    recall: ask.body.id,
    transfers: rows.map(({ reference, vendor, amount }) => ({
      reference,
      vendor,
      amount: amountText(amount, brand.decimals),
    })),
  }
  const subject = { type: 'member', id: memberId, name: account }
  const entry = { brandId: brand.id, action: 'vendors.recall', subject, after, reason, note: text }
  await record(tx, doerOf(ask), entry, deps.now())
}
