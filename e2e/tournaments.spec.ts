import { expect } from '@playwright/test'
import { lastRolls, openGame, rollButton } from './games.ts'
import { test } from './journey.ts'
import { comeNew } from './member.ts'

test('a member who has bet stands on the board of a race, and sees by when the pot must fall', async ({ page }) => {
  await comeNew(page, 'racer001')
  await openGame(page, 'DICE')
  await rollButton(page).click()
  await expect(lastRolls(page)).toHaveCount(1)

  await page.goto('/tournaments')
  const pot = page.getByRole('region', { name: 'Must-drop jackpots' }).getByRole('article').first()
  await expect(pot.getByText('Must drop by')).toBeVisible()
  await pot.getByText('How the drop is committed in advance').click()
  await expect(pot.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/)

  await page.getByRole('button', { name: /^Weekly turnover race/ }).click()
  const board = page.getByRole('region', { name: 'Weekly turnover race' })
  // Further down than the board goes the place alone is told.
  const own = board.getByRole('row').filter({ hasText: '(you)' })
  await expect(own.or(board.getByText(/^You are ranked \d/))).toBeVisible()
})
