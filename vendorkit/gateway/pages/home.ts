import type { FastifyInstance } from 'fastify'
import type { Payment } from '../store.ts'
import { type Html, html, moment, sendPage, sumOf } from './html.ts'
import type { PagesOptions } from './pages.ts'

/** All payments that were asked for, newest first. */
export function addHomePage(app: FastifyInstance, { store, clock }: PagesOptions): void {
  app.get('/', async (_request, reply) => {
    const now = (await clock.now()).toISOString()
    const payments = store.lastPayments()
    return sendPage(reply, {
      title: 'Payments',
      wide: true,
      body: html`<h1>Payments</h1>
        <div class="card">
          ${
            payments.length === 0
              ? html`<p class="quiet">Nobody has asked for a payment yet.</p>`
              : html`<ul class="rows">
                  ${payments.map((payment) => row(payment, now))}
                </ul>`
          }
        </div>
        <p class="quiet">By the site’s clock it is ${moment(now)}.</p>`,
    })
  })
}

const LOOKS = { open: '', paid: 'good', failed: 'bad', closed: 'bad' } as const

const row = ({ id, reference, amount, currency, kind, state, expiresAt }: Payment, now: string): Html =>
  html`<li>
    <span class="what">
      <a href="${kind === 'page' ? `/pay/${id}` : '/bank'}">${reference}</a><br />
      <span class="quiet">${kind === 'page' ? 'on a page' : 'by a picture'} · until ${moment(expiresAt)}</span>
    </span>
    <span class="sum">${sumOf({ amount, currency })}</span>
    <span class="state ${LOOKS[state]}">${state === 'open' && expiresAt < now ? 'expired' : state}</span>
  </li>`
