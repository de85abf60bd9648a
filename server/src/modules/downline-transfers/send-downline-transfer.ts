import type { DownlineTransfer, DownlineWay, transferInLine as call } from '@croupier/contract/downline-transfers.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { type Day, dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { periodsAt } from '#kernel/period.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import {
  judgeTransfer,
  judgeTransferDay,
  lockTurnover,
  raiseTurnover,
  recordSteps,
  transferReference,
  turnoverDue,
} from '#modules/cashier/cashier.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { downlineOf, uplineOf } from '#modules/identity/hierarchy/hierarchy.ts'
import { acceptPayment, comparePayment, type TypedPayment } from '#modules/identity/payment-proof/payment-proof.ts'
import { mayGive } from '#modules/limits/limits.ts'
import { keptOut } from '#modules/standing/play/play.ts'
import { identityStateOf } from '#modules/verification/verification.ts'
import { accountOf, derivedId, houseAccount, transfer } from '#modules/wallet/wallet.ts'
import { announceBalances } from '#modules/wallet/balances/balances.ts'
import { waysOf } from './rules.ts'
import { lineTransferViews } from './view.ts'
import * as store from './store.ts'

interface TransferRequest {
  readonly id: string
  readonly brand: Brand
  readonly memberId: string
  readonly agentType: number
  readonly way: DownlineWay
  readonly account: string | undefined
  readonly amount: bigint
  /** Undefined where the brand asks for none. */
  readonly typed: TypedPayment | undefined
}

/** Send money up or down the line: all is judged, and the money moved, in one transaction. */
export async function transferInLine(deps: Deps, ask: Ask<typeof call>): Promise<DownlineTransfer> {
  const { body, session } = ask
  const { memberId, agentType } = session
  const brand = await brandOf(deps, ask.brandId)
  const amount = unitsOf(body.amount, brand.decimals)
  if (!amount) return must(atField('amount', 'invalid_amount'))
  const { paymentPassword: password } = body
  const { paymentPassword: asked } = brand.settings.cashier.line
  if (asked && password === undefined) return must(atField('paymentPassword', 'required'))
  const typed = asked ? await comparePayment(deps, memberId, password ?? '') : undefined

  const account = body.account?.toLowerCase()
  const wanted = { id: body.id.toLowerCase(), brand, memberId, agentType, way: body.way, account, amount, typed }
  const row = must(await inTransaction(deps.db, (tx) => write(tx, deps, wanted)))
  const [shown] = await lineTransferViews(deps.db, [row], memberId, brand)
  return shown!
}

/** A wrong payment password counts, so its no is committed; whatever else is refused has written nothing yet. */
async function write(tx: Tx, deps: Deps, wanted: TransferRequest): Promise<Verdict<store.DownlineTransferRow>> {
  const { id, brand, memberId, typed } = wanted
  const willing = typed ? await acceptPayment(tx, deps, { brand, memberId }, typed) : yes(undefined)
  if (!willing.ok) return willing
  const receiver = await receiverOf(tx, wanted, dayOf(deps.now(), brand.timeZone))
  // Locked before the question whether it was asked before: the same one twice at once is one. Both, in the order of their ids: what one
  // sends the other must stake, and two who send to each other do not wait for each other.
  for (const id of [memberId, ...(receiver.ok ? [receiver.value] : [])].toSorted())
    await lockTurnover(tx, { memberId: id, brandId: brand.id, asset: brand.currency }, deps.now())
  const before = await store.findLineTransfer(tx, id)
  if (before) return (await isSame(tx, before, wanted)) ? yes(before) : no('id_reused')

  if (!receiver.ok) return receiver
  const judged = await judge(tx, deps, wanted, receiver.value)
  if (!judged.ok) return judged
  const row = {
    id,
    brandId: brand.id,
    senderId: memberId,
    receiverId: receiver.value,
    way: wanted.way,
    asset: brand.currency,
    amount: wanted.amount,
    reference: await transferReference(tx),
    requestedAt: deps.now(),
  }
  const { receivedPercent: percent } = brand.settings.cashier.line
  const received = { memberId: row.receiverId, asset: row.asset, amount: row.amount, percent }
  if (percent > 0) await raiseTurnover(tx, brand.id, received, deps.now())
  await move(tx, deps, row)
  return yes(row)
}

async function isSame(tx: Tx, before: store.DownlineTransferRow, { memberId, way, account, amount }: TransferRequest) {
  if (before.senderId !== memberId || before.way !== way || before.amount !== amount) return false
  const names = await memberNames(tx, [before.receiverId])
  return way === 'up' || names.get(before.receiverId)?.account === account
}

/** Who is meant: the one above, or one right below. Whoever is neither is answered as nobody is. */
async function receiverOf(
  tx: Tx,
  { brand, memberId, agentType, way, account }: TransferRequest,
  day: Day,
): Promise<Verdict<string>> {
  if (!waysOf(agentType, brand.settings.cashier.line).includes(way)) return no('forbidden')
  const found = way === 'up' ? await uplineOf(tx, memberId, day) : await downlineOf(tx, memberId, account ?? '', day)
  return found ? yes(found.id) : atField(way === 'up' ? 'way' : 'account', 'not_in_line')
}

async function judge(
  tx: Tx,
  deps: Deps,
  { brand, memberId, amount }: TransferRequest,
  receiverId: string,
): Promise<Verdict<undefined>> {
  const now = deps.now()
  const policy = brand.settings.cashier.line
  const may = await mayGive(tx, memberId, now)
  if (!may.ok) return may
  if (policy.verified && (await identityStateOf(tx, memberId)) !== 'verified') return no('identity_unverified')
  if ((await keptOut(tx, [receiverId], now)).size > 0) return no('receiver_closed')

  const fits = judgeTransfer(amount, policy, brand.decimals)
  if (!fits.ok) return fits
  const { left } = await turnoverDue(tx, { memberId, asset: brand.currency })
  if (left > 0n) return no('turnover_due', { value: { left: amountText(left, brand.decimals) } })
  const { day } = periodsAt(now, brand.timeZone)
  const today = await store.sumSent(tx, memberId, brand.currency, day.from)
  return judgeTransferDay({ amount, today, dayMax: policy.dayMax, resetsAt: day.to })
}

/** Out of the one balance and into the other in one journal, each under its own name, so that neither sees whose the other is. */
async function move(tx: Tx, deps: Deps, row: store.DownlineTransferRow): Promise<void> {
  const { id, brandId, senderId, receiverId, asset, amount } = row
  const between = houseAccount(brandId, 'line', asset)
  const together = { journal: id, cause: id, amount }
  const out = { id, kind: 'transfer_out', debit: accountOf(senderId, asset), credit: between }
  const arrived = {
    id: derivedId(id, 'in'),
    kind: 'transfer_in',
    debit: between,
    credit: accountOf(receiverId, asset),
  }
  const moves = [out, arrived].map((one) => ({ ...one, ...together }))
  // One transfer without the other would create money: the transaction is rolled back.
  for (const verdict of await transfer(tx, moves, deps.now())) must(verdict)

  await store.insertLineTransfer(tx, row)
  await recordSteps(
    tx,
    [
      { brandId, memberId: senderId, requestId: id, step: 'paid', by: 'member' },
      { brandId, memberId: receiverId, requestId: id, step: 'credited', by: 'member' },
    ],
    deps.now(),
  )
  await announceBalances(tx, brandId, [senderId, receiverId])
}
