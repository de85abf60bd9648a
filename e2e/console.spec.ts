import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { beNew, go, PASSWORD, tryLogin } from './member.ts'
import { openConsole } from './operator.ts'

// The same operators in each: a code that was mailed is for one login, and approvals are seen by all.
test.describe.configure({ mode: 'default' })

test('an operator logs in with a mailed code and sees only what the role may', async ({ page }) => {
  await openConsole(page, 'operator03')
  const screens = page.getByRole('navigation', { name: 'Screens' })
  await expect(screens.getByRole('link', { name: 'Approvals' })).toBeVisible()
  for (const name of ['Withdrawals', 'Deposits', 'Members', 'Audit log', 'Operators'])
    await expect(screens.getByRole('link', { name })).toHaveCount(0)
  await page.goto('/console/audit')
  await expect(page.getByText('You don’t have permission')).toBeVisible()
})

/** What is given to whom: with each go another role, since what an earlier one asked for may still wait. */
const GIVEN = [
  { role: 'content', name: 'Content', right: 'documents.read' },
  { role: 'cashier', name: 'Cashier', right: 'bets.read' },
  { role: 'risk', name: 'Risk', right: 'channels.read' },
] as const

test('what gives a role more rights is asked for by one operator and confirmed by another', async ({
  page,
  browser,
}) => {
  const { role, name, right } = GIVEN[go()] ?? GIVEN[0]
  await openConsole(page, 'operator01')
  await page.goto(`/console/roles/${role}`)
  await page.getByRole('checkbox', { name: right }).check()
  await page.getByRole('button', { name: 'Save and request approval' }).click()
  // Nothing is saved without a reason, and the reasons come a moment after the dialog.
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: 'Save and request approval' }).click()
  await expect(page.getByText('A second person must approve')).toBeVisible()
  await page.getByRole('link', { name: 'Go to approvals' }).click()
  await expect(page.getByText('not you')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)

  const other = await browser.newPage()
  await openConsole(other, 'operator05')
  await other.goto('/console/approvals')
  const asked = other.getByRole('main').getByRole('link', { name: new RegExp(`^${name} .*four eyes`, 'i') })
  await asked.click()
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByRole('dialog')).toBeHidden()
  await expect(asked).toHaveCount(0)
  await other.goto(`/console/roles/${role}`)
  await expect(other.getByRole('checkbox', { name: right })).toBeChecked()
  await other.close()
})

test('an operator finds a member by what was typed, freezes them, and adjusts above the limit with a second person', async ({
  browser,
  page,
}) => {
  const found = await beNew(page, 'founditem')
  const desk = await (await browser.newContext()).newPage()
  await desk.bringToFront()
  await openConsole(desk, 'operator01')

  await desk.keyboard.press('Control+k')
  await desk.getByRole('combobox').fill(found)
  await desk.getByRole('option', { name: new RegExp(found) }).click()
  await expect(desk.getByRole('heading', { name: found })).toBeVisible()

  await desk.getByRole('button', { name: 'Adjust…' }).click()
  await desk.getByLabel('Amount').fill('250.00')
  const moves = desk.getByRole('dialog')
  await expect(moves.getByText('1,250.00')).toBeVisible()
  await moves.getByRole('button', { name: 'Credit 250.00 PHP' }).click()
  await expect(desk.getByText('A second person must approve')).toBeVisible()
  await desk.keyboard.press('Escape')

  const other = await (await browser.newContext()).newPage()
  await other.bringToFront()
  await openConsole(other, 'operator05')
  await other.goto('/console/approvals')
  await other.getByRole('link', { name: new RegExp(`^${found} .*four eyes`, 'i') }).click()
  await expect(other.getByText('1,250.00')).toBeVisible()
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByRole('dialog')).toBeHidden()

  await desk.bringToFront()
  await desk.reload()
  await expect(desk.getByText('1,250.00')).toBeVisible()
  await desk.getByRole('button', { name: 'Freeze…' }).click()
  await desk.getByRole('button', { name: new RegExp(`^Freeze ${found}`) }).click()
  await expect(desk.getByText('Frozen', { exact: true }).first()).toBeVisible()

  await page.bringToFront()
  await page.goto('/login')
  await tryLogin(page, found, PASSWORD)
  await expect(page.getByText('This account is frozen')).toBeVisible()
})
