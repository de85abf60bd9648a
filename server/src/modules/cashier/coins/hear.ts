import { amountText } from '@croupier/engine/money.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { credit } from '../deposits/credit.ts'
import * as deposits from '../deposits/store.ts'
import type { CoinNotice } from '../outside/coins.ts'
import { happened } from '../steps.ts'
import { rateNow } from './price.ts'
import { type CoinVerdict, isFor, isLate, judgeCoins, partsOf, type Sent, worthOf } from './rules.ts'
import * as store from './store.ts'

const BY = 'gateway'
/** Coins that were seen in time are waited for so much longer each time that they are spoken of. */
const PATIENCE_MS = 24 * 3_600_000

/** Coins, what they are for, and what a coin counts now where that matters. */
export interface HeardCoins {
  readonly notice: CoinNotice
  readonly sent: Sent
  readonly order: store.OrderRow | undefined
  readonly rateNow: bigint | undefined
}

/** What there is to know before anything is decided; asks for today's rate where coins have come late. */
export async function lookUp(deps: Deps, notice: CoinNotice): Promise<HeardCoins> {
  const { currency: coin, amount, ...said } = notice
  const order = notice.id === null ? undefined : await store.findOrder(deps.db, notice.id)
  const sent = { ...said, coin, coins: partsOf(amount, order?.decimals ?? 8) ?? 0n }
  const late = order !== undefined && isLate(order, sent) && sent.confirmations >= order.confirmations
  return { notice, sent, order, rateNow: late ? await rateOfOrder(deps, order) : undefined }
}

async function rateOfOrder(deps: Deps, { depositId, brandId, rate }: store.OrderRow): Promise<bigint> {
  const brand = await brandOf(deps, brandId)
  const row = await deposits.findDeposit(deps.db, depositId)
  const coins = brand.settings.cashier.channels.find(({ code }) => code === row?.channel)?.coins
  // A channel that the brand has no more keeps the rate that it had.
  return coins ? rateNow(deps, brand, coins) : rate
}

/** Hear of coins on their way: what was said before, or later than this, changes nothing. */
export async function hearCoins(tx: Tx, deps: Deps, heard: HeardCoins): Promise<void> {
  const { notice, sent, order } = heard
  // Locked before the question what was said before: the same thing twice at once is heard once.
  const row = order && (await deposits.findDepositForUpdate(tx, order.depositId))
  const before = await store.findTransfer(tx, notice)
  if (before && before.sequence >= notice.sequence) return

  const known = order !== undefined && row !== undefined && isFor(order, sent)
  const outcome = known ? await outcomeOf(tx, deps, { ...heard, order, row, before }) : 'unknown'
  const { tx: name, sequence } = notice
  await store.saveTransfer(
    tx,
    {
      ...sent,
      // What is none of ours is kept all the same, with a part of it at least.
      coins: sent.coins === 0n ? 1n : sent.coins,
      tx: name,
      sequence,
      depositId: known ? order.depositId : null,
      brandId: known ? order.brandId : null,
      decimals: order?.decimals ?? 8,
      outcome: before?.outcome ?? outcome,
    },
    deps.now(),
  )
}

interface Known extends HeardCoins {
  readonly order: store.OrderRow
  readonly row: deposits.DepositRow
  readonly before: Awaited<ReturnType<typeof store.findTransfer>>
}

async function outcomeOf(tx: Tx, deps: Deps, known: Known): Promise<string | null> {
  const { row, order, sent, before } = known
  // Decided once: what comes to lie deeper, or is lost after that, moves nothing any more.
  if (before?.outcome) return before.outcome
  const verdict = judgeCoins(row.state, order, sent)
  if (verdict === 'waits' || verdict === 'lost') {
    await follow(tx, deps, known, verdict)
    return null
  }
  return decided(tx, deps, known, verdict)
}

/** Young coins keep their deposit open; lost ones leave it as if they had never been. */
async function follow(
  tx: Tx,
  deps: Deps,
  { row, order, sent, before }: Known,
  verdict: 'waits' | 'lost',
): Promise<void> {
  const { id, brandId, memberId } = row
  if (verdict === 'lost' && !before) return
  const step = verdict === 'lost' ? ('coins_lost' as const) : ('coins_seen' as const)
  const note = `${sent.confirmations} of ${order.confirmations}`
  await happened(tx, [{ brandId, memberId, of: id, step, by: BY, note }], deps.now())
  if (row.state !== 'waiting' || isLate(order, sent)) return
  const patient = new Date(deps.now().getTime() + PATIENCE_MS)
  await store.updateExpiry(tx, id, verdict === 'lost' ? order.payUntil : patient)
}

async function decided(
  tx: Tx,
  deps: Deps,
  { row, order, sent, rateNow: rate }: Known,
  verdict: Exclude<CoinVerdict, 'waits' | 'lost'>,
): Promise<string> {
  const brand = await brandOf(deps, row.brandId)
  if (verdict === 'credit') return credited(tx, deps, { brand, row, amount: row.amount, as: 'credited' })
  if (verdict === 'credit_late') {
    const { decimals } = order
    const amount = worthOf(sent.coins, rate ?? order.rate, { decimals, payable: brand.decimals })
    return amount === 0n ? 'too_little' : credited(tx, deps, { brand, row, amount, as: 'credited_late' })
  }
  if (verdict === 'amount_differs' && row.state === 'waiting') {
    await deposits.updateDeposit(tx, row.id, { state: 'review', reason: verdict, ended: false }, deps.now())
    const { brandId, memberId, id } = row
    await happened(tx, [{ brandId, memberId, of: id, step: 'in_review', by: BY, note: verdict }], deps.now())
  }
  return verdict
}

interface Crediting {
  readonly brand: Brand
  readonly row: deposits.DepositRow
  readonly amount: bigint
  readonly as: 'credited' | 'credited_late'
}

async function credited(tx: Tx, deps: Deps, { brand, row, amount, as }: Crediting): Promise<string> {
  const note = as === 'credited_late' ? { note: amountText(amount, brand.decimals) } : {}
  await credit(tx, deps, { brand, row }, { amount, by: BY, ...note })
  return as
}
