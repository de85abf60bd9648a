import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import type { Store, StoredTransfer } from './store.ts'

export type Order = Pick<StoredTransfer, 'id' | 'vendor' | 'player' | 'currency' | 'direction' | 'amount'>

export interface Answer {
  readonly status: string
  readonly balance: string
}

const FIELDS = ['vendor', 'player', 'currency', 'direction', 'amount'] as const

/** Take or give money once: the same order again is answered as it was first, another one under its id is refused. */
export function executeCall(store: Store, order: Order, { blocked, at }: { blocked: boolean; at: Date }): Answer {
  const before = store.transfer(order.id)
  if (before) {
    const same = FIELDS.every((field) => before[field] === order[field])
    return { status: same ? before.status : 'DUPLICATE_TRANSACTION', balance: before.balance }
  }
  const { vendor, player, currency, direction } = order
  const [amount, has] = [unitsOf(order.amount, scale) ?? 0n, store.balanceOf(vendor, player, currency)]
  const short = direction === 'out' && has < amount
  const status = amount <= 0n ? 'INVALID_REQUEST' : blocked ? 'PLAYER_BLOCKED' : short ? 'NOT_ENOUGH_MONEY' : 'OK'
  const after = status !== 'OK' ? has : direction === 'in' ? has + amount : has - amount
  const answer = { status, balance: amountText(after, scale) }
  store.together(() => {
    if (status === 'OK') store.setBalance({ vendor, player, currency, balance: after })
    store.insertTransfer({ ...order, ...answer, at: at.toISOString() })
  })
  return answer
}

/** The player wins or loses so much at this vendor; nobody loses more than there is. */
export function play(store: Store, vendor: string, player: string, won: { currency: string; amount: string }): void {
  const loses = won.amount.startsWith('-')
  const amount = unitsOf(loses ? won.amount.slice(1) : won.amount, scale) ?? 0n
  const has = store.balanceOf(vendor, player, won.currency)
  const after = loses ? (has > amount ? has - amount : 0n) : has + amount
  store.setBalance({ vendor, player, currency: won.currency, balance: after })
}
