import { randomUUID } from 'node:crypto'
import { keepNotice } from './notices.ts'
import type { Payment, Payout, Store } from './store.ts'

/** Somebody pays: the money is written down and the site told, also where nobody had asked for it. */
export function takeMoney(
  store: Store,
  paid: { readonly payment?: Payment; readonly reference: string; readonly amount: string; readonly currency: string },
  at: Date,
): void {
  const { payment, reference, amount, currency } = paid
  store.together(() => {
    if (payment) store.turnPayment(payment.id, 'paid', ['open', 'failed', 'closed', 'paid'])
    const money = { reference, amount, currency, at: at.toISOString() }
    // The notice has the name of the receipt: of money that nobody asked for, the statement has no other.
    const id = randomUUID()
    store.insertReceipt({ id, paymentId: payment?.id ?? null, ...money })
    keepNotice(store, { jti: id, type: 'payment_received', id: payment?.id ?? null, ...money }, Date.now())
  })
}

/** Whoever was to pay does not want to. */
export function decline(store: Store, { id, reference, amount, currency }: Payment, at: Date): void {
  store.together(() => {
    if (!store.turnPayment(id, 'failed', ['open'])) return
    const money = { reference, amount, currency, at: at.toISOString() }
    keepNotice(store, { type: 'payment_failed', id, ...money, reason: 'declined' }, Date.now())
  })
}

/** A payout is at its end; a second decision changes nothing. */
export function decidePayout(store: Store, payout: Payout, to: 'paid' | 'failed', at: Date): void {
  const { id, reference, amount, currency } = payout
  store.together(() => {
    if (!store.turnPayout(id, to)) return
    const money = { reference, amount, currency, at: at.toISOString() }
    if (to === 'paid') keepNotice(store, { type: 'payout_paid', id, ...money }, Date.now())
    else keepNotice(store, { type: 'payout_failed', id, ...money, reason: 'account_not_found' }, Date.now())
  })
}

const FAILING = /0000$/

/** Payouts decide themselves after a moment, by the end of the account's number; see `firstDue`. */
export function decideDue(store: Store, at: Date): void {
  for (const payout of store.duePayouts(Date.now()))
    decidePayout(store, payout, FAILING.test(payout.number) ? 'failed' : 'paid', at)
}

const SILENT = /9999$/
const MOMENT_MS = 2000

/** When a payout to this number decides itself; null where a person has to. */
export const firstDue = (number: string, nowMs: number): number | null =>
  SILENT.test(number) ? null : nowMs + MOMENT_MS

/** What was to be paid late is paid once its deadline has passed. */
export function payLate(store: Store, now: Date): void {
  for (const payment of store.latePayments())
    if (payment.lateAmount !== null && Date.parse(payment.expiresAt) < now.getTime())
      takeMoney(store, { ...payment, payment, amount: payment.lateAmount }, now)
}
