import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { beNew, loginPopup, memberCentre } from './member.ts'

const withGoogle = (page: Page) => loginPopup(page).getByRole('button', { name: 'Continue with Google' })

test('a member connects a Google account, logs in by it, and who does not agree is told so', async ({ page }) => {
  const account = await beNew(page, 'googler01')
  await page.goto('/?modal=memberCentre&centre=securityCenter')
  await memberCentre(page)
    .getByRole('listitem')
    .filter({ hasText: 'Google' })
    .getByRole('button', { name: 'Connect' })
    .click()
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
  await expect(page.getByText('Sandbox. This is not Google')).toBeVisible()
  await page.getByRole('button', { name: 'Ana Reyes' }).click()
  await expect(page.getByText(/connected /)).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await withGoogle(page).click()
  await page.getByRole('button', { name: 'Ana Reyes' }).click()
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText(account)

  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await withGoogle(page).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter an e-mail address.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible()
})
