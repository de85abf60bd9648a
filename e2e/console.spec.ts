import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { beNew, PASSWORD, tryLogin } from './member.ts'
import { openConsole } from './operator.ts'

// The same operators in each: a code that was mailed is for one login, and approvals are seen by all.
test.describe.configure({ mode: 'default' })

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
  // Nothing is done without a reason, and the reasons come a moment after the dialog.
  await expect(moves.getByRole('combobox', { name: 'Reason' })).not.toHaveValue('')
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
  await expect(desk.getByRole('dialog').getByRole('radio').first()).toBeChecked()
  await desk.getByRole('button', { name: new RegExp(`^Freeze ${found}`) }).click()
  await expect(desk.getByText('Frozen', { exact: true }).first()).toBeVisible()

  await page.bringToFront()
  await page.goto('/login')
  await tryLogin(page, found, PASSWORD)
  await expect(page.getByText('This account is frozen')).toBeVisible()
})
