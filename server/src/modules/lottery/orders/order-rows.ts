import type { ReplyOf } from '@croupier/contract/call.ts'
import type { AskedOrderLine } from '@croupier/contract/lottery-orders.ts'
import type * as contract from '@croupier/contract/lottery-orders.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Brand } from '../../brand/brand.ts'
import type { ChaseRow } from '../chases/store.ts'
import type { IssueRow, LotteryRow } from '../store.ts'
import { type OrderLineTerms, sumOf } from '../terms.ts'
import { termsView } from '../view.ts'
import { lineId } from './command.ts'
import type { OrderLineRow, OrderRow } from './store.ts'

export type OrderReply = ReplyOf<typeof contract.placeOrder>

/** What is bet on one issue: an order. */
export interface AskedPart {
  readonly orderId: string
  readonly issueNo: string
  /** Of the lines as they were asked; 1 without a chase. */
  readonly multiple: number
}

/** An order as it was asked for. */
export interface OrderCommand {
  readonly id: string
  readonly memberId: string
  readonly asset: string
  readonly parts: readonly AskedPart[]
  readonly stopOnWin: boolean | null
  readonly lines: readonly AskedOrderLine[]
  readonly content: string
  readonly brand: Brand
  readonly lottery: LotteryRow
}

/** What is bet on one issue, as it is taken. */
export interface JudgedPart extends AskedPart {
  readonly issue: IssueRow
  readonly terms: readonly OrderLineTerms[]
}

/** What is answered, and answered again under the same id. */
export function replyOf(
  { id, stopOnWin, brand: { decimals } }: OrderCommand,
  parts: readonly JudgedPart[],
  balance: bigint,
): OrderReply {
  const sum = (of: 'amount' | 'rebate') => parts.reduce((all, { terms }) => all + sumOf(terms, of), 0n)
  return {
    orderId: id,
    chaseId: stopOnWin === null ? null : id,
    lines: (parts[0]?.terms ?? []).map((one, at) => ({ lineId: lineId(id, at), ...termsView(one, decimals) })),
    amount: amountText(sum('amount'), decimals),
    rebate: amountText(sum('rebate'), decimals),
    balance: amountText(balance, decimals),
  }
}

export const chaseOf = (
  { id, memberId, asset, brand, lottery, lines, parts }: OrderCommand,
  stopOnWin: boolean,
  placedAt: Date,
): ChaseRow => ({
  id,
  brandId: brand.id,
  memberId,
  asset,
  decimals: brand.decimals,
  lottery: lottery.code,
  stopOnWin,
  lines: lines.length,
  issues: parts.length,
  placedAt,
})

export const orderOf = (
  { id, memberId, asset, brand, lottery, content, stopOnWin }: OrderCommand,
  { orderId, issue, multiple, terms }: JudgedPart,
  { reply, now }: { readonly reply: OrderReply | null; readonly now: Date },
): OrderRow => ({
  id: orderId,
  issueId: issue.id,
  brandId: brand.id,
  memberId,
  asset,
  decimals: brand.decimals,
  lottery: lottery.code,
  content,
  reply,
  lines: terms.length,
  amount: sumOf(terms, 'amount'),
  rebate: sumOf(terms, 'rebate'),
  state: 'open',
  prize: 0n,
  placedAt: now,
  chaseId: stopOnWin === null ? null : id,
  multiple: stopOnWin === null ? null : multiple,
})

export const linesOf = (
  { memberId, asset, brand }: OrderCommand,
  { orderId, issue, terms }: JudgedPart,
): readonly OrderLineRow[] =>
  terms.map((one, at) => ({
    ...one,
    issueId: issue.id,
    brandId: brand.id,
    memberId,
    asset,
    id: lineId(orderId, at),
    orderId,
    number: at,
    cancelledAt: null,
  }))
