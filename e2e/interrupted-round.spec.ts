import { expect } from '@playwright/test'
import { openGame, ownRounds, roundsSent, spinButton, untilSpun } from './games.ts'
import { test } from './journey.ts'
import { comeNew } from './member.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a reload while the reels turn plays the same round to its end', async ({ page }) => {
  await comeNew(page, 'reloads1')
  await openGame(page, 'LUCKY_TWENTY')
  const sent = roundsSent(page)
  await spinButton(page).click()
  await expect(page.getByRole('button', { name: 'Stop the reels' })).toBeVisible()
  await expect(ownRounds(page)).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('Your round continues where you left off')).toBeVisible()
  await untilSpun(page, 1)
  await expect(ownRounds(page)).toHaveCount(1)
  expect(sent).toHaveLength(1)

  await page.reload()
  await expect(spinButton(page)).toBeEnabled()
  await expect(page.getByText('Your round continues where you left off')).toBeHidden()
  await expect(ownRounds(page)).toHaveCount(1)
})
