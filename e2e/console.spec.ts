import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { beNew, PASSWORD, tryLogin } from './member.ts'
import { openConsole } from './operator.ts'

// The same operators in each: a code that was mailed is for one login, and approvals are seen by all.
test.describe.configure({ mode: 'default' })

const FOUND = 'founditem'

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

test('an operator finds a member by what was typed, freezes them, and adjusts above the limit with a second person', async ({
  browser,
  page,
}) => {
  await beNew(page, FOUND)
  const desk = await (await browser.newContext()).newPage()
  await desk.bringToFront()
  await openConsole(desk, 'operator01')

  await desk.keyboard.press('Control+k')
  await desk.getByRole('combobox').fill(FOUND)
  await desk.getByRole('option', { name: new RegExp(FOUND) }).click()
  await expect(desk.getByRole('heading', { name: FOUND })).toBeVisible()

  await desk.getByRole('button', { name: 'Adjust…' }).click()
  await desk.getByLabel('Amount').fill('250.00')
  await desk.getByRole('button', { name: 'Adjust', exact: true }).click()
  await expect(desk.getByText('Somebody else has to agree')).toBeVisible()
  await desk.keyboard.press('Escape')

  const other = await (await browser.newContext()).newPage()
  await other.bringToFront()
  await openConsole(other, 'operator05')
  await other.goto('/console/approvals')
  await other.getByRole('link', { name: new RegExp(FOUND) }).click()
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByRole('dialog')).toBeHidden()

  await desk.bringToFront()
  await desk.reload()
  await expect(desk.getByText('1,250.00')).toBeVisible()
  await desk.getByRole('button', { name: 'Freeze…' }).click()
  await desk.getByRole('button', { name: new RegExp(`^Freeze ${FOUND}`) }).click()
  await expect(desk.getByText('Frozen', { exact: true }).first()).toBeVisible()

  await page.bringToFront()
  await page.goto('/login')
  await tryLogin(page, FOUND, PASSWORD)
  await expect(page.getByText('This account is frozen')).toBeVisible()
})
