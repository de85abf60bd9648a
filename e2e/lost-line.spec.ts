import { expect, type WebSocketRoute } from '@playwright/test'
import { lastRolls, loseAnswer, openGame, ownRounds, shownBalance, rollButton, ROUNDS, roundsSent } from './games.ts'
import { intercept, test } from './journey.ts'
import { anotherTab, beNew, comeNew, headerBalance } from './member.ts'

test('an answer that is lost is asked for again, and the bet is taken once', async ({ page }) => {
  await comeNew(page, 'unheard1')
  await openGame(page, 'DICE')
  const sent = roundsSent(page)
  const lost = await intercept(page, ROUNDS, loseAnswer)
  await rollButton(page).click()

  await expect(page.getByText('Your ₱10.00 bet is being confirmed')).toBeVisible()
  await expect.poll(() => sent.length).toBeGreaterThan(2)
  // Hurried while it still cannot hear: once it can, it may be quicker than whoever hurries it.
  await page.getByRole('button', { name: 'Check now' }).click()
  lost.release()
  await expect(lastRolls(page)).toHaveCount(1)
  await expect(page.getByText('Your ₱10.00 bet is being confirmed')).toBeHidden()
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  await expect(ownRounds(page)).toHaveCount(1)
  await expect(shownBalance(page)).toContainText(/(990|1,010)\.00/)
})

test('a round whose answer is lost goes on after a reload, as the same bet', async ({ page }) => {
  await comeNew(page, 'unheard2')
  await openGame(page, 'DICE')
  const sent = roundsSent(page)
  const lost = await intercept(page, ROUNDS, loseAnswer)
  await rollButton(page).click()
  await expect(page.getByText('Your ₱10.00 bet is being confirmed')).toBeVisible()

  await page.reload()
  lost.release()
  await expect(lastRolls(page)).toHaveCount(1)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  await expect(ownRounds(page)).toHaveCount(1)
})

test('without a line the bet waits and says why, and goes on when the line is back', async ({ page, context }) => {
  await comeNew(page, 'unheard3')
  await openGame(page, 'DICE')
  const sent = roundsSent(page)
  // Nothing of the page is still on its way.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  await expect(page.getByText('You are offline. Betting resumes when you are back online.')).toBeHidden()
  await expect(rollButton(page)).toHaveAccessibleName('Roll · ₱10.00. You are offline')
  await expect(rollButton(page)).toBeDisabled()
  await rollButton(page).click({ force: true })
  expect(sent).toHaveLength(0)

  await context.setOffline(false)
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden()
  await rollButton(page).click()
  await expect(lastRolls(page)).toHaveCount(1)
  expect(sent).toHaveLength(1)
})

test('the live line heals itself and brings what was missed', async ({ page }) => {
  await beNew(page, 'unheard4')
  const watching = await anotherTab(page, 'about:blank')
  const lines: WebSocketRoute[] = []
  let cut = false
  await watching.routeWebSocket('**/wps/live', (line) => {
    if (cut) return void line.close()
    line.connectToServer()
    lines.push(line)
  })
  await watching.goto(new URL('/inhouse', page.url()).href)
  await expect(headerBalance(watching)).toContainText('₱1,000.00')
  await expect.poll(() => lines.length).toBeGreaterThan(0)

  cut = true
  for (const line of lines) await line.close()
  await expect(watching.getByText('You are offline. Betting resumes when you are back online.')).toBeVisible()
  await openGame(page, 'DICE')
  await rollButton(page).click()
  await expect(lastRolls(page)).toHaveCount(1)
  await expect(headerBalance(watching)).toContainText('₱1,000.00')

  cut = false
  const retry = watching.getByRole('button', { name: /^Retry/ })
  await expect(async () => {
    // It may have tried by itself in this very moment.
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(watching.getByText('You are offline. Betting resumes when you are back online.')).toBeHidden({
      timeout: 2000,
    })
  }).toPass()
  await expect(headerBalance(watching)).toContainText(/₱(990|1,010)\.00/)
})
