import { type Deposit, QR_RAILS, type requestDeposit as call } from '@croupier/contract/cashier.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { rankOf } from '#modules/identity/identity.ts'
import { countDeposit, mayDeposit } from '#modules/limits/limits.ts'
import { reserveId } from '#modules/wallet/wallet.ts'
import { addressFor } from '../coins/address.ts'
import { orderOf } from '../coins/order.ts'
import { rateNow } from '../coins/price.ts'
import { insertOrder } from '../coins/store.ts'
import { openPayment } from '../outside/gateway.ts'
import { qrOf } from '../outside/qr.ts'
import { timeOf } from '../hours.ts'
import { insertLanguage } from '../notices/store.ts'
import { closedBecause, feeOf, judgeAmount, referenceOf } from '../rules.ts'
import { findReceivers, matchDeposit } from '../matched-transfers/parts.ts'
import { recordSteps } from '../history.ts'
import * as cashier from '../store.ts'
import { endDeposit } from './end-deposit.ts'
import { depositViews } from './view.ts'
import * as store from './store.ts'

const MINUTE_MS = 60_000

type Channel = Brand['settings']['cashier']['channels'][number]

interface DepositRequest {
  readonly brand: Brand
  readonly channel: Channel
  readonly amount: bigint
  /** What a coin counts, where it is paid in coins. */
  readonly rate: bigint | undefined
}

/**
 * Ask to pay in. What is asked for counts against the member's limits until it comes to nothing. The gateway is told after
 * the request is written down: asked again under the same id, it answers the same.
 */
export async function requestDeposit(deps: Deps, ask: Ask<typeof call>): Promise<Deposit> {
  const brand = await brandOf(deps, ask.brandId)
  const channel = brand.settings.cashier.channels.find((one) => one.code === ask.body.channel && one.on)
  if (!channel) throw new Refusal('channel_closed')
  const amount = unitsOf(ask.body.amount, brand.decimals)
  if (!amount) return must(atField('amount', 'invalid_amount'))

  const rate = channel.coins && (await rateNow(deps, brand, channel.coins).catch(notAnswered(deps, ask)))
  if (channel.coins && rate === undefined) throw new Refusal('payment_unavailable')
  const wanted = { brand, channel, amount, rate }
  const row = must(await inTransaction(deps.db, (tx) => write(tx, deps, ask, wanted)))
  const told = await tellGateway(deps, row, ask)
  const [shown] = await depositViews(deps.db, [told], brand, ask.language)
  return shown!
}

async function write(
  tx: Tx,
  deps: Deps,
  { body, session, language }: Ask<typeof call>,
  { brand, channel, amount, rate }: DepositRequest,
): Promise<Verdict<store.DepositRow>> {
  const now = deps.now()
  const { memberId } = session
  const id = body.id.toLowerCase()
  // Locked before the question whether it was asked before: the same one twice at once is one.
  const allowed = await mayDeposit(tx, brand, { memberId, amount }, now)
  const before = await store.findDeposit(tx, id)
  const bonus = body.bonus ?? null
  if (before) return isSame(before, { memberId, channel: channel.code, amount, bonus }) ? yes(before) : no('id_reused')

  const closed = closedBecause(channel, await rankOf(tx, memberId), timeOf(now, brand.timeZone))
  if (closed) return no('channel_closed', { value: { why: closed } })
  const fee = feeOf(amount, channel.fee, brand.decimals)
  const fits = judgeAmount(amount, channel, fee, (units) => amountText(units, brand.decimals))
  if (!fits.ok) return fits
  if (!allowed.ok) return allowed

  const found = channel.rail === 'matched' ? await findReceivers(tx, brand, { memberId, amount }, now) : yes([])
  if (!found.ok) return found
  const free = await reserveId(tx, id, now)
  if (!free.ok) return free
  const row = await rowOf(tx, { id, memberId, brand, channel, amount, rate, fee, bonus, now })
  // Taken by a stranger at this very moment, where it is not the channel.
  if (!(await store.insertDeposit(tx, row))) return no((await store.findDeposit(tx, id)) ? 'id_reused' : 'deposit_open')
  await insertLanguage(tx, id, language)
  if (channel.coins && rate !== undefined) await insertOrder(tx, orderOf(row, channel.coins, rate))
  await countDeposit(tx, { id, brandId: brand.id, memberId, amount }, now)
  await recordSteps(tx, [{ brandId: brand.id, memberId, requestId: id, step: 'requested', by: 'member' }], now)
  if (found.value.length > 0) await matchDeposit(tx, row, found.value, now)
  return yes(row)
}

type Choice = Pick<store.DepositRow, 'memberId' | 'channel' | 'amount' | 'bonus'>

const isSame = (before: Choice, asked: Choice): boolean =>
  before.memberId === asked.memberId &&
  before.channel === asked.channel &&
  before.amount === asked.amount &&
  before.bonus === asked.bonus

/** As payments carry it: banks take letters and digits. */
const compact = (reference: string): string => reference.replaceAll(' ', '')

interface NewRow extends DepositRequest {
  readonly id: string
  readonly memberId: string
  readonly fee: bigint
  readonly bonus: string | null
  readonly now: Date
}

async function rowOf(
  tx: Tx,
  { id, memberId, brand, channel, amount, fee, bonus, now }: NewRow,
): Promise<store.DepositRow> {
  const reference = referenceOf('DEP', await cashier.nextReference(tx))
  const { to, rail } = channel
  const order = { amount: amountText(amount, brand.decimals), currency: brand.currency, reference: compact(reference) }
  return {
    id,
    brandId: brand.id,
    memberId,
    channel: channel.code,
    rail,
    asset: brand.currency,
    amount,
    fee,
    bonus,
    credited: null,
    reference,
    state: 'waiting',
    reason: null,
    payTo: to ? { bank: to.bank, account: to.account, name: to.name } : null,
    qr: to && QR_RAILS.includes(rail) ? qrOf(rail, to, order) : null,
    payUrl: null,
    slip: null,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + channel.minutes * MINUTE_MS),
  }
}

/** Who transfers alone, to the house or a member, needs no gateway. Where it does not answer, the request is taken back. */
async function tellGateway(deps: Deps, row: store.DepositRow, ask: Ask<typeof call>): Promise<store.DepositRow> {
  if (row.rail === 'bank' || row.rail === 'matched' || row.state !== 'waiting' || row.payUrl !== null) return row
  const brand = await brandOf(deps, row.brandId)
  const order = {
    id: row.id,
    reference: compact(row.reference),
    amount: amountText(row.amount, brand.decimals),
    currency: row.asset,
    kind: row.rail === 'gateway' ? ('page' as const) : ('qr' as const),
    expiresAt: row.expiresAt,
    returnUrl: '/?modal=memberCentre&centre=depositv2',
  }
  const opening: Promise<{ url: string | null; qr?: string }> =
    row.rail === 'crypto' ? addressFor(deps, brand, row) : openPayment(deps.config, order)
  const opened = await opening.catch(notAnswered(deps, ask))
  if (!opened) {
    await inTransaction(deps.db, (tx) => endDeposit(tx, deps, row.id, { state: 'cancelled', by: 'gateway' }))
    throw new Refusal('payment_unavailable')
  }
  if (opened.url !== null) await store.updatePayUrl(deps.db, row.id, opened.url)
  return { ...row, payUrl: opened.url, qr: opened.qr ?? row.qr }
}

const notAnswered =
  (deps: Deps, { requestId }: Ask<typeof call>) =>
  (error: unknown) => {
    deps.log.warn({ err: error, requestId }, 'the payment gateway did not take a payment')
    return undefined
  }
