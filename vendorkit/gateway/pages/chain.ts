import type { FastifyInstance } from 'fastify'
import { addBlock, depthOf, dropTransfer, heightOf, sendCoins, undoBlock } from '../chain.ts'
import type { Address, CoinTransfer } from '../chain-store.ts'
import type { Store } from '../store.ts'
import { formOf, type Html, html, moment, sendPage, sumOf } from './html.ts'
import type { PagesOptions } from './pages.ts'
import { foldedTricks } from './tricks.ts'

const COINS = /^\d{1,12}(\.\d{1,8})?$/
const NONE = /^[0.]+$/
const FAULT = 'Digits with a point, such as 17.12.'

/** A chain, pretended: coins are sent to addresses, and blocks come when somebody wants them to. */
export function addChainPage(app: FastifyInstance, { store, clock }: PagesOptions): void {
  const body = (fault?: string) => html`${blocks(store)}${addresses(store, fault)}${foldedTricks(store, '/chain')}`

  app.get('/chain', async (_request, reply) => sendPage(reply, { title: 'Chain', wide: true, body: body() }))

  app.post('/chain/blocks', async (request, reply) => {
    const now = await clock.now()
    if (formOf(request.body).do === 'undo') undoBlock(store, now)
    else addBlock(store, now)
    return reply.redirect('/chain', 303)
  })

  app.post<{ Params: { id: string } }>('/chain/addresses/:id', async ({ params, body: form }, reply) => {
    const address = store.address(params.id)
    const { coins = '' } = formOf(form)
    if (!address) return reply.redirect('/chain', 303)
    if (!COINS.test(coins) || NONE.test(coins))
      return sendPage(reply.code(400), { title: 'Chain', wide: true, body: body(FAULT) })
    sendCoins(store, address, coins, await clock.now())
    return reply.redirect('/chain', 303)
  })

  app.post<{ Params: { tx: string } }>('/chain/transfers/:tx/drop', async ({ params }, reply) => {
    dropTransfer(store, params.tx, await clock.now())
    return reply.redirect('/chain', 303)
  })
}

const blocks = (store: Store): Html =>
  html`<h1>Chain</h1>
    <div class="card">
      <h2>Block ${heightOf(store)}</h2>
      <p class="quiet">Each block confirms what lies below it once more. None comes by itself.</p>
      <form class="beside" method="post" action="/chain/blocks">
        <button class="main" name="do" value="add">Add a block</button>
        <button name="do" value="undo">Undo the last block</button>
      </form>
    </div>`

function addresses(store: Store, fault: string | undefined): Html {
  const rows = store.lastAddresses()
  if (rows.length === 0) return html`<div class="card"><p class="quiet">Nobody has asked for an address yet.</p></div>`
  const height = heightOf(store)
  return html`${fault !== undefined && html`<p class="fault" role="alert">${fault}</p>`}
  ${rows.map((address) => card(address, store.transfersTo(address.id), height))}`
}

const card = (address: Address, transfers: readonly CoinTransfer[], height: number): Html =>
  html`<div class="card">
    <h2>${address.reference}</h2>
    <p class="quiet">${address.network} · until ${moment(address.expiresAt)}</p>
    <p><code>${address.address}</code></p>
    <form method="post" action="/chain/addresses/${address.id}">
      <label for="coins-${address.id}">Amount in ${address.coin}</label>
      <div class="beside">
        <input
          id="coins-${address.id}"
          name="coins"
          inputmode="decimal"
          autocomplete="off"
          required
          value="${address.coins}"
        />
        <button class="main" aria-label="Send to ${address.reference}">Send</button>
      </div>
    </form>
    ${
      transfers.length > 0 &&
      html`<ul class="rows">
        ${transfers.map((transfer) => row(address, transfer, height))}
      </ul>`
    }
  </div>`

function row(address: Address, transfer: CoinTransfer, height: number): Html {
  const depth = depthOf(transfer, height)
  const words =
    transfer.dropped === 1 ? 'lost' : transfer.height === null ? 'in no block yet' : `${depth} confirmations`
  return html`<li>
    <span class="what"><code>${transfer.tx.slice(0, 12)}…</code></span>
    <span class="sum">${sumOf({ amount: transfer.coins, currency: address.coin })}</span>
    <span class="state ${transfer.dropped === 1 ? 'bad' : depth >= address.confirmations ? 'good' : ''}">${words}</span>
    ${
      transfer.dropped === 0 &&
      html`<form method="post" action="/chain/transfers/${transfer.tx}/drop">
        <button class="small" aria-label="Lose ${transfer.tx.slice(0, 12)}">Lose it</button>
      </form>`
    }
  </li>`
}
