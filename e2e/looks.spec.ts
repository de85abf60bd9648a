import { expect, type Page } from '@playwright/test'
import { sampaOf, test } from './journey.ts'

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((role) => getComputedStyle(document.documentElement).getPropertyValue(role).trim(), `--${name}`)
const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

test('the theme follows the system until one is chosen, and the choice is remembered', async ({ page }) => {
  const toLight = page.getByRole('button', { name: 'Switch to the light theme' })
  const toDark = page.getByRole('button', { name: 'Switch to the dark theme' })
  await page.goto('/')
  await expect(toLight).toBeVisible()
  const dark = await ground(page)

  await page.emulateMedia({ colorScheme: 'light' })
  await expect(toDark).toBeVisible()
  await expect.poll(() => ground(page)).not.toBe(dark)

  await toDark.click()
  await expect(toLight).toBeVisible()
  await expect.poll(() => ground(page)).toBe(dark)
  await page.reload()
  await expect(toLight).toBeVisible()
  await expect.poll(() => ground(page)).toBe(dark)
})

test('a language is spoken at once, remembered, and replaced when the brand has it no more', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /Language: English/ }).click()
  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  await expect(page.getByText('₱1,000 to start with.')).toBeHidden()
  await expect.poll(() => stored(page, 'hisLang')).toBe('VI')

  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')

  await page.evaluate(() => localStorage.setItem('hisLang', 'KO'))
  await page.reload()
  await expect(page.getByRole('button', { name: /Language: English/ })).toBeVisible()
  await expect.poll(() => stored(page, 'hisLang')).toBe('EN')
})

test('another host is another brand: its name, colours, languages and menu, and no registration', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle('LUCKY')
  await expect(page.getByRole('banner').getByRole('link', { name: 'LUCKY' })).toBeVisible()
  const lucky = { accent: await token(page, 'accent'), ground: await ground(page), menu: await menu(page) }

  await page.goto(sampaOf(baseURL ?? ''))
  await expect(page).toHaveTitle('SAMPA')
  await expect(page.getByRole('banner').getByRole('link', { name: 'SAMPA' })).toBeVisible()
  expect(await token(page, 'accent')).not.toBe(lucky.accent)
  expect(await ground(page)).not.toBe(lucky.ground)
  expect(lucky.menu).not.toEqual([])
  expect(await menu(page)).not.toEqual(lucky.menu)

  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.goto(`${sampaOf(baseURL ?? '')}/register`)
  await expect(page.getByRole('dialog').getByLabel('Mobile number')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Username')).toHaveCount(0)
})

test('the second brand speaks Tagalog, and its members do not enter the first', async ({ page, baseURL }) => {
  await page.goto(sampaOf(baseURL ?? ''))
  await page.getByRole('button', { name: /Language: English/ }).click()
  await page.getByRole('button', { name: 'Tagalog' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tl')
  await expect.poll(() => stored(page, 'hisLang')).toBe('TY')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mag-log in' })).toBeVisible()

  await page.goto(`${baseURL}/login`)
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await popup.getByLabel('Username').fill('sampa01')
  await popup.getByRole('textbox', { name: 'Password' }).fill('Demo2026pass')
  await popup.getByRole('button', { name: 'Log in' }).click()
  await expect(popup.getByRole('alert')).toHaveText('That username and password do not match.')
})

const menu = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Main' }).first().getByRole('link').allTextContents()
