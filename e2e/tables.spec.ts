import { expect, type Page } from '@playwright/test'
import { shownBalance } from './games.ts'
import { test } from './journey.ts'
import { comeNew, memberCentre, openRecord, rowsOf } from './member.ts'

const spot = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, pays`) })
/** Faces of cards are drawn; what they come to is written beside them. */
const cards = (page: Page) => page.getByRole('main').locator('svg[viewBox="0 0 100 140"]')

test('a member lays a chip at a live table by keys, sees it dealt and decided, and finds the round with its cards in the record', async ({
  page,
}) => {
  await comeNew(page, 'dealt001')
  await page.goto('/live')
  await page.getByRole('link', { name: /^Baccarat 5/ }).click()

  const player = spot(page, 'Player')
  const laid = spot(page, 'Player').and(page.getByRole('button', { name: /your stake ₱5\.00/ }))
  await expect(player).toBeVisible()
  // Whoever comes while cards are dealt waits for the next round.
  await expect(async () => {
    await expect(player).toHaveAttribute('aria-disabled', 'false')
    await page.getByRole('radio', { name: '₱5.00', exact: true }).press('Enter')
    if (!(await laid.isVisible())) await player.press('Enter')
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(shownBalance(page)).toContainText('995.00')

  const tray = page.getByRole('region', { name: 'Chips and bets' })
  await expect(tray.getByText('Returned')).toBeVisible()
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(4)
  await expect(shownBalance(page)).toContainText(/(995|1,000|1,005)\.00/)

  await page.goto('/')
  await openRecord(page, 'Betting record')
  const bets = rowsOf(memberCentre(page).getByRole('table', { name: 'Betting record' }))
  await expect(bets).toHaveCount(1)
  await expect(bets).toContainText('5.00')
  await bets.click()
  await expect(page.getByRole('heading', { name: /^Baccarat/ })).toBeVisible()
  // The round as it was dealt, and what proves it.
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(4)
  await expect(page.getByText('published before the first bet')).toBeVisible()
})
