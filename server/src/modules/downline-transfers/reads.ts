import type { ReplyOf } from '@croupier/contract/call.ts'
import type { findDownline, lineOptions, lineTransfer, lineTransfers } from '@croupier/contract/downline-transfers.ts'
import { amountText } from '@croupier/engine/money.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { periodsAt } from '#kernel/period.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { turnoverDue } from '#modules/cashier/cashier.ts'
import { downlineOf, uplineOf } from '#modules/identity/hierarchy/hierarchy.ts'
import { hasPaymentPassword } from '#modules/identity/payment-proof/payment-proof.ts'
import { identityStateOf } from '#modules/verification/verification.ts'
import { accountOf } from '#modules/wallet/wallet.ts'
import { fundsOf } from '#modules/wallet/balances/balances.ts'
import { waysOf } from './rules.ts'
import { lineTransferViews, relativeView } from './view.ts'
import * as store from './store.ts'

type Options = ReplyOf<typeof lineOptions>

/** To whom of their line the member may send money, how much, and what still stands in the way. */
export async function readLineOptions(deps: Deps, ask: Ask<typeof lineOptions>): Promise<Options> {
  const { memberId, agentType } = ask.session
  const brand = await brandOf(deps, ask.brandId)
  const { currency, decimals, settings } = brand
  const policy = settings.cashier.line
  const ways = waysOf(agentType, policy)
  const [money, turnover, upline, paymentPasswordSet, identity] = await Promise.all([
    moneyOf(deps, brand, memberId),
    turnoverDue(deps.db, { memberId, asset: currency }),
    ways.includes('up') ? uplineOf(deps.db, memberId, dayOf(deps.now(), brand.timeZone)) : undefined,
    hasPaymentPassword(deps.db, memberId),
    identityStateOf(deps.db, memberId),
  ])
  const { due, left } = turnover
  const text = (units: bigint) => amountText(units, decimals)
  const bounds = [money.available, policy.max, money.dayLeft ?? policy.max]
  const most = bounds.reduce((one, other) => (one < other ? one : other))
  return {
    asset: currency,
    available: text(money.available),
    transferable: text(left > 0n ? 0n : most),
    turnover: left === 0n ? null : { due: text(due), done: text(due - left) },
    min: text(policy.min),
    max: text(policy.max),
    dayLeft: money.dayLeft === null ? null : text(money.dayLeft),
    paymentPassword: policy.paymentPassword ? (paymentPasswordSet ? 'set' : 'missing') : 'not_asked',
    identity: policy.verified && identity !== 'verified' ? 'due' : 'fine',
    upline: upline ? relativeView(upline) : null,
    downlines: ways.includes('down'),
  }
}

async function moneyOf(deps: Deps, { currency, timeZone, settings }: Brand, memberId: string) {
  const { dayMax } = settings.cashier.line
  const account = accountOf(memberId, currency)
  const [funds, today] = await Promise.all([
    fundsOf(deps.db, [account]),
    store.sumSent(deps.db, memberId, currency, periodsAt(deps.now(), timeZone).day.from),
  ])
  const dayLeft = dayMax === null ? null : today < dayMax ? dayMax - today : 0n
  return { available: funds.get(account)?.available ?? 0n, dayLeft }
}

/** One of those right below, by account. */
export async function readDownline(deps: Deps, ask: Ask<typeof findDownline>): Promise<ReplyOf<typeof findDownline>> {
  const { memberId, agentType } = ask.session
  const { settings, timeZone } = await brandOf(deps, ask.brandId)
  if (!waysOf(agentType, settings.cashier.line).includes('down')) throw new Refusal('forbidden')
  const found = await downlineOf(deps.db, memberId, ask.body.account.toLowerCase(), dayOf(deps.now(), timeZone))
  return found ? relativeView(found) : must(atField('account', 'not_in_line'))
}

/** What the member has sent to and got from their line, newest first. */
export async function readLineTransfers(
  deps: Deps,
  { query, session, brandId }: Ask<typeof lineTransfers>,
): Promise<ReplyOf<typeof lineTransfers>> {
  const { rows, total } = await store.findLineTransfers(deps.db, session.memberId, query)
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
    list: await lineTransferViews(deps.db, rows, session.memberId, await brandOf(deps, brandId)),
  }
}

/** One transfer, for the two whose it is. */
export async function readLineTransfer(
  deps: Deps,
  { params, session, brandId }: Ask<typeof lineTransfer>,
): Promise<ReplyOf<typeof lineTransfer>> {
  const { memberId } = session
  const row = await store.findLineTransfer(deps.db, params.transferId)
  if (row === undefined || ![row.senderId, row.receiverId].includes(memberId)) throw new Refusal('not_found')
  const [shown] = await lineTransferViews(deps.db, [row], memberId, await brandOf(deps, brandId))
  return shown!
}
