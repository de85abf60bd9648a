import type { hearNotice as call } from '@croupier/contract/payment-notices.ts'
import type { UnmatchedReceiptWhy } from '@croupier/contract/console-unmatched-receipts.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { validate as isUuid } from 'uuid'
import { batched } from '#kernel/batch.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandIn } from '#modules/brand/brand.ts'
import { accountOf } from '#modules/wallet/wallet.ts'
import { type ReceivedCoins, receiveCoins, isDeep, lookUp } from './coins/receive-coins.ts'
import { credit } from './deposits/credit.ts'
import { endDeposit } from './deposits/end-deposit.ts'
import { sendToReview } from './deposits/review.ts'
import * as deposits from './deposits/store.ts'
import { type Notice, readNotice } from './outside/gateway.ts'
import { judgeArrival } from './rules.ts'
import { keepReceipt, wasDecided } from './unmatched-receipts/keep.ts'
import * as store from './store.ts'
import { keepUnprocessed, keepUnprocessedCoins } from './unmatched-receipts/keep-unprocessed.ts'
import { endWithdrawal } from './withdrawals/end-withdrawal.ts'
import * as withdrawals from './withdrawals/store.ts'

const BY = 'gateway'

/** A notice with its amount in stored units. */
type GatewayNotice = Omit<Notice, 'amount'> & { readonly amount: bigint }

/** What a payment is for; money that nobody asked for has the name of its notice, and so has its line of the statement. */
const nameOf = ({ id, eventId }: Pick<GatewayNotice, 'id' | 'eventId'>): string | null =>
  id ?? (isUuid(eventId) ? eventId : null)

/** As it is kept. */
const keptOf = ({ id, currency, ...notice }: GatewayNotice) => ({
  ...notice,
  about: nameOf({ id, eventId: notice.eventId }),
  asset: currency,
  decimals: scale,
})

/**
 * Hear what the payment gateway says; said again, nothing more happens. What fits nothing is kept for a person to look at, and so
 * is money whose notice cannot be processed: whatever happens, it is credited or stands in suspense before the gateway is answered.
 */
export async function receiveNotice(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const notice = must(await readNotice(deps.config, ask.body.notice, deps.now()))
  if (notice.type === 'coins') {
    const coins = await lookUp(deps, notice)
    await inTransaction(deps.db, (tx) => receiveCoins(tx, deps, coins)).catch(orKeepCoins(deps, coins))
    return {}
  }
  const amount = unitsOf(notice.amount, scale)
  if (amount === undefined) return must(atField('notice', 'invalid_amount'))
  const heard = { ...notice, amount }
  await hearTogether(deps, heard).catch(orKeep(deps, heard))
  return {}
}

/** In a word: what happened is in the log. */
const faultOf = (error: unknown): string => (error instanceof Refusal ? error.code : 'error')

/** Money whose notice failed is kept; where nothing can be written, the company hears so by the error and sends it again. */
const orKeep =
  (deps: Deps, heard: GatewayNotice) =>
  async (error: unknown): Promise<void> => {
    if (heard.type !== 'payment_received') throw error
    deps.log.error({ err: error, eventId: heard.eventId }, 'a payment notice could not be processed; its money is kept')
    await inTransaction(deps.db, (tx) => keepUnprocessed(tx, deps, keptOf(heard), faultOf(error)))
  }

/** The same of coins, once they lie deep enough to be money. */
const orKeepCoins =
  (deps: Deps, coins: ReceivedCoins) =>
  async (error: unknown): Promise<void> => {
    if (!isDeep(coins)) throw error
    deps.log.error({ err: error, tx: coins.notice.tx }, 'coins could not be processed; they are kept')
    await inTransaction(deps.db, (tx) => keepUnprocessedCoins(tx, deps, coins, faultOf(error)))
  }

/** What is said at the same time is written down together: the gateway sends each thing until it is kept, and some things twice. */
const hearTogether = batched(
  async (tx: Tx, notices: readonly GatewayNotice[], deps: Deps): Promise<readonly Verdict<undefined>[]> => {
    const said = new Map(notices.map((notice) => [notice.eventId, notice]))
    const before = await store.findHeard(tx, [...said.keys()])
    const fresh = await inOrder(
      tx,
      [...said.values()].filter(({ eventId }) => !before.has(eventId)),
    )
    const rows: store.ProcessedNotice[] = []
    for (const notice of fresh) rows.push({ ...keptOf(notice), outcome: await outcomeOf(tx, deps, notice) })
    await store.insertNotices(tx, rows, deps.now())
    return notices.map(() => yes(undefined))
  },
  // Two of them would wait for each other's members.
  { lanes: 1 },
)

/** Members one after the other in the order of their accounts, as everybody locks them; what is said of one thing stays in order. */
async function inOrder(tx: Tx, notices: readonly GatewayNotice[]): Promise<readonly GatewayNotice[]> {
  const ids = [...new Set(notices.flatMap(({ id }) => (id === null ? [] : [id])))]
  const owners = new Map([...(await deposits.lockDeposits(tx, ids)), ...(await withdrawals.lockWithdrawals(tx, ids))])
  const accountFor = ({ id }: GatewayNotice) => {
    const owner = id === null ? undefined : owners.get(id)
    return owner === undefined ? '' : accountOf(owner.memberId, owner.asset)
  }
  return notices.toSorted((one, other) => compare(accountFor(one), accountFor(other)))
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** What became of it, in a word. */
function outcomeOf(tx: Tx, deps: Deps, notice: GatewayNotice): Promise<string> {
  switch (notice.type) {
    case 'payment_received':
      return arrive(tx, deps, notice)
    case 'payment_failed':
      return giveUp(tx, deps, notice)
    case 'payout_paid':
      return end(tx, deps, notice, { state: 'paid' })
    case 'payout_failed':
      return end(tx, deps, notice, { state: 'refused', reason: 'payout_failed' })
  }
}

async function arrive(tx: Tx, deps: Deps, heard: GatewayNotice): Promise<string> {
  const { id, amount, currency, eventId } = heard
  const row = id === null ? undefined : await deposits.findDepositForUpdate(tx, id)
  // Only its statement had spoken of it, and somebody has decided since.
  const about = nameOf(heard)
  if (about !== null && (await wasDecided(tx, deps, { eventId, about, asset: currency, amount }))) return 'was_decided'
  // What members pay each other does not come by the company.
  if (!row || row.rail === 'matched') return keepUnmatched(tx, deps, heard, 'unknown')

  const verdict = judgeArrival(row, { amount, asset: currency })
  if (verdict === 'credit') {
    const brand = await brandIn(tx, deps, row.brandId)
    await credit(tx, deps, { brand, row }, { amount, by: BY, confirmedBy: 'bank' })
    return row.state === 'waiting' || row.state === 'review' ? 'credited' : 'credited_late'
  }
  if (verdict === 'amount_differs' && row.state === 'waiting') await sendToReview(tx, deps, row, verdict)
  return keepUnmatched(tx, deps, heard, verdict)
}

/** It belongs to no open deposit: a person says what becomes of it. */
async function keepUnmatched(tx: Tx, deps: Deps, heard: GatewayNotice, why: UnmatchedReceiptWhy): Promise<string> {
  const { eventId: sourceId, at: arrivedAt, about, reference, asset, amount, decimals } = keptOf(heard)
  await keepReceipt(tx, deps, { source: 'notice', sourceId, about, reference, asset, amount, decimals, why, arrivedAt })
  return why
}

async function giveUp(tx: Tx, deps: Deps, { id }: GatewayNotice): Promise<string> {
  if (id === null) return 'unknown'
  const ended = await endDeposit(tx, deps, id, { state: 'cancelled', by: BY, reason: 'payment_failed' })
  return ended.ok ? 'cancelled' : ended.code
}

type End = { readonly state: 'paid' } | { readonly state: 'refused'; readonly reason: string }

async function end(tx: Tx, deps: Deps, { id, amount, currency }: GatewayNotice, how: End): Promise<string> {
  const row = id === null ? undefined : await withdrawals.findWithdrawalForUpdate(tx, id)
  if (!row) return 'unknown'
  if (row.state !== 'sending') return `was_${row.state}`
  // Not what we had ordered: what became of it is asked for, and the statement says what was paid.
  if (amount !== row.rest || currency !== row.asset) return 'amount_differs'
  await endWithdrawal(tx, deps, row, { ...how, by: BY })
  return how.state
}
