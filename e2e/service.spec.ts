import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { logIn } from './member.ts'

const way = (page: Page) => page.getByRole('complementary').getByRole('button', { name: /^(Chat|VIP help)$/ })

test('customer service opens in its window; when the way to it cannot be learnt, the window closes and says why', async ({
  page,
}) => {
  await page.goto('/')
  const popup = page.waitForEvent('popup')
  await way(page).click()
  const support = await popup
  await expect(support).toHaveURL('/support')
  await expect(support.getByRole('heading', { name: 'Customer service' })).toBeVisible()
  expect(await support.evaluate(() => window.opener)).toBeNull()
  await support.close()

  await page.route('**/wps/system/domainRoute', (route) => route.abort())
  const another = page.waitForEvent('popup')
  await way(page).click()
  const failed = await another
  await expect.poll(() => failed.isClosed()).toBe(true)
  await expect(page.getByRole('alert').getByText('The network link is abnormal')).toBeVisible()
})

test('a VIP has a line of their own', async ({ page }) => {
  await logIn(page, 'vip01')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'VIP help' }).click()
  await expect((await popup).getByRole('heading', { name: 'VIP customer service' })).toBeVisible()
})

test('a host where no brand lives says so', async ({ page, baseURL }) => {
  const answer = await page.goto(baseURL?.replace('127.0.0.1', 'elsewhere.localhost') ?? '')
  expect(answer?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Invalid URL. Please contact customer service.' }),
  ).toBeVisible()
})
