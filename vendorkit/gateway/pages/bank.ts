import { Amount } from '@croupier/contract/field.ts'
import type { FastifyInstance } from 'fastify'
import { takeMoney } from '../money.ts'
import { readPicture, type Picture } from '../picture.ts'
import { formOf, type Html, html, sendPage, sumOf } from './html.ts'
import type { PagesOptions } from './pages.ts'
import { foldedTricks } from './tricks.ts'

const LONGEST = 1000

/** A bank's app, pretended: reads the text of a payment picture and pays what it says, or something else. */
export function addBankPage(app: FastifyInstance, { store, clock }: PagesOptions): void {
  const send = (reply: Parameters<typeof sendPage>[0], body: Html) =>
    sendPage(reply, { title: 'Bank app', body: html`${body}${foldedTricks(store, '/bank')}` })

  app.get('/bank', async (_request, reply) => send(reply, asking('', undefined)))

  app.post('/bank', async ({ body }, reply) => {
    const form = formOf(body)
    const text = (form.text ?? '').trim().slice(0, LONGEST)
    const picture = await readPicture(text)
    if (!picture) return send(reply.code(400), asking(text, 'This is not the text of a payment picture.'))
    if (form.do !== 'pay') return send(reply, read(text, picture, undefined))

    const amount = Amount.safeParse(form.amount)
    if (!amount.success || /^[0.]+$/.test(amount.data))
      return send(reply.code(400), read(text, picture, 'Digits with a point, such as 120.50'))
    const now = await clock.now()
    const payment = store.paymentOf(picture.reference)
    const { currency } = picture
    const reference = payment?.reference ?? picture.reference
    takeMoney(store, { ...(payment && { payment }), reference, currency, amount: amount.data }, now)
    return send(reply, paid({ ...picture, reference, amount: amount.data }, payment !== undefined))
  })
}

const asking = (text: string, fault: string | undefined): Html =>
  html`<div class="card">
    <h1>Pay by picture</h1>
    <form method="post" action="/bank">
      <label for="text">Text of the picture</label>
      <textarea id="text" name="text" required spellcheck="false" autocomplete="off">${text}</textarea>
      ${
        fault === undefined
          ? html`<p class="quiet">Copy it below the picture on the deposit’s page.</p>`
          : html`<p class="fault" role="alert">${fault}</p>`
      }
      <button class="main" name="do" value="read">Read it</button>
    </form>
  </div>`

const read = (text: string, picture: Picture, fault: string | undefined): Html =>
  html`<div class="card">
    <h1>${picture.rail} payment</h1>
    ${facts(picture)}
    <form method="post" action="/bank">
      <input type="hidden" name="text" value="${text}" />
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
    <dt>Account</dt>
    <dd>${account}</dd>
    <dt>Reference</dt>
    <dd>${reference || 'none'}</dd>
  </dl>`
