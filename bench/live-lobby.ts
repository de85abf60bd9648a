import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../run/chromium.mjs'
import { workFolder } from './machine.ts'
import { phoneOf, SLOW_DOWN, slowedDown, standing } from './phone.ts'
import { type Bench, figure } from './result.ts'
import { startServer } from './site-server.ts'

const ROOT = join(import.meta.dirname, '..')
const PORT = Number(process.env.BENCH_PORT ?? 4706)
/** So long a lobby is looked at before it is opened again: its files are kept by then. */
const LOOKED_MS = 4000

/** The lobby of the live tables on a phone: how soon its first table can be pressed, with nothing of the site at hand and again. */
export const liveLobby: Bench = async ({ quick }) => {
  if (!existsSync(join(ROOT, 'web/dist/index.html'))) throw new Error('the site is not built: npm run build -w web')
  const server = await startServer({ port: PORT, dataDir: workFolder('live-lobby') })
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] })
  try {
    const visits = []
    for (let run = 0; run < (quick ? 1 : 5); run++) visits.push(await visit(browser))
    return {
      figures: [
        figure(
          'the first table can be pressed, nothing of the site at hand',
          'ms',
          visits.map(({ cold }) => cold),
          {
            atMost: 4000,
          },
        ),
        figure(
          'the first table can be pressed, opened again',
          'ms',
          visits.map(({ warm }) => warm),
          { atMost: 2000 },
        ),
      ],
      notes: [`a guest; the processor slowed down ${SLOW_DOWN} times, 10 Mbit/s with 40 ms a request`],
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function visit(browser: Browser) {
  const context = await phoneOf(browser)
  try {
    return { cold: await opened(context), warm: await opened(context) }
  } finally {
    await context.close()
  }
}

async function opened(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  const phone = await slowedDown(page)
  await phone.line('good')
  await page.goto(`http://127.0.0.1:${PORT}/live`, { waitUntil: 'commit' })
  const ms = await page.evaluate(standing, { selector: 'a[data-tile][href*="table="]' })
  await page.waitForTimeout(LOOKED_MS)
  await page.close()
  return ms
}
