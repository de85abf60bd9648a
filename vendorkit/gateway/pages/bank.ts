import { Amount } from '@croupier/contract/field.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { takeMoney } from '../money.ts'
import { readPicture, type Picture } from '../picture.ts'
import type { Payment } from '../store.ts'
import { formOf, type Html, html, sendPage, sumOf } from './html.ts'
import type { PagesOptions } from './pages.ts'
import { foldedTricks } from './tricks.ts'

const LONGEST = 1000
const FAULT = 'Digits with a point, such as 120.50.'

/** A bank's app, pretended: reads the text of a payment picture and pays what it says, or something else. */
export function addBankPage(app: FastifyInstance, { store, clock }: PagesOptions): void {
  const send = (reply: FastifyReply, body: Html) =>
    sendPage(reply, { title: 'Bank app', body: html`${body}${foldedTricks(store, '/bank')}` })
  const ask = (reply: FastifyReply, text = '', fault?: string) =>
    send(reply, html`${asking(text, fault)}${waiting(store.openPictures())}`)

  app.get('/bank', async (_request, reply) => ask(reply))

  app.post('/bank', async ({ body }, reply) => {
    const form = formOf(body)
    const text = (form.text ?? '').trim().slice(0, LONGEST)
    const now = await clock.now()
    const picked = store.payment(form.id ?? '')
    const picture = picked ? pictureOf(picked) : await readPicture(text)
    if (!picture) return ask(reply.code(400), text, 'This is not the text of a payment picture.')
    const from = picked ? { name: 'id', value: picked.id } : { name: 'text', value: text }
    if (form.do !== 'pay') return send(reply, read(from, picture))

    const amount = Amount.safeParse(form.amount)
    if (!amount.success || /^[0.]+$/.test(amount.data)) return send(reply.code(400), read(from, picture, FAULT))
    const payment = picked ?? store.paymentOf(picture.reference)
    const { currency } = picture
    const reference = payment?.reference ?? picture.reference
    takeMoney(store, { ...(payment && { payment }), reference, currency, amount: amount.data }, now)
    return send(reply, paid({ ...picture, reference, amount: amount.data }, payment !== undefined))
  })
}

/** What the picture of a payment would say, as far as the gateway knows. */
const pictureOf = ({ reference, amount, currency }: Payment): Picture => ({
  rail: currency,
  name: '',
  account: '',
  reference,
  amount,
  currency,
})

const asking = (text: string, fault: string | undefined): Html =>
  html`<div class="card">
    <h1>Pay by picture</h1>
    <form method="post" action="/bank">
      <label for="text">Text of the picture</label>
      <textarea id="text" name="text" required spellcheck="false" autocomplete="off">${text}</textarea>
      ${
        fault === undefined
          ? html`<p class="quiet">What any scanner reads from it. It begins with 0002.</p>`
          : html`<p class="fault" role="alert">${fault}</p>`
      }
      <button class="main" name="do" value="read">Read it</button>
    </form>
  </div>`

const waiting = (payments: readonly Payment[]): Html | undefined =>
  payments.length === 0
    ? undefined
    : html`<div class="card">
        <h2>Or one that waits</h2>
        <ul class="rows">
          ${payments.map(
            (payment) =>
              html`<li>
                <span class="what">${payment.reference}</span>
                <span class="sum">${sumOf(payment)}</span>
                <form method="post" action="/bank">
                  <input type="hidden" name="id" value="${payment.id}" />
                  <button class="small" name="do" value="read" aria-label="Pay ${payment.reference}">Pay</button>
                </form>
              </li>`,
          )}
        </ul>
      </div>`

const read = (from: { readonly name: string; readonly value: string }, picture: Picture, fault?: string): Html =>
  html`<div class="card">
    <h1>${picture.rail} payment</h1>
    ${facts(picture)}
    <form method="post" action="/bank">
      <input type="hidden" name="${from.name}" value="${from.value}" />
      <label for="amount">Amount in ${picture.currency}</label>
      <p>
        <input id="amount" name="amount" inputmode="decimal" autocomplete="off" required value="${picture.amount}" />
      </p>
      ${fault !== undefined && html`<p class="fault" role="alert">${fault}</p>`}
      <button class="main" name="do" value="pay">Pay</button>
    </form>
    <a class="button" href="/bank">Another picture</a>
  </div>`

const paid = (picture: Picture, expected: boolean): Html =>
  html`<div class="card">
    <h1 class="good">Paid</h1>
    <p class="amount">${sumOf(picture)}</p>
    <p class="quiet">${expected ? 'The site is being told.' : 'Nobody asked for this. The site is being told.'}</p>
    ${facts(picture)}
    <a class="button" href="/bank">Another picture</a>
  </div>`

const facts = ({ name, account, reference }: Picture): Html =>
  html`<dl>
    ${
      name !== '' &&
      html`<dt>To</dt>
        <dd>${name}</dd>`
    }
    ${
      account !== '' &&
      html`<dt>Account</dt>
        <dd>${account}</dd>`
    }
    <dt>Reference</dt>
    <dd>${reference || 'none'}</dd>
  </dl>`
