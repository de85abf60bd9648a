import type { Store } from './store.ts'

export const isoDay = (moment: Date) => moment.toISOString().slice(0, 10)

/** Everything that moved on a day (UTC), as the file that a payment company sends the next morning. */
export function statement(store: Store, day: string): string {
  const paid = store
    .receiptsOf(day)
    .map((one) => ({ ...one, kind: 'payment', id: one.paymentId ?? one.id, state: 'paid' }))
  const sent = store.payoutsOf(day).map((one) => ({ ...one, kind: 'payout' }))
  const lines = [...paid, ...sent]
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ at, kind, id, reference, amount, currency, state }) => [at, kind, id, reference, amount, currency, state])
  return [['time', 'kind', 'id', 'reference', 'amount', 'currency', 'state'], ...lines]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('')
}

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
