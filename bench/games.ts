import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../run/chromium.mjs'
import { freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { frameFigures, framesOf, phoneOf, SLOW_DOWN, slowedDown } from './phone.ts'
import { type Bench, figure, type Pace } from './result.ts'
import { startServer } from './site-server.ts'
import { tableFigures } from './table-page.ts'

const ROOT = join(import.meta.dirname, '..')
const PORT = Number(process.env.BENCH_PORT ?? 4705)

/** A slot, a game of an instant and one that all watch; what is pressed there, where anything has to be. */
const GAMES = [
  { code: 'LUCKY_TWENTY', name: 'slot', button: /^Spin for / },
  { code: 'PLINKO', name: 'plinko', button: /^Drop · / },
  { code: 'CRASH', name: 'crash', button: /^Bet / },
] as const
type Played = (typeof GAMES)[number]

interface Visit {
  readonly firstTouchMs: number
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
          `cold each time, logged in; the processor slowed down ${SLOW_DOWN} times, the first load over 1.6 Mbit/s with 150 ms a request`,
          'frames are those of the page while it plays round after round; drawn without a graphics card',
          'a table is joined from the lobby of live tables, its screen not loaded before; its frames are those of the deal',
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

interface How {
  readonly token: string
  readonly pace: Pace
}

async function visits(browser: Browser, game: Played, { token, pace }: How): Promise<readonly Visit[]> {
  const all: Visit[] = []
  for (let run = 0; run < pace.runs; run++) {
    const context = await phoneOf(browser, token)
    all.push(await visit(await context.newPage(), game, pace.seconds))
    await context.close()
  }
  return all
}

async function visit(page: Page, { code, button }: Played, seconds: number): Promise<Visit> {
  const phone = await slowedDown(page)
  await phone.line('slow')
  await page.goto(`http://127.0.0.1:${PORT}/game?gameCode=${code}`, { waitUntil: 'commit' })
  const press = page.getByRole('button', { name: button }).first()
  await press.and(page.locator(':not([aria-disabled="true"]):not(:disabled)')).waitFor()
  const firstTouchMs = await page.evaluate(() => performance.now())

  await phone.line('free')
  // Pictures and sounds of the first round have come before it counts.
  await press.click()
  await page.waitForLoadState('networkidle')
  const counted = page.evaluate(framesOf, seconds * 1000)
  const until = Date.now() + seconds * 1000
  while (Date.now() < until) {
    if (await press.isEnabled().catch(() => false)) await press.click({ timeout: 500 }).catch(() => undefined)
    await page.waitForTimeout(500)
  }
  return { firstTouchMs, frames: await counted }
}

const figuresOf = ({ name }: Played, all: readonly Visit[]) => [
  figure(
    `${name}: first touch, mid-range phone`,
    'ms',
    all.map(({ firstTouchMs }) => firstTouchMs),
    { atMost: 2000 },
  ),
  ...frameFigures(
    name,
    all.map(({ frames }) => frames),
  ),
]
