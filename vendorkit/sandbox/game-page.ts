import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SandboxGame, SandboxPlay } from '@croupier/contract/sandbox-games.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { html, Html } from '../gateway/pages/html.ts'
import { PLAYS, returnOf } from './games.ts'
import { type GameWords, gameWords, markIn } from './words.ts'

const PAGES = join(import.meta.dirname, 'pages')
const file = (name: string) => readFileSync(join(PAGES, name), 'utf8')
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
].join('; ')

/** What the address of a launch says of the page. */
const Opened = z.object({ game: z.string(), language: z.string().max(40).catch('en') })

export interface GameOfPage extends SandboxGame {
  /** Whose wallet is played from, where the vendor keeps it. */
  readonly wallet?: string
}

export interface GamePagesOptions {
  readonly games: readonly GameOfPage[]
  /** Whose pages may show a game in a frame. */
  readonly operator: string
}

/** A page for each game, and what it is made of. */
export async function gamePages(app: FastifyInstance, { games, operator }: GamePagesOptions): Promise<void> {
  app.get('/play.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(file('play.css')))
  app.get('/play.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(file('play.js')))
  app.get('/play', async ({ query }, reply) => {
    const asked = Opened.safeParse(query)
    const game = games.find(({ code }) => code === asked.data?.game)
    if (!asked.success || !game) return reply.code(404).send('There is no such game')
    return sendGame(reply, gamePage(game, asked.data.language), operator)
  })
}

/** A game's own page. It may be framed by the operator alone, and sends nothing but to us. */
const sendGame = (reply: FastifyReply, page: Html, operator: string) => {
  const ancestors = [operator, operator.replace('127.0.0.1', 'localhost'), operator.replace('127.0.0.1', '*.localhost')]
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${POLICY}; frame-ancestors ${[...new Set(ancestors)].join(' ')}`,
      'cache-control': 'no-store',
      // The operator's page is known to us by its origin, and nobody learns the token from an address.
      'referrer-policy': 'strict-origin',
    })
    .send(page.text)
}

const gamePage = (
  { code, name, play, colours: [from, to, ink], marks, wallet }: GameOfPage,
  language: string,
): Html => {
  const { tag, words } = gameWords(language)
  const { marks: _, ...said } = words
  const choices = PLAYS[play].choices.map((choice) => ({ choice, odds: PLAYS[play].odds(choice) }))
  const known = JSON.stringify({
    code,
    play,
    marks: marks.map((mark) => markIn(words, mark)),
    words: said,
    ...(wallet !== undefined && { wallet }),
    choices: choices.map(({ choice, odds }) => ({
      choice,
      most: Math.max(...odds.map(([, hundredths]) => hundredths)),
    })),
  })
  return html`<!doctype html>
    <html lang="${tag}">
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
          <button class="plain" id="close" aria-label="${words.close}">←</button>
          <h1>${name}</h1>
          <p class="balance" id="balance" aria-live="polite"></p>
        </header>
        <main>
          <div class="stage" id="stage" data-play="${play}" aria-hidden="true"></div>
          <p class="said" id="said" role="status">${words.begin}</p>
          <form id="desk">
            <div class="choices" id="choices" role="radiogroup" aria-label="${words.selection}"></div>
            <div class="stake">
              <button type="button" class="plain" id="less" aria-label="${words.lower}">−</button>
              <label
                ><span>${words.stake}</span><input id="stake" inputmode="decimal" autocomplete="off" value="1" disabled
              /></label>
              <button type="button" class="plain" id="more" aria-label="${words.higher}">+</button>
              <button class="play" id="play">${words.play}</button>
            </div>
          </form>
          ${oddsOf(play, words)}
        </main>
      </body>
    </html>`
}

/** What each choice returns and pays, as the page lists it. */
const oddsOf = (play: SandboxPlay, words: GameWords): Html =>
  html`<details>
    <summary>${words.rules}</summary>
    <ul id="odds">
      ${PLAYS[play].choices.map((choice) => {
        const pays = new Set(PLAYS[play].odds(choice).flatMap(([, hundredths]) => (hundredths > 0 ? [hundredths] : [])))
        const rtp = returnOf(play, choice).mul(new Fraction(100n)).decimal(2)
        const odds = [...pays].map((hundredths) => `${hundredths / 100}×`).join(', ')
        return html`<li>
          <span data-choice="${choice}">${choice}</span>: ${words.pays.replace('{rtp}', rtp).replace('{odds}', odds)}
        </li>`
      })}
    </ul>
    <p>${words.random}</p>
  </details>`
