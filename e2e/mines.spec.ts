import { expect, type Page } from '@playwright/test'
import { ownRounds } from './games.ts'
import { test } from './journey.ts'
import { comeNew } from './member.ts'

const START = /^Start · /
const CASH_OUT = /^Cash out ₱/

/** Start a round and open the first tile; where a mine lies there, another round is started. */
async function openGem(page: Page) {
  const [gem, mine] = [page.getByLabel('Tile 1, gem'), page.getByLabel('Tile 1, mine')]
  for (let rounds = 0; rounds < 5; rounds += 1) {
    await expect(page.getByRole('button', { name: START })).toBeEnabled()
    await page.getByRole('button', { name: START }).click()
    await page.getByLabel('Tile 1, closed').click()
    await expect(gem.or(mine)).toBeVisible()
    if (await gem.isVisible()) return
  }
  throw new Error('a mine lay under the first tile five times')
}

test('a round of mines waits through a reload and is cashed out where it stood', async ({ page }) => {
  await comeNew(page, 'digger01')
  await page.goto('/game?gameCode=MINES')
  const mines = page.getByRole('textbox', { name: 'Mines' })
  await mines.fill('1')
  await mines.press('Enter')
  await openGem(page)
  await expect(page.getByRole('button', { name: CASH_OUT })).toBeEnabled()

  await page.reload()
  await expect(page.getByText('You have an open round; continue it here')).toBeVisible()
  await expect(page.getByLabel('Tile 1, gem')).toBeVisible()
  await page.getByRole('button', { name: CASH_OUT }).click()
  await expect(page.getByRole('button', { name: START })).toBeVisible()
  await expect(page.getByText(/^Won ₱.* Mines at \d+\.$/)).toHaveCount(1)

  // The page of the round plays it again with all that was done in it.
  await ownRounds(page).first().click()
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible()
  await expect(page.getByText('Gem at tile 1', { exact: true })).toBeVisible()
})
