import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SANDBOX_GAMES, type SandboxGame, type SandboxPlay } from '@croupier/contract/sandbox-games.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { formOf, html, Html, sendPage, type Site } from '../gateway/pages/html.ts'
import { type Behaviour, BEHAVIOURS, type Caller } from './caller.ts'
import { PLAYS, returnOf } from './games.ts'
import { playRound } from './round.ts'
import type { Store, Told } from './store.ts'

const PAGES = join(import.meta.dirname, 'pages')
const file = (name: string) => readFileSync(join(PAGES, name), 'utf8')
const STYLE = readFileSync(join(import.meta.dirname, '../gateway/pages/style.css'), 'utf8')
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
].join('; ')
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
  const files = { '/style.css': ['text/css', STYLE], '/play.css': ['text/css', file('play.css')] } as const
  for (const [path, [type, text]] of Object.entries(files))
    app.get(path, async (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text))
  app.get('/play.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(file('play.js')))

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

  app.get('/play', async ({ query }, reply) => {
    const asked = z.object({ game: z.string() }).safeParse(query)
    const game = SANDBOX_GAMES.find(({ code }) => code === asked.data?.game)
    return game ? sendGame(reply, game, operator) : reply.code(404).send('There is no such game')
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

/** A game's own page. It may be framed by the operator alone, and sends nothing but to us. */
const sendGame = (reply: FastifyReply, game: SandboxGame, operator: string) => {
  const ancestors = [operator, operator.replace('127.0.0.1', 'localhost'), operator.replace('127.0.0.1', '*.localhost')]
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${POLICY}; frame-ancestors ${[...new Set(ancestors)].join(' ')}`,
      'cache-control': 'no-store',
      // The operator's page is known to us by its origin, and nobody learns the token from an address.
      'referrer-policy': 'strict-origin',
    })
    .send(gamePage(game).text)
}

const gamePage = ({ code, name, play, colours: [from, to, ink], marks }: SandboxGame): Html => {
  const choices = PLAYS[play].choices.map((choice) => ({ choice, odds: PLAYS[play].odds(choice) }))
  const known = JSON.stringify({
    code,
    play,
    marks,
    choices: choices.map(({ choice, odds }) => ({
      choice,
      most: Math.max(...odds.map(([, hundredths]) => hundredths)),
    })),
  })
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${name}</title>
        <link rel="stylesheet" href="/play.css" />
        <script type="application/json" id="game">
          ${new Html(known.replaceAll('<', '\\u003c'))}
        </script>
        <script type="module" src="/play.js"></script>
      </head>
      <body style="--from: ${from}; --to: ${to}; --ink: ${ink}">
        <header>
          <button class="plain" id="close" aria-label="Back to the site">←</button>
          <h1>${name}</h1>
          <p class="balance" id="balance" aria-live="polite"></p>
        </header>
        <main>
          <div class="stage" id="stage" data-play="${play}" aria-hidden="true"></div>
          <p class="said" id="said" role="status">Choose your stake and play.</p>
          <form id="desk">
            <div class="choices" id="choices" role="radiogroup" aria-label="What you bet on"></div>
            <div class="stake">
              <button type="button" class="plain" id="less" aria-label="Lower stake">−</button>
              <label><span>Stake</span><input id="stake" inputmode="decimal" autocomplete="off" value="1" /></label>
              <button type="button" class="plain" id="more" aria-label="Higher stake">+</button>
              <button class="play" id="play">Play</button>
            </div>
          </form>
          ${oddsOf(play)}
        </main>
      </body>
    </html>`
}

/** What each choice returns and pays, as the page lists it. */
const oddsOf = (play: SandboxPlay): Html =>
  html`<details>
    <summary>Rules and odds</summary>
    <ul id="odds">
      ${PLAYS[play].choices.map((choice) => {
        const pays = new Set(PLAYS[play].odds(choice).flatMap(([, hundredths]) => (hundredths > 0 ? [hundredths] : [])))
        return html`<li>
          <span data-choice="${choice}">${choice}</span>: returns
          ${returnOf(play, choice).mul(new Fraction(100n)).decimal(2)} %; pays
          ${[...pays].map((hundredths) => `${hundredths / 100}×`).join(', ')}
        </li>`
      })}
    </ul>
    <p>Every outcome is drawn by the system’s own random numbers after the bet is placed. Payouts round down.</p>
  </details>`

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

const toldCard = (told: readonly Told[]): Html =>
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
