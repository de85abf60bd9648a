import { expect, type Page } from '@playwright/test'
import { lastRolls, openGame, rollButton, spinButton, untilSpun } from './games.ts'
import { test } from './journey.ts'
import { beNew, comeNew } from './member.ts'
import { movedDuring } from './motion.ts'

const roll = async (page: Page) => {
  await rollButton(page).click()
  await expect(lastRolls(page)).toHaveCount(1)
  await expect(rollButton(page)).toBeEnabled()
}
const spin = async (page: Page) => {
  await spinButton(page).click()
  await untilSpun(page, 1)
}
const lookAround = async (page: Page) => {
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, 600)
  await page.getByRole('contentinfo').hover()
}

test('reels and dice move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await comeNew(page, 'moving01')
  await openGame(page, 'DICE')
  expect(await movedDuring(page, () => roll(page))).not.toEqual([])
  await openGame(page, 'LUCKY_TWENTY')
  expect(await movedDuring(page, () => spin(page))).not.toEqual([])
})

test('for those who asked for less motion nothing moves, and the games play all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beNew(page, 'still001')
  expect(await movedDuring(page, () => lookAround(page))).toEqual([])
  await openGame(page, 'DICE')
  expect(await movedDuring(page, () => roll(page))).toEqual([])
  await openGame(page, 'LUCKY_TWENTY')
  expect(await movedDuring(page, () => spin(page))).toEqual([])
})
