import { Amount } from '@croupier/contract/field.ts'
import type { FastifyInstance } from 'fastify'
import { decline, takeMoney } from '../money.ts'
import type { Payload } from '../notices.ts'
import type { StoredNotice } from '../notice-store.ts'
import type { Payment } from '../store.ts'
import { formOf, type Html, html, moment, sendPage, sumOf } from './html.ts'
import type { PagesOptions } from './pages.ts'
import { foldedTricks } from './tricks.ts'

const FAULT = 'Digits with a point, such as 120.50.'

/** The page that a member is sent to: pay, pay something else, pay late, or decline; then back to the site. */
export function addPayPage(app: FastifyInstance, { store, clock, site }: PagesOptions): void {
  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) => {
    const now = await clock.now()
    const payment = store.payment(params.id)
    if (!payment) return sendUnknown(reply)
    const page = { payment, notice: store.lastNoticeOf(payment.id), back: backTo(payment, site), now, fault: undefined }
    return sendPage(reply, { title: 'Pay', body: html`${card(page)}${foldedTricks(store, `/pay/${payment.id}`)}` })
  })

  app.post<{ Params: { id: string } }>('/pay/:id', async ({ params, body }, reply) => {
    const now = await clock.now()
    const payment = store.payment(params.id)
    if (!payment) return sendUnknown(reply)
    const form = formOf(body)
    const amount = Amount.safeParse(form.amount ?? payment.amount)
    if (!amount.success || /^[0.]+$/.test(amount.data)) {
      const page = { payment, notice: undefined, back: backTo(payment, site), now, fault: FAULT }
      return sendPage(reply.code(400), { title: 'Pay', body: card(page) })
    }

    if (form.do === 'decline') decline(store, payment, now)
    else if (form.do === 'late' && Date.parse(payment.expiresAt) >= now.getTime())
      store.setLate(payment.id, amount.data)
    else if (payment.state !== 'paid') takeMoney(store, { ...payment, payment, amount: amount.data }, now)
    return reply.redirect(`/pay/${payment.id}`, 303)
  })
}

const sendUnknown = (reply: Parameters<typeof sendPage>[0]) =>
  sendPage(reply.code(404), {
    title: 'Unknown payment',
    body: html`<div class="card">
      <h1>Nobody asked for this payment</h1>
      <a class="button" href="/">All payments</a>
    </div>`,
  })

/** Where the member came from; the site's own paths are completed with its address. */
const backTo = ({ returnUrl }: Payment, site: string): string =>
  returnUrl.startsWith('/') ? site + returnUrl : returnUrl

interface PaymentView {
  readonly payment: Payment
  /** The last one about it. */
  readonly notice: StoredNotice | undefined
  readonly back: string
  readonly now: Date
  readonly fault: string | undefined
}

function card(shown: PaymentView): Html {
  const { payment, now } = shown
  const expired = Date.parse(payment.expiresAt) < now.getTime()
  if (payment.state === 'open' && payment.lateAmount !== null) return waiting(shown)
  if (payment.state === 'open' && !expired) return open(shown)
  if (payment.state === 'paid') return outcome(shown, 'Paid', 'good')
  const title = { open: 'Too late', failed: 'Declined', closed: 'Taken back' }[payment.state]
  return html`${outcome(shown, title, 'bad')}
    <div class="card">
      <h2>Pay all the same</h2>
      <p class="quiet">As a bank would that knows nothing of it.</p>
      ${act(payment, 'pay', `Pay ${sumOf(payment)}`, '')}
    </div>`
}

function outcome({ payment, notice, back: to }: PaymentView, title: string, look: string): Html {
  const told = notice && (JSON.parse(notice.payload) as Payload)
  return html`<div class="card">
    <h1 class="${look}">${title}</h1>
    <p class="amount">${sumOf(told?.type === 'payment_received' ? told : payment)}</p>
    ${notice && html`<p class="quiet">${TOLD[notice.state]} <a href="/notices">Notices</a></p>`} ${facts(payment)}
    ${back(to)}
  </div>`
}

const TOLD: Readonly<Record<StoredNotice['state'], string>> = {
  waiting: 'The site is being told.',
  kept: 'The site has been told.',
  held: 'The notice to the site is held back.',
  behind: 'The site is told after the next payment.',
  given_up: 'The site could not be told.',
}

const open = ({ payment, fault, ...shown }: PaymentView): Html =>
  html`<div class="card">
      <h1>Pay</h1>
      <p class="amount">${sumOf(payment)}</p>
      ${facts(payment)} ${act(payment, 'pay', `Pay ${sumOf(payment)}`, 'main')}
      ${act(payment, 'decline', 'Decline', '')}
      <a class="button" href="${shown.back}">Return without paying</a>
    </div>
    <div class="card">
      <h2>Pay something else</h2>
      <form method="post" action="/pay/${payment.id}">
        <label for="amount">Another amount in ${payment.currency}</label>
        <div class="beside">
          <input id="amount" name="amount" inputmode="decimal" autocomplete="off" required />
          <button name="do" value="pay">Pay it</button>
        </div>
        ${fault !== undefined && html`<p class="fault" role="alert">${fault}</p>`}
      </form>
      ${act(payment, 'late', 'Pay after the deadline', '')}
      <p class="quiet">By itself, as soon as the site’s clock has passed ${moment(payment.expiresAt)}.</p>
    </div>`

const waiting = ({ payment, back: to }: PaymentView): Html =>
  html`<div class="card">
    <h1>Waiting for the deadline</h1>
    <p class="amount">${sumOf(payment)}</p>
    <p class="quiet">It is paid by itself after ${moment(payment.expiresAt)}, by the site’s clock.</p>
    ${act(payment, 'pay', 'Pay now', '')} ${back(to)}
  </div>`

const facts = ({ reference, expiresAt }: Payment): Html =>
  html`<dl>
    <dt>Reference</dt>
    <dd>${reference}</dd>
    <dt>Until</dt>
    <dd>${moment(expiresAt)}</dd>
  </dl>`

const act = ({ id }: Payment, what: string, words: string, look: string): Html =>
  html`<form method="post" action="/pay/${id}">
    <button class="${look}" name="do" value="${what}">${words}</button>
  </form>`

const back = (to: string): Html => html`<a class="button main" href="${to}">Back to the site</a>`
