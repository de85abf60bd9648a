import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SANDBOX_GAMES } from '@croupier/contract/sandbox-games.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { formOf, type Html, html, sendPage, type Site } from '../gateway/pages/html.ts'
import { type Behaviour, BEHAVIOURS, type Caller } from './caller.ts'
import { gamePages } from './game-page.ts'
import { playRound } from './round.ts'
import type { Store, CallNote } from './store.ts'

const STYLE = readFileSync(join(import.meta.dirname, '../gateway/pages/style.css'), 'utf8')
const GAMES: Site = { name: 'Tabing Dagat', pages: [] }

const WORDS: Record<Behaviour, string> = {
  well: 'Call as a vendor should',
  duplicates: 'Send every call twice at once',
  changed_duplicates: 'Send every call again with another amount',
  reordering: 'Settle before the bet, then again after it',
  cancel_first: 'Cancel every bet before it is placed',
  slow: 'Take a second and a half before every settle',
  lost_answers: 'Lose every other answer',
}

const Opening = z.object({ token: z.string().min(1).max(200) })
const Playing = z.object({ seat: z.string().max(64), stake: z.string().max(20), choice: z.string().max(20) })

export interface SiteOptions {
  readonly store: Store
  readonly caller: Caller
  /** Whose pages may show a game in a frame. */
  readonly site: string
}

/** What players see: the lobby, and a page for each game; and what the page asks of its own vendor. */
export async function site(app: FastifyInstance, { store, caller, site: operator }: SiteOptions): Promise<void> {
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  await gamePages(app, { games: SANDBOX_GAMES, operator })

  app.get('/', async (_request, reply) =>
    sendPage(reply, {
      site: GAMES,
      title: 'Games',
      wide: true,
      body: html`${lobby(operator)}${behaviourCard(caller.behaviour())}${toldCard(store.told())}`,
    }),
  )

  app.post('/behaviour', async ({ body }, reply) => {
    const chosen = BEHAVIOURS.find((one) => one === formOf(body).behaviour)
    if (chosen) store.set('behaviour', chosen)
    return reply.redirect('/', 303)
  })

  app.post('/api/open', async ({ body }, reply) => {
    const asked = Opening.safeParse(body)
    if (!asked.success) return reply.code(400).send({ status: 'INVALID_REQUEST' })
    const said = await caller.authenticate(asked.data.token)
    if (said?.status !== 'OK') return { status: said?.status ?? 'RETRY' }
    const { player = '', game = '', currency = '', token = '', balance = '' } = said
    const id = randomBytes(24).toString('base64url')
    store.insertSeat({ id, player, game, currency, token, decimals: balance.split('.')[1]?.length ?? 0 })
    return { status: 'OK', seat: id, game, currency, balance }
  })

  app.post('/api/play', async ({ body }, reply) => {
    const asked = Playing.safeParse(body)
    const seat = asked.success ? store.seat(asked.data.seat) : undefined
    if (!asked.success || !seat) return reply.code(400).send({ status: 'INVALID_REQUEST' })
    const { stake, choice } = asked.data
    return playRound({ store, caller }, { seat, stake, choice })
  })
}

const lobby = (operator: string): Html =>
  html`<div class="card">
    <h1>Games</h1>
    <p class="quiet">They are opened from the site, which says who plays. Thirty-one skins of nine games.</p>
    <ul class="rows">
      ${SANDBOX_GAMES.map(
        ({ code, name, category, rtp }) =>
          html`<li>
            <a class="what" href="${operator}/game?gameCode=${code}">${name}</a>
            <span class="quiet">${category}</span>
            <span class="sum">${rtp} %</span>
          </li>`,
      )}
    </ul>
  </div>`

const behaviourCard = (now: Behaviour): Html =>
  html`<div class="card">
    <h2>How this vendor calls</h2>
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

const toldCard = (told: readonly CallNote[]): Html =>
  html`<div class="card">
    <h2>Calls</h2>
    ${told.length === 0 && html`<p class="quiet">None yet.</p>`}
    <ul class="rows">
      ${told.map(
        ({ at, name, transaction, said }) =>
          html`<li>
            <span class="what">${at.slice(11, 23)} ${name} ${transaction.slice(-8)}</span
            ><span class="sum">${said}</span>
          </li>`,
      )}
    </ul>
  </div>`
