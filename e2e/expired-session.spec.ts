import { expect } from '@playwright/test'
import { lastRolls, openGame, ownRounds, shownBalance, rollButton, ROUNDS } from './games.ts'
import { test } from './journey.ts'
import { comeNew, loginPopup, PASSWORD, tryLogin } from './member.ts'

test('a bet with an expired session takes nothing, asks for the login and goes on after it', async ({ page }) => {
  const account = await comeNew(page, 'expired1')
  await openGame(page, 'DICE')
  await page.getByLabel('Bet amount').fill('25')
  // Idle for half an hour, as far as the server is concerned.
  await page.route(
    ROUNDS,
    (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } }),
    { times: 1 },
  )
  await rollButton(page).click()

  await expect(loginPopup(page)).toBeVisible()
  await expect(loginPopup(page).getByRole('status')).toContainText('You have been logged out.')
  await expect(page.getByRole('heading', { name: 'Dice', includeHidden: true })).toBeAttached()

  await tryLogin(page, account, PASSWORD)
  await expect(loginPopup(page)).toBeHidden()
  await expect(page).toHaveURL(/\/game\?gameCode=DICE/)
  await expect(shownBalance(page)).toContainText('1,000.00')
  await expect(page.getByText('You have not played this game yet.')).toBeVisible()

  await expect(page.getByLabel('Bet amount')).toHaveValue('25.00')
  await rollButton(page).click()
  await expect(lastRolls(page)).toHaveCount(1)
  await expect(ownRounds(page)).toHaveCount(1)
})
