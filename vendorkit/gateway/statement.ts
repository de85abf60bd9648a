import { csvText } from '@croupier/contract/csv.ts'
import type { Store } from './store.ts'

export const isoDay = (moment: Date) => moment.toISOString().slice(0, 10)

/** Everything that moved on a day (UTC), as the file that a payment company sends the next morning. */
export function statement(store: Store, day: string): string {
  const paid = store
    .receiptsOf(day)
    .map((one) => ({ ...one, kind: 'payment', id: one.paymentId ?? one.id, state: 'paid' }))
  const sent = store.paidOn(day).map((one) => ({ ...one, kind: 'payout', state: 'paid' }))
  const coins = store.transfersOf(day).map(({ tx, coins: amount, coin, reference, seenAt }) => {
    return { at: seenAt, kind: 'coins', id: tx, reference, amount, currency: coin, state: 'paid' }
  })
  const before = store.pastOf(day).map((one) => ({ ...one, state: 'paid' }))
  const lines = [...before, ...paid, ...sent, ...coins]
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ at, kind, id, reference, amount, currency, state }) => [at, kind, id, reference, amount, currency, state])
  return `${csvText([['time', 'kind', 'id', 'reference', 'amount', 'currency', 'state'], ...lines])}\r\n`
}
