import { expect } from '@playwright/test'
import { sampaOf, test } from './journey.ts'

test('LUCKY offers auto play with stop rules, turbo and instant; the strict brand shows none of them', async ({
  page,
  baseURL,
}) => {
  await page.goto('/game?gameCode=DICE')
  await page.getByRole('button', { name: 'Auto', exact: true }).click()
  await expect(page.getByLabel('Stop on loss of')).toBeVisible()
  await expect(page.getByLabel('Stop on profit of')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Instant off' })).toBeVisible()
  await page.goto('/game?gameCode=LUCKY_TWENTY')
  await expect(page.getByRole('button', { name: 'Turbo' })).toBeVisible()
  await page.getByRole('button', { name: 'Auto', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Stop on loss of')).toBeVisible()

  const strict = sampaOf(baseURL ?? '')
  await page.goto(`${strict}/game?gameCode=DICE`)
  await expect(page.getByLabel('Win chance')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Auto', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Instant/ })).toHaveCount(0)
  await expect(page.getByLabel('Provably fair').getByText('Minimum round time')).toBeVisible()
  await page.goto(`${strict}/game?gameCode=LUCKY_TWENTY`)
  await expect(page.getByRole('button', { name: 'Raise the bet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turbo' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Auto', exact: true })).toHaveCount(0)
})
