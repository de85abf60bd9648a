import { expect } from '@playwright/test'
import { lastRolls, openGame, shownBalance, rollButton, roundsSent, spinButton, untilSpun } from './games.ts'
import { test } from './journey.ts'
import { anotherTab, beNew, comeNew, headerBalance, hundredths, memberCentre, openRecord, rowsOf } from './member.ts'

test('a double click on roll or spin is one round', async ({ page }) => {
  await comeNew(page, 'doubled1')
  await openGame(page, 'DICE')
  const sent = roundsSent(page)
  await rollButton(page).dblclick()
  await expect(lastRolls(page)).toHaveCount(1)
  // When the button is free again nothing more is on its way.
  await expect(rollButton(page)).toBeEnabled()
  expect(sent).toHaveLength(1)

  await openGame(page, 'LUCKY_TWENTY')
  await spinButton(page).dblclick()
  await untilSpun(page, 1)
  await expect(spinButton(page)).toBeEnabled()
  expect(sent).toHaveLength(2)

  await page.goto('/')
  await openRecord(page, 'Betting record')
  await expect(rowsOf(memberCentre(page).getByRole('table'))).toHaveCount(2)
})

test('what is played in one tab stands in the other at once', async ({ page }) => {
  await beNew(page, 'watches1')
  const watching = await anotherTab(page, '/inhouse')
  const game = await anotherTab(page, '/game?gameCode=LUCKY_TWENTY')
  await expect(headerBalance(watching)).toContainText('₱1,000.00')
  await expect(shownBalance(game)).toContainText('1,000.00')

  await openGame(page, 'DICE')
  // A stake that no spin of the other game leaves behind, so that the new balance can only come from here.
  await page.getByLabel('Bet amount').fill('7')
  await rollButton(page).click()
  await expect(headerBalance(watching)).toContainText(/₱(993|1,007)\.00/)
  await expect(shownBalance(game)).toContainText(/(993|1,007)\.00/)
})

test('a tab that slept says that it was out of date, and catches up without losing what is typed', async ({ page }) => {
  await beNew(page, 'slept1')
  const slept = await anotherTab(page, 'about:blank')
  // The device is suspended: it receives nothing, and its timers stand still.
  await slept.clock.install()
  await slept.routeWebSocket('**/wps/live', () => undefined)
  await slept.goto(new URL('/inhouse', page.url()).href)
  await expect(headerBalance(slept)).toContainText('₱1,000.00')
  const search = slept.getByRole('main').getByRole('searchbox')
  await search.fill('dice')

  await openGame(page, 'DICE')
  await page.getByLabel('Bet amount').fill('7')
  await rollButton(page).click()
  await expect(lastRolls(page)).toHaveCount(1)
  await expect(headerBalance(slept)).toContainText('₱1,000.00')
  await slept.clock.fastForward('30:00')
  await expect(slept.getByText('This page was out of date. It has been brought up to date.')).toBeVisible()
  await expect(headerBalance(slept)).toContainText(/₱(993|1,007)\.00/)
  await expect(search).toHaveValue('dice')
})

test('two tabs that play at once lose no round and end at the same balance', async ({ page }) => {
  await beNew(page, 'twotabs1')
  const other = await anotherTab(page, '/game?gameCode=DICE')
  await openGame(page, 'DICE')
  for (let count = 1; count <= 3; count += 1) {
    await Promise.all([page, other].map((tab) => rollButton(tab).click()))
    for (const tab of [page, other]) {
      await expect(lastRolls(tab)).toHaveCount(count)
      await expect(rollButton(tab)).toBeEnabled()
    }
  }

  await page.goto('/')
  await openRecord(page, 'Betting record')
  const bets = rowsOf(memberCentre(page).getByRole('table'))
  await expect(bets).toHaveCount(6)
  const won = await bets.filter({ hasText: 'Won' }).count()
  const balance = 100_000 + (2 * won - 6) * 1000
  await expect.poll(async () => hundredths(await headerBalance(page).textContent())).toBe(balance)
  await expect.poll(async () => hundredths(await shownBalance(other).textContent())).toBe(balance)
})
