import type { FastifyInstance } from 'fastify'
import { decidePayout } from '../money.ts'
import type { Payout } from '../store.ts'
import { formOf, type Html, html, moment, sendPage, sumOf } from './html.ts'
import type { PagesOptions } from './pages.ts'
import { foldedTricks } from './tricks.ts'

/** What was sent out, and for accounts that stay silent the two answers a bank could give. */
export function addPayoutsPage(app: FastifyInstance, { store, clock }: PagesOptions): void {
  app.get('/payouts', async (_request, reply) => {
    const payouts = store.lastPayouts()
    const again = payouts.some(({ state, dueMs }) => state === 'sending' && dueMs !== null) ? 2 : undefined
    return sendPage(reply, {
      title: 'Payouts',
      wide: true,
      again,
      body: listed(payouts, foldedTricks(store, '/payouts')),
    })
  })

  app.post<{ Params: { id: string } }>('/payouts/:id', async ({ params, body }, reply) => {
    const payout = store.payout(params.id)
    const decision = formOf(body).do
    if (payout && (decision === 'paid' || decision === 'failed'))
      decidePayout(store, payout, decision, await clock.now())
    return reply.redirect('/payouts', 303)
  })
}

const listed = (payouts: readonly Payout[], below: Html): Html =>
  html`<h1>Payouts</h1>
    <p class="quiet">
      Each is paid by itself after two seconds. A number ending in 0000 fails; one ending in 9999 waits until somebody
      decides here.
    </p>
    <div class="card">
      ${
        payouts.length === 0
          ? html`<p class="quiet">Nothing has been sent yet.</p>`
          : html`<ul class="rows">
              ${payouts.map(row)}
            </ul>`
      }
    </div>
    ${below}`

const LOOKS = { sending: '', paid: 'good', failed: 'bad' } as const

const row = ({ id, reference, amount, currency, provider, number, name, state, at, dueMs }: Payout): Html =>
  html`<li>
    <span class="what">
      <strong>${name}</strong>, ${provider} ${number}<br />
      <span class="quiet">${reference} · ${moment(at)}</span>
    </span>
    <span class="sum">${sumOf({ amount, currency })}</span>
    <span class="state ${LOOKS[state]}">${state}</span>
    ${
      state === 'sending' &&
      dueMs === null &&
      html`<form method="post" action="/payouts/${id}">
        <button class="small" name="do" value="paid" aria-label="Paid: ${reference}">Paid</button>
        <button class="small" name="do" value="failed" aria-label="Failed: ${reference}">Failed</button>
      </form>`
    }
  </li>`
