import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SandboxGame, SandboxPlay } from '@croupier/contract/sandbox-games.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { html, Html } from '../gateway/pages/html.ts'
import { PLAYS, returnOf } from './games.ts'

const PAGES = join(import.meta.dirname, 'pages')
const file = (name: string) => readFileSync(join(PAGES, name), 'utf8')
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
].join('; ')

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
    const asked = z.object({ game: z.string() }).safeParse(query)
    const game = games.find(({ code }) => code === asked.data?.game)
    return game ? sendGame(reply, game, operator) : reply.code(404).send('There is no such game')
  })
}

/** A game's own page. It may be framed by the operator alone, and sends nothing but to us. */
const sendGame = (reply: FastifyReply, game: GameOfPage, operator: string) => {
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

const gamePage = ({ code, name, play, colours: [from, to, ink], marks, wallet }: GameOfPage): Html => {
  const choices = PLAYS[play].choices.map((choice) => ({ choice, odds: PLAYS[play].odds(choice) }))
  const known = JSON.stringify({
    code,
    play,
    marks,
    ...(wallet !== undefined && { wallet }),
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
