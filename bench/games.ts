import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../run/chromium.mjs'
import { freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { frameFigures, framesOf, lookedAt, phoneOf, pressedOn, SLOW_DOWN, slowedDown, standing } from './phone.ts'
import { type Bench, figure, type Pace } from './result.ts'
import { startServer } from './site-server.ts'
import { tableFigures } from './table-page.ts'

const ROOT = join(import.meta.dirname, '..')
const PORT = Number(process.env.BENCH_PORT ?? 4705)

/** A slot, a game of an instant and one that all watch: where they are found, and what is pressed there. */
const GAMES = [
  { code: 'LUCKY_TWENTY', name: 'slot', lobby: 'rng', named: '^Spin for ' },
  { code: 'PLINKO', name: 'plinko', lobby: 'inhouse', named: '^Drop · ' },
  { code: 'CRASH', name: 'crash', lobby: 'inhouse', named: '^Bet ' },
] as const
type BenchGame = (typeof GAMES)[number]

interface Visit {
  /** From the tile of the game in its lobby. */
  readonly openedMs: number
  /** From an address, with nothing of the site at hand. */
  readonly coldMs: number
  readonly frames: readonly number[]
}

/** Screens of games on a slow phone: when they can first be played, and how evenly they move while they are. */
export const games: Bench = async (pace) => {
  if (!existsSync(join(ROOT, 'web/dist/index.html'))) throw new Error('the site is not built: npm run build -w web')
  const database = await freshDatabase('games')
  try {
    const [token = ''] = await loggedInMembers(database.deps, 1)
    const { dataDir } = database.deps.config
    const server = await startServer({ port: PORT, dataDir, databaseUrl: database.url })
    const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] })
    try {
      const figures = []
      for (const game of GAMES) figures.push(...figuresOf(game, await visits(browser, game, { token, pace })))
      figures.push(...(await tableFigures(browser, { token, runs: pace.runs, site: `http://127.0.0.1:${PORT}` })))
      return {
        figures,
        notes: [
          `logged in; the processor slowed down ${SLOW_DOWN} times, what is fetched for the game over 1.6 Mbit/s with 150 ms a request`,
          'frames are those of the page while it plays round after round; drawn without a graphics card',
          'games and tables are opened from their lobby, which has been looked at for two seconds; frames of a table are those of the deal',
          'with nothing at hand the site itself comes over that line first, 160 kB of it before any game',
        ],
      }
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    await database.close()
  }
}

interface GameRun {
  readonly token: string
  readonly pace: Pace
}

async function visits(browser: Browser, game: BenchGame, { token, pace }: GameRun): Promise<readonly Visit[]> {
  const all: Visit[] = []
  for (let run = 0; run < pace.runs; run++) {
    const coldMs = await inContext(browser, token, (page) => coldly(page, game))
    all.push(await inContext(browser, token, async (page) => ({ coldMs, ...(await opened(page, game, pace.seconds)) })))
  }
  return all
}

async function inContext<T>(browser: Browser, token: string, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await phoneOf(browser, token)
  try {
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

async function coldly(page: Page, { code, named }: BenchGame): Promise<number> {
  const phone = await slowedDown(page)
  await phone.line('slow')
  await page.goto(`http://127.0.0.1:${PORT}/game?gameCode=${code}`, { waitUntil: 'commit' })
  return page.evaluate(standing, { selector: 'button', named })
}

async function opened(page: Page, { code, lobby, named }: BenchGame, seconds: number): Promise<Omit<Visit, 'coldMs'>> {
  const phone = await slowedDown(page)
  await page.goto(`http://127.0.0.1:${PORT}/${lobby}`)
  const tile = page.locator(`a[href*="gameCode=${code}"]`).first()
  await lookedAt(page, tile, phone)
  const before = await page.evaluate(() => performance.now())
  await tile.evaluate((link: HTMLElement) => link.click())
  const openedMs = (await page.evaluate(standing, { selector: 'button', named })) - before

  await phone.line('free')
  await page.evaluate(pressedOn, { selector: 'button', named })
  // Pictures and sounds of the first round have come before it counts.
  await page.waitForLoadState('networkidle')
  return { openedMs, frames: await page.evaluate(framesOf, seconds * 1000) }
}

const figuresOf = ({ name }: BenchGame, all: readonly Visit[]) => [
  figure(
    `${name}: first touch, opened from its lobby, mid-range phone`,
    'ms',
    all.map(({ openedMs }) => openedMs),
    { atMost: 2000 },
  ),
  figure(
    `${name}: first touch, nothing of the site at hand`,
    'ms',
    all.map(({ coldMs }) => coldMs),
  ),
  ...frameFigures(
    name,
    all.map(({ frames }) => frames),
  ),
]
