import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { amountText, scale } from '@croupier/engine/money.ts'
import type { FastifyInstance } from 'fastify'
import { formOf, type Html, html, sendPage, type Site, sumOf } from '../gateway/pages/html.ts'
import { type Behaviour, BEHAVIOURS } from './api.ts'
import { play } from './money.ts'
import type { Player, Store } from './store.ts'

const STYLE = readFileSync(join(import.meta.dirname, '../gateway/pages/style.css'), 'utf8')
const SITE: Site = { name: 'Vendors', pages: [] }

const WORDS: Record<Behaviour, string> = {
  well: 'Answer well',
  down: 'Be down: 503 to everything',
  slow: 'Do it, and answer after 15 seconds',
  answer_lost: 'Do it, and lose the answer',
  refusing: 'Refuse every new transfer',
}

/** What people see of the vendors: how they answer, who has what with them, and who has won or lost. */
export async function page(app: FastifyInstance, { store }: { readonly store: Store }): Promise<void> {
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))

  app.get('/', async (_request, reply) =>
    sendPage(reply, {
      site: SITE,
      title: 'Wallets',
      wide: true,
      body: html`${behaviourCard(store.setting('behaviour') ?? 'well')}${playersCard(store.players())}`,
    }),
  )

  app.post('/behaviour', async ({ body }, reply) => {
    const chosen = BEHAVIOURS.find((one) => one === formOf(body).behaviour)
    if (chosen) store.set('behaviour', chosen)
    return reply.redirect('/', 303)
  })

  app.post('/play', async ({ body }, reply) => {
    const { vendor = '', player = '', currency = '', amount = '' } = formOf(body)
    if (/^-?\d{1,12}(\.\d{1,4})?$/.test(amount)) play(store, vendor, player, { currency, amount })
    return reply.redirect('/', 303)
  })
}

const behaviourCard = (now: string): Html =>
  html`<div class="card">
    <h1>How the vendors answer</h1>
    <ul class="rows">
      ${BEHAVIOURS.map(
        (one) =>
          html`<li>
            <span class="what">${WORDS[one]}</span>
            ${
              one === now
                ? html`<span class="sum">now</span>`
                : html`<form method="post" action="/behaviour">
                    <button class="small" name="behaviour" value="${one}" aria-label="${WORDS[one]}">Switch</button>
                  </form>`
            }
          </li>`,
      )}
    </ul>
  </div>`

const playersCard = (players: readonly Player[]): Html =>
  html`<div class="card">
    <h2>Players</h2>
    ${players.length === 0 && html`<p class="quiet">Nobody has money here yet.</p>`}
    <ul class="rows">
      ${players.map(
        ({ vendor, player, currency, balance }) =>
          html`<li>
            <span class="what">${vendor} ${player.slice(-8)}</span>
            <span class="sum">${sumOf({ amount: amountText(balance, scale), currency })}</span>
            <form method="post" action="/play">
              <input type="hidden" name="vendor" value="${vendor}" />
              <input type="hidden" name="player" value="${player}" />
              <input type="hidden" name="currency" value="${currency}" />
              <input name="amount" required inputmode="decimal" aria-label="Won, or lost with a minus" value="50000" />
              <button class="small">Play</button>
            </form>
          </li>`,
      )}
    </ul>
  </div>`
