import { expect, test as anyPage } from '@playwright/test'
import { intercept, test } from './journey.ts'
import { loginPopup } from './member.ts'

const SCRIPTS = '**/assets/*.js'

test('a part of the site that does not arrive leaves a page with a way to load it again', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  const scripts = await intercept(page, SCRIPTS, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a round' }).click()

  const trouble = page.getByRole('alert')
  await expect(trouble.getByRole('heading')).toHaveText('This part of the site couldn’t load')
  await expect(trouble).toContainText('Your balance and bets are not affected.')
  await expect(trouble).not.toContainText('ChunkLoadError')

  scripts.release()
  await trouble.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Verify a round' })).toBeVisible()
  await expect(page).toHaveURL('/verify')
})

test('a page that is opened without a line says that one is offline, and comes when the line is back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a round' }).click()
  await expect(page.getByRole('alert').getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Verify a round' })).toBeVisible()
  await expect(page).toHaveURL('/verify')
})

test('a modal that does not arrive leaves the page as it is and says so', async ({ page }) => {
  await page.goto('/verify')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const scripts = await intercept(page, SCRIPTS, (route) => route.abort())
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('This part of the site couldn’t load')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Verify a round' })).toBeVisible()

  scripts.release()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(loginPopup(page)).toBeVisible()
})

test('words that do not arrive leave no names of texts on the page, but a way to load it again', async ({ page }) => {
  const words = await intercept(page, '**/assets/content-*.js', (route) => route.abort())
  await page.goto('/promotions')
  const trouble = page.getByRole('alert')
  await expect(trouble.getByRole('heading')).toHaveText('This part of the site couldn’t load')
  words.release()
  await trouble.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
})

anyPage('a site whose scripts do not arrive at all says so, and comes when they do', async ({ page }) => {
  const scripts = await intercept(page, SCRIPTS, (route) => route.abort())
  await page.goto('/promotions')
  await expect(page.getByRole('alert')).toHaveText('The site couldn’t load. Your balance and bets are not affected.')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  scripts.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
})

// It reports what it failed of, which a journey of its own kind would take for a broken page.
anyPage('a site whose own words do not arrive says so and is loaded again', async ({ page }) => {
  const words = await intercept(page, '**/assets/shell-*.js', (route) => route.abort())
  await page.goto('/promotions')
  await expect(page.getByText('The site couldn’t load.')).toBeVisible()
  words.release()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
})
