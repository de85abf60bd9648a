import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { WALLET_VENDORS } from '@croupier/contract/wallet-vendors.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../gateway/clock.ts'
import { gamePages } from '../sandbox/game-page.ts'
import type { Reporter } from './reporter.ts'
import { balanceText, playRound } from './rounds.ts'
import type { Store } from './store.ts'

const GAMES = WALLET_VENDORS.flatMap(({ code: vendor, name: wallet, games }) =>
  games.map((game) => ({ ...game, vendor, wallet })),
)
const gameOf = (code: string | undefined) => GAMES.find((game) => game.code === code)

const Opening = z.object({ token: z.string().min(1).max(200), game: z.string().max(40) })
const Playing = z.object({
  id: z.uuid(),
  seat: z.string().max(64),
  stake: z.string().max(20),
  choice: z.string().max(20),
})
/** After so long a player is shown the outcome, whether the site has heard of it or not. */
const PATIENCE_MS = 2000

export interface GamesOptions {
  readonly store: Store
  readonly clock: Clock
  readonly reporter: Reporter
  /** The site, whose pages may show a game in a frame. */
  readonly site: string
}

/** The vendors' games: a page for each, and what the page asks of its own vendor. */
export async function games(app: FastifyInstance, { store, clock, reporter, site }: GamesOptions): Promise<void> {
  await gamePages(app, { games: GAMES, operator: site })

  app.post('/api/open', async ({ body }, reply) => {
    const asked = Opening.safeParse(body)
    const game = gameOf(asked.data?.game)
    if (!asked.success || !game) return reply.code(400).send({ status: 'INVALID_REQUEST' })
    const said = await reporter.authenticate(game.vendor, asked.data.token)
    if (said?.status !== 'OK') return { status: said?.status ?? 'RETRY' }
    const { player = '', currency = '' } = said
    if (said.game !== game.code) return { status: 'INVALID_GAME' }
    const seat = { id: randomBytes(24).toString('base64url'), vendor: game.vendor, player, game: game.code, currency }
    store.insertSeat(seat)
    return { status: 'OK', seat: seat.id, game: game.code, currency, balance: balanceText(store, seat) }
  })

  app.post('/api/play', async ({ body }, reply) => {
    const asked = Playing.safeParse(body)
    const seat = asked.success ? store.seat(asked.data.seat) : undefined
    const game = gameOf(seat?.game)
    if (!asked.success || !seat || !game) return reply.code(400).send({ status: 'INVALID_REQUEST' })
    const played = playRound(store, { ...asked.data, seat, game }, await clock.now())
    if (played.status === 'OK') await Promise.race([reporter.report(), wait(PATIENCE_MS, undefined, { ref: false })])
    return played
  })
}
