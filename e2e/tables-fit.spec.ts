import { randomUUID } from 'node:crypto'
import { liveTables } from '@croupier/contract/tables.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import { tableGames } from '@croupier/engine/tables/tables.ts'
import { type DealtRound, mostDealt } from '@croupier/engine/test/most-dealt.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { forgetShifts, shiftsOf, watchShifts } from './layout-shift.ts'
import { anotherTab, comeNew } from './member.ts'
import { settled, turnTo } from './screens.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

const tablesOf = async (page: Page): Promise<ReplyOf<typeof liveTables>['tables']> => {
  const answer = await page.request.get(liveTables.path, { headers: { merchant: 'LUCKY' } })
  return (await answer.json()).value.tables
}

const A_TABLE = '**/wps/live/tables/*'

/** Tells the page of as many results as a table has that has been open for an hour: those of the game that is named last. */
async function playedTables(page: Page): Promise<(game: TableGame) => void> {
  let dealt: Pick<DealtRound, 'won' | 'score'>
  await page.route(A_TABLE, async (route) => {
    const response = await route.fetch()
    const { value, ...told } = await response.json()
    const summaries = Array.from({ length: 60 }, (_, at) => ({ roundId: randomUUID(), number: at + 1, ...dealt }))
    await route.fulfill({ response, json: { ...told, value: { ...value, summaries } } })
  })
  return (game) => {
    const { won, score } = mostDealt(game)
    dealt = { won, score }
  }
}

/** The spots of a bed whose pictures are wider than they are. Runs in the page. */
const besideTheirSpot = (bed: Element): readonly (string | null)[] =>
  [...bed.querySelectorAll('button[data-spot]')].flatMap((spot) => {
    const { left, right } = spot.getBoundingClientRect()
    const out = [...spot.querySelectorAll('img')].some((picture) => {
      const box = picture.getBoundingClientRect()
      return box.left < left || box.right > right
    })
    return out ? [spot.getAttribute('data-spot')] : []
  })

for (const size of [PHONE, DESKTOP])
  test(`the live lobby comes with its tables and nothing in it moves, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size)
    await watchShifts(page)
    const html = await (await page.request.get('/live')).text()
    const [first] = await tablesOf(page)
    expect(html).toMatch(new RegExp(`fp-table"[^>]*><i></i><b>${first?.name}`))

    await page.goto('/live')
    const tiles = page.getByRole('list', { name: 'Live tables' }).getByRole('article')
    await expect(tiles).toHaveCount((await tablesOf(page)).length)
    // Rounds go on at the tables meanwhile.
    await expect(tiles.filter({ hasText: 'Place bets' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Live casino' })).toBeVisible()
    const { sum, what } = await shiftsOf(page)
    expect(sum, what.join('\n')).toBeLessThanOrEqual(0.05)
  })

test('three live tables stand on the first screen of a phone, with their felt and their whole name', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/live')
  const tiles = page.getByRole('list', { name: 'Live tables' }).getByRole('article')
  await expect(tiles.nth(2)).toBeVisible()
  const foot = await page.getByRole('navigation').last().boundingBox()
  const third = await tiles.nth(2).boundingBox()
  expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  const cut = await tiles
    .locator('a')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth + 1).map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
})

test('at every table the countdown, the spots, the chips and the last results stand on one screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await comeNew(page, 'onescreen01')
  await page.goto('/live')
  const tables = await tablesOf(page)
  const playedFor = await playedTables(page)
  for (const [gameCode, game] of Object.entries(tableGames)) {
    const table = tables.find((one) => one.gameCode === gameCode)
    playedFor(game)
    await turnTo(page, `/game?gameCode=${gameCode}&table=${table?.tableId}`)
    const tray = page.getByRole('region', { name: /^(Chips and bets|Your decision)/ })
    await expect(tray, gameCode).toBeVisible()
    const bed = page.getByRole('group', { name: 'Bet spots' })
    await expect(bed.getByRole('button').first(), gameCode).toBeVisible()
    await expect(page.getByRole('list', { name: 'Last results' }).getByRole('listitem'), gameCode).toHaveCount(17)
    const seen = await page.evaluate(() => {
      const main = document.querySelector('main')
      const board = main?.querySelector<HTMLElement>('[role=group]')
      const screen = main?.firstElementChild
      return {
        foot: screen?.getBoundingClientRect().bottom ?? Number.NaN,
        hidden: (board?.scrollHeight ?? 0) - (board?.clientHeight ?? 0),
        wide: document.documentElement.scrollWidth,
        // Read only where the page is too wide: what sticks out.
        out: [...document.querySelectorAll('body *')].flatMap((one) => {
          const { left, right } = one.getBoundingClientRect()
          return right > innerWidth + 1 ? [`${one.tagName} ${one.getAttribute('class')} ${left} to ${right}`] : []
        }),
      }
    })
    expect(seen.foot, `${gameCode} ends`).toBeLessThanOrEqual(PHONE.height)
    expect(seen.hidden, `${gameCode} has spots out of sight`).toBeLessThanOrEqual(1)
    expect(seen.wide, `${gameCode}: ${seen.out.slice(0, 9).join('; ')}`).toBe(PHONE.width)
    for (const part of await bed.getByRole('group', { name: 'View' }).getByRole('button').all()) {
      await part.click()
      await expect.poll(() => bed.evaluate(besideTheirSpot), `${gameCode}, ${await part.textContent()}`).toEqual([])
    }
  }
})

test('nothing moves at a table while a round goes on, on a phone and on a desktop', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await comeNew(page, 'unmoved1')
  const table = (await tablesOf(page)).find(({ name }) => name.startsWith('Baccarat 3'))
  // Both see the same round, each in a window of its own.
  const phone = await anotherTab(page, '/robots.txt')
  await phone.setViewportSize(PHONE)
  const both = [page, phone]
  for (const one of both) {
    await watchShifts(one)
    await one.goto(`/game?gameCode=BACCARAT&table=${table?.tableId}`)
  }
  const says = (text: string) => Promise.all(both.map((one) => expect(one.getByText(text)).toBeVisible()))
  await says('Place your bets')
  for (const one of both) await forgetShifts(one)
  await says('No more bets')
  await says('Place your bets')
  for (const one of both) {
    const { sum, what } = await shiftsOf(one)
    expect(sum, what.join('\n')).toBeLessThanOrEqual(0.01)
    // What is not drawn does not shift.
    expect(await one.evaluate(() => document.visibilityState)).toBe('visible')
  }
})

test('at blackjack no seat moves when somebody sits down or gets up, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await comeNew(page, 'seated01')
  const playedFor = await playedTables(page)
  playedFor(tableGames.BLACKJACK)
  const table = (await tablesOf(page)).find(({ gameCode }) => gameCode === 'BLACKJACK')
  await page.goto(`/game?gameCode=BLACKJACK&table=${table?.tableId}`)
  const seats = page.getByRole('group', { name: 'Bet spots' }).locator('[data-seat]')
  await expect(seats).toHaveCount(7)
  await settled(page, {})
  const places = () =>
    seats.evaluateAll((all) =>
      all.flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x, y, width, height]
      }),
    )
  /** How far any edge has gone; what stands above differs by a part of a pixel while cards lie there. */
  const moved = async () => {
    const now = await places()
    return Math.max(...now.map((edge, at) => Math.abs(edge - (before[at] ?? Number.NaN))))
  }
  const before = await places()
  await page.getByRole('button', { name: 'Sit down at seat 2' }).click()
  await expect(page.getByRole('button', { name: 'Leave seat 2' })).toBeVisible()
  expect(await moved()).toBeLessThanOrEqual(1)
  await page.getByRole('button', { name: 'Leave seat 2' }).click()
  await expect(page.getByRole('button', { name: 'Sit down at seat 2' })).toBeVisible()
  expect(await moved()).toBeLessThanOrEqual(1)
})
