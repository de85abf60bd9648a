import { devices, expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { logIn } from './member.ts'

/** What Chromium sends when it would install the site; answers whether the page kept it for later. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = () => {
      document.documentElement.dataset.asked = String(Number(document.documentElement.dataset.asked ?? 0) + 1)
      return Promise.resolve({ outcome: 'accepted' })
    }
    window.dispatchEvent(Object.assign(event, { prompt }))
    return event.defaultPrevented
  })
const isAskedOnce = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-asked', '1')

test('the browser’s offer to install the site waits in the account’s menu and on the page about it, and is taken once', async ({
  page,
}) => {
  await logIn(page, 'member17')
  const menu = page.getByRole('button', { name: 'Account', exact: true })
  const install = page.getByRole('button', { name: 'Install the app' })
  await menu.click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Betting record' })).toBeVisible()
  await expect(install).toHaveCount(0)

  expect(await offer(page)).toBe(true)
  await install.click()
  await isAskedOnce(page)
  await menu.click()
  await expect(install).toHaveCount(0)

  await page.goto('/down')
  await expect(page.getByRole('heading', { level: 1, name: 'LUCKY as an app' })).toBeVisible()
  expect(await offer(page)).toBe(true)
  await install.click()
  await isAskedOnce(page)
  await expect(install).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the offer to install the site waits in the menu', async ({ page }) => {
    await page.goto('/?modal=menu')
    const sheet = page.getByRole('dialog', { name: 'Games' })
    await expect(sheet.getByRole('link', { name: 'Get the app' })).toBeVisible()
    expect(await offer(page)).toBe(true)
    await sheet.getByRole('button', { name: 'Install the app' }).tap()
    await isAskedOnce(page)
    await expect(sheet.getByRole('button', { name: 'Install the app' })).toHaveCount(0)
  })
})

test.describe('on an iPhone, which offers nothing by itself', () => {
  const { userAgent } = devices['iPhone 15']
  test.use({ userAgent, viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu leads to how it is done there', async ({ page }) => {
    await page.goto('/?modal=menu')
    await page.getByRole('dialog', { name: 'Games' }).getByRole('link', { name: 'Get the app' }).tap()
    await expect(page.getByRole('button', { name: 'iPhone and iPad' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('region', { name: 'How to install it' })).toContainText('Add to Home Screen')
  })
})
