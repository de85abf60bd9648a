import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../run/chromium.mjs'
import { freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure, type Pace } from './result.ts'
import { startServer } from './site-server.ts'

const ROOT = join(import.meta.dirname, '..')
const PORT = Number(process.env.BENCH_PORT ?? 4705)
const RUNS = 5

/** A mid-range phone: its processor is four times slower than this one, its line Lighthouse's slow mobile network. */
const SLOW_DOWN = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const FREE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

/** A slot, a game of an instant and one that all watch; what is pressed there, where anything has to be. */
const GAMES = [
  { code: 'LUCKY_TWENTY', name: 'slot', button: /^Spin for / },
  { code: 'PLINKO', name: 'plinko', button: /^Drop · / },
  { code: 'CRASH', name: 'crash', button: /^Bet / },
] as const
type Played = (typeof GAMES)[number]

/** Of a frame that came in time: a sixtieth or a thirtieth of a second, and what a clock of milliseconds adds. */
const SIXTIETH_MS = 1000 / 60 + 1
const THIRTIETH_MS = 1000 / 30 + 1

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
      return {
        figures,
        notes: [
          `cold each time, logged in; the processor slowed down ${SLOW_DOWN} times, the first load over 1.6 Mbit/s with 150 ms a request`,
          'frames are those of the page while it plays round after round; drawn without a graphics card',
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
  for (let run = 0; run < (pace.quick ? 1 : RUNS); run++) {
    const context = await browser.newContext({ ...PHONE, locale: 'en-PH' })
    await context.addInitScript(arrive, token)
    all.push(await visit(await context.newPage(), game, pace.seconds))
    await context.close()
  }
  return all
}

/** Somebody is logged in here, and no notice opens by itself. */
function arrive(token: string) {
  const kept = { token, account: 'bench0', merchant: 'LUCKY', cpw: '', isAgent: '0' }
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  localStorage.setItem('popups', 'off')
}

async function visit(page: Page, { code, button }: Played, seconds: number): Promise<Visit> {
  const phone = await page.context().newCDPSession(page)
  await phone.send('Network.enable')
  await phone.send('Network.emulateNetworkConditions', LINE)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  // A visit that nobody logged in for may be asked at once whether it goes on.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Go on' }), (button) => button.click())
  await page.bringToFront()
  await page.goto(`http://127.0.0.1:${PORT}/game?gameCode=${code}`, { waitUntil: 'commit' })
  const press = page.getByRole('button', { name: button }).first()
  await press.and(page.locator(':not([aria-disabled="true"]):not(:disabled)')).waitFor()
  const firstTouchMs = await page.evaluate(() => performance.now())

  await phone.send('Network.emulateNetworkConditions', FREE)
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

/** How long each frame of the page took, for so long. */
const framesOf = (ms: number): Promise<number[]> =>
  new Promise((resolve) => {
    const frames: number[] = []
    const begun = performance.now()
    let last = begun
    requestAnimationFrame(function next(now) {
      frames.push(now - last)
      last = now
      if (now - begun < ms) requestAnimationFrame(next)
      else resolve(frames.slice(1))
    })
  })

function figuresOf({ name }: Played, all: readonly Visit[]) {
  const share = (most: number) => all.map(({ frames }) => frames.filter((ms) => ms <= most).length / frames.length)
  const perSecond = all.map(({ frames }) => (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0))
  return [
    figure(
      `${name}: first touch, mid-range phone`,
      'ms',
      all.map(({ firstTouchMs }) => firstTouchMs),
      { atMost: 2000 },
    ),
    figure(`${name}: frames a second while it plays`, '', perSecond, { atLeast: 58 }),
    figure(`${name}: frames within a sixtieth of a second`, '', share(SIXTIETH_MS)),
    figure(`${name}: frames within a thirtieth of a second`, '', share(THIRTIETH_MS)),
  ]
}
