import type { OrderDetail } from '@croupier/contract/lottery-orders.ts'
import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { countedText } from './choice.ts'
import type { BoardMethods } from './methods.ts'
import { amountOf, type BetPrice, type BoardMethod, MULTIPLE_MAX } from './price.ts'
import type { PendingBet } from './slip.ts'

/** The lines of an order as they can be bet now, and how many cannot. */
export interface RepeatedOrder {
  readonly lines: readonly PendingBet[]
  readonly left: number
}

/** The lines of an earlier order at today's terms: a method that is not offered any more, or a stake out of its limits, is left out. */
export function orderAgain({ items }: OrderDetail, terms: LotteryTerms, known: BoardMethods): RepeatedOrder {
  const lines = items.flatMap((item) => lineOf(item, terms, known) ?? [])
  return { lines, left: items.length - lines.length }
}

type OrderItem = OrderDetail['items'][number]

function lineOf(item: OrderItem, terms: LotteryTerms, known: BoardMethods): PendingBet | undefined {
  const board = known.methods.get(item.method)
  const counted = board && countedText(board.method, item.content)
  if (!board || !counted || counted.fault) return undefined
  const { tickets, text } = counted
  const amount = unitsOf(item.amount, scale) ?? 0n
  const price = board.terms.stakeMin === null ? unitsFor(item, amount, terms) : stakeFor(item, amount, board)
  // What it cost then is what it costs now, or it is another bet.
  if (!price || amountOf(price, tickets) !== amount) return undefined
  return { key: item.lineId, method: item.method, text, tickets, price }
}

function stakeFor({ tickets }: OrderItem, amount: bigint, { terms }: BoardMethod): BetPrice | undefined {
  const stake = amount / BigInt(tickets)
  const [least, most] = [unitsOf(terms.stakeMin ?? '', scale) ?? 0n, unitsOf(terms.stakeMax ?? '', scale) ?? 0n]
  return stake < least || stake > most ? undefined : { kind: 'stake', stake }
}

/** The largest unit that the price of a ticket is a multiple of; the mode as far as it is the member's still. */
function unitsFor({ tickets, mode }: OrderItem, amount: bigint, { units, modes }: LotteryTerms): BetPrice | undefined {
  const each = amount / BigInt(2 * tickets)
  for (const text of units) {
    const unit = unitsOf(text, scale) ?? 0n
    if (unit === 0n || each % unit !== 0n || each < unit || each / unit > BigInt(MULTIPLE_MAX)) continue
    const { min, top } = modes ?? { min: 0, top: 0 }
    return { kind: 'units', unit, multiple: Number(each / unit), mode: Math.max(min, Math.min(mode ?? top, top)) }
  }
  return undefined
}
