import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { openConsole } from './operator.ts'

test('an operator logs in with a mailed code and sees only what the role may', async ({ page }) => {
  await openConsole(page, 'operator03')
  const screens = page.getByRole('navigation', { name: 'Screens' })
  await expect(screens.getByRole('link', { name: 'Approvals' })).toBeVisible()
  for (const name of ['Withdrawals', 'Deposits', 'Members', 'Audit log', 'Operators'])
    await expect(screens.getByRole('link', { name })).toHaveCount(0)
  await page.goto('/console/audit')
  await expect(page.getByText('This is not in your role')).toBeVisible()
})

test('what gives a role more rights is asked for by one operator and confirmed by another', async ({
  page,
  browser,
}) => {
  await openConsole(page, 'operator01')
  await page.goto('/console/roles/content')
  await page.getByRole('checkbox', { name: 'documents.read' }).check()
  await page.getByRole('button', { name: 'Save and ask a second person' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save and ask a second person' }).click()
  await expect(page.getByText('Somebody else has to agree')).toBeVisible()
  await page.getByRole('link', { name: 'To the approvals' }).click()
  await expect(page.getByText('not you')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)

  const other = await browser.newPage()
  await openConsole(other, 'operator05')
  await other.goto('/console/approvals')
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByText('Nothing waits for you')).toBeVisible()
  await other.goto('/console/roles/content')
  await expect(other.getByRole('checkbox', { name: 'documents.read' })).toBeChecked()
  await other.close()
})
