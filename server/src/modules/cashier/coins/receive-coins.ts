import type { UnmatchedReceiptWhy } from '@croupier/contract/console-unmatched-receipts.ts'
import { amountText } from '@croupier/engine/money.ts'
import { partsOf } from '@croupier/engine/coins.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Brand, brandIn, brandOf } from '#modules/brand/brand.ts'
import { credit } from '../deposits/credit.ts'
import { sendToReview } from '../deposits/review.ts'
import * as deposits from '../deposits/store.ts'
import type { CoinNotice } from '../outside/coins.ts'
import { recordSteps } from '../history.ts'
import { keepReceipt } from '../unmatched-receipts/keep.ts'
import { rateNow } from './price.ts'
import { type CoinVerdict, coinsName, isFor, isLate, judgeCoins, type SentCoins, worthOf } from './rules.ts'
import * as store from './store.ts'

const BY = 'gateway'
/** Coins that were seen in time are waited for so much longer each time that they are spoken of. */
const PATIENCE_MS = 24 * 3_600_000

/** Coins, what they are for, and what a coin counts now where that matters. */
export interface ReceivedCoins {
  readonly notice: CoinNotice
  readonly sent: SentCoins
  readonly order: store.OrderRow | undefined
  readonly rateNow: bigint | undefined
}

/** What there is to know before anything is decided; asks for today's rate where coins have come late. */
export async function lookUp(deps: Deps, notice: CoinNotice): Promise<ReceivedCoins> {
  const { currency: coin, amount, ...said } = notice
  const order = notice.id === null ? undefined : await store.findOrder(deps.db, notice.id)
  const sent = { ...said, coin, coins: partsOf(amount, order?.decimals ?? DECIMALS) ?? 0n }
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
export async function receiveCoins(tx: Tx, deps: Deps, heard: ReceivedCoins): Promise<void> {
  const { notice, sent, order } = heard
  // Locked before the question what was said before: the same thing twice at once is heard once.
  const row = order && (await deposits.findDepositForUpdate(tx, order.depositId))
  const before = await store.findTransfer(tx, notice)
  if (before && before.sequence >= notice.sequence) return

  const known = order !== undefined && row !== undefined && isFor(order, sent)
  const judged = known ? await outcomeOf(tx, deps, { ...heard, order, row, before }) : 'unknown'
  const outcome = before?.outcome ?? judged
  await saveReceived(tx, deps, heard, outcome)
  const why = outcome === null ? undefined : WHYS[outcome]
  if (why !== undefined && isDeep(heard)) await keepCoins(tx, deps, heard, { why })
}

/** Outcomes that leave coins to a person, and why they belong to no open deposit. */
const WHYS: Readonly<Record<string, UnmatchedReceiptWhy>> = {
  unknown: 'unknown',
  twice: 'twice',
  was_refused: 'was_refused',
  amount_differs: 'amount_differs',
  too_little: 'amount_differs',
}

/** Coins that nobody asked for are money when they lie so deep. */
const UNASKED_CONFIRMATIONS = 3
/** Coins are counted so finely where no order says otherwise. */
const DECIMALS = 8

/** Whether they lie deep enough to be money. */
export const isDeep = ({ sent, order }: ReceivedCoins): boolean =>
  !sent.dropped && sent.confirmations >= (order?.confirmations ?? UNASKED_CONFIRMATIONS)

/** Keep what was said of coins and what became of them. */
export const saveReceived = (tx: Tx, deps: Deps, { notice, sent, order }: ReceivedCoins, outcome: string | null) => {
  const ours = order !== undefined && isFor(order, sent) ? order : undefined
  const row = {
    ...sent,
    // What is none of ours is kept all the same, with a part of it at least.
    coins: sent.coins === 0n ? 1n : sent.coins,
    tx: notice.tx,
    sequence: notice.sequence,
    depositId: ours?.depositId ?? null,
    brandId: ours?.brandId ?? null,
    decimals: order?.decimals ?? DECIMALS,
    outcome,
  }
  return store.saveTransfer(tx, row, deps.now())
}

/** Coins that belong to no open deposit stand in suspense until a person has decided on them. */
export async function keepCoins(
  tx: Tx,
  deps: Deps,
  { notice, sent }: ReceivedCoins,
  because: { readonly why: UnmatchedReceiptWhy; readonly fault?: string },
): Promise<void> {
  await keepReceipt(tx, deps, {
    source: 'coins',
    sourceId: coinsName(notice),
    about: notice.id,
    reference: notice.reference,
    asset: notice.currency,
    amount: partsOf(notice.amount, DECIMALS) ?? 1n,
    decimals: DECIMALS,
    arrivedAt: sent.seenAt,
    ...because,
  })
}

interface OrderedCoins extends ReceivedCoins {
  readonly order: store.OrderRow
  readonly row: deposits.DepositRow
  readonly before: Awaited<ReturnType<typeof store.findTransfer>>
}

async function outcomeOf(tx: Tx, deps: Deps, known: OrderedCoins): Promise<string | null> {
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
  { row, order, sent, before }: OrderedCoins,
  verdict: 'waits' | 'lost',
): Promise<void> {
  const { id, brandId, memberId } = row
  if (verdict === 'lost' && !before) return
  const step = verdict === 'lost' ? ('coins_lost' as const) : ('coins_seen' as const)
  const note = `${sent.confirmations} of ${order.confirmations}`
  await recordSteps(tx, [{ brandId, memberId, requestId: id, step, by: BY, note }], deps.now())
  if (row.state !== 'waiting' || isLate(order, sent)) return
  const patient = new Date(deps.now().getTime() + PATIENCE_MS)
  await store.updateExpiry(tx, id, verdict === 'lost' ? order.payUntil : patient)
}

async function decided(
  tx: Tx,
  deps: Deps,
  { row, order, sent, rateNow: rate }: OrderedCoins,
  verdict: Exclude<CoinVerdict, 'waits' | 'lost'>,
): Promise<string> {
  const brand = await brandIn(tx, deps, row.brandId)
  if (verdict === 'credit') return credited(tx, deps, { brand, row, amount: row.amount, as: 'credited' })
  if (verdict === 'credit_late') {
    const { decimals } = order
    const amount = worthOf(sent.coins, rate ?? order.rate, { decimals, payable: brand.decimals })
    return amount === 0n ? 'too_little' : credited(tx, deps, { brand, row, amount, as: 'credited_late' })
  }
  if (verdict === 'amount_differs' && row.state === 'waiting') await sendToReview(tx, deps, row, verdict)
  return verdict
}

interface CoinCredit {
  readonly brand: Brand
  readonly row: deposits.DepositRow
  readonly amount: bigint
  readonly as: 'credited' | 'credited_late'
}

async function credited(tx: Tx, deps: Deps, { brand, row, amount, as }: CoinCredit): Promise<string> {
  const note = as === 'credited_late' ? { note: amountText(amount, brand.decimals) } : {}
  await credit(tx, deps, { brand, row }, { amount, by: BY, confirmedBy: 'bank', ...note })
  return as
}
