import { expect, type Locator, type Page } from '@playwright/test'
import { gameTile, lastRolls, rollButton } from './games.ts'
import { test } from './journey.ts'
import { loginPopup, newAccount, PASSWORD } from './member.ts'
import { settled } from './screens.ts'

test('everything from the login to a roll is done by keys, with the focus in sight', async ({ page }) => {
  const account = await newAccount(page, 'typist01')
  await page.goto('/')
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' })
  await tabTo(page, logIn)
  await page.keyboard.press('Enter')
  const username = loginPopup(page).getByLabel('Username')
  await expect(username).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(loginPopup(page)).toBeHidden()
  await expect(logIn).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(username).toBeFocused()
  await page.keyboard.type(account)
  await tabTo(page, loginPopup(page).getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(loginPopup(page)).toBeHidden()

  await tabTo(page, gameTile(page, 'Lucky Twenty'))
  await arrowTo(page, gameTile(page, 'Mines'))
  await tabTo(page, gameTile(page, 'Dice'))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('slider', { name: 'Roll over' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: 'Roll over' })).toHaveValue('51.49')
  await tabTo(page, rollButton(page))
  await page.keyboard.press('Enter')
  await expect(lastRolls(page)).toHaveCount(1)

  const menu = page.getByRole('button', { name: 'Menu' })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await inSight(menu)
})

test('the focus stays in an open modal', async ({ page }) => {
  await page.goto('/register')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Username')).toBeFocused()
  const stops = await form.locator('button, input, a[href], textarea, select').count()
  for (let press = 0; press <= stops; press += 1) {
    await page.keyboard.press('Tab')
    await expect(form.locator(':focus')).toHaveCount(1)
  }
})

/** Press Tab until this has the focus, as somebody without a mouse does, and see it marked. */
async function tabTo(page: Page, place: Locator) {
  await expect(place).toBeVisible()
  await settled(page, {})
  const stops = await page.locator('button, input, a[href], textarea, select').count()
  for (let press = 0; press <= stops; press += 1) {
    await page.keyboard.press('Tab')
    if (await place.evaluate((element) => element === document.activeElement)) return inSight(place)
  }
  throw new Error(`Tab does not lead to ${place}`)
}

/** Press the arrow until this has the focus: tiles are gone through by arrows, whichever stand between. */
async function arrowTo(page: Page, place: Locator) {
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press('ArrowRight')
    if (await place.evaluate((element) => element === document.activeElement)) return inSight(place)
  }
  throw new Error(`the arrow does not lead to ${place}`)
}

async function inSight(place: Locator) {
  await expect(place).toBeFocused()
  await expect(place).toBeInViewport()
  const marked = await place.evaluate((element) => {
    const marks = (one: Element | null) => {
      if (!one) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    // A field is marked by its box, a slider by its handle.
    return marks(element) || marks(element.parentElement) || marks(element.previousElementSibling)
  })
  expect(marked, `the focus on ${place} is marked`).toBe(true)
}
