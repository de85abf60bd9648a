import type { Browser, Page } from '@playwright/test'
import { frameFigures, framesOf, lookedAt, phoneOf, slowedDown, standing } from './phone.ts'
import { type Figure, figure } from './result.ts'

/** Live tables: one that deals cards, and one with a wheel; a spot of each, and how long its deal moves. */
const TABLES = [
  { code: 'BACCARAT', name: 'table of baccarat', spot: 'banker', movesMs: 8000 },
  { code: 'ROULETTE', name: 'table of roulette', spot: 'straight_17', movesMs: 9000 },
] as const
type BenchTable = (typeof TABLES)[number]

interface Visit {
  readonly joinedMs: number
  readonly frames: readonly number[]
}

interface TablePageRun {
  readonly token: string
  readonly runs: number
  readonly site: string
}

/** Live tables on a slow phone: how soon a running round is joined from the lobby, and how evenly it is dealt. */
export async function tableFigures(browser: Browser, { token, runs, site }: TablePageRun): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const table of TABLES) {
    const visits: Visit[] = []
    for (let run = 0; run < runs; run++) {
      const context = await phoneOf(browser, token)
      visits.push(await visit(await context.newPage(), table, site))
      await context.close()
    }
    figures.push(
      figure(
        `${table.name}: a running round is joined, mid-range phone`,
        'ms',
        visits.map(({ joinedMs }) => joinedMs),
        { atMost: 1500 },
      ),
      ...frameFigures(
        table.name,
        visits.map(({ frames }) => frames),
      ),
    )
  }
  return figures
}

async function visit(page: Page, { code, spot, movesMs }: BenchTable, site: string): Promise<Visit> {
  const phone = await slowedDown(page)
  await page.goto(`${site}/live`)
  const tile = page.locator(`a[data-tile][href*="gameCode=${code}"]`).first()
  await lookedAt(page, tile, phone)
  const before = await page.evaluate(() => performance.now())
  await tile.evaluate((link: HTMLElement) => link.click())
  const joinedMs = (await page.evaluate(standing, { selector: `[data-spot="${spot}"]` })) - before

  await phone.line('free')
  // A whole deal is watched, from the end of betting.
  await page.locator(`[data-spot="${spot}"][aria-disabled="false"]`).first().waitFor({ timeout: 120_000 })
  await page.locator(`[data-spot="${spot}"]`).first().click()
  await page.locator(`[data-spot="${spot}"][aria-disabled="true"]`).first().waitFor({ timeout: 120_000 })
  return { joinedMs, frames: await page.evaluate(framesOf, movesMs) }
}
