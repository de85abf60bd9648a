import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { beNew, PASSWORD, tryLogin } from './member.ts'
import { openConsole } from './operator.ts'

const ACCOUNT = 'founditem'

test('an operator finds a member by what was typed, freezes them, and adjusts above the limit with a second person', async ({
  browser,
  page,
}) => {
  await beNew(page, ACCOUNT)
  const desk = await (await browser.newContext()).newPage()
  await desk.bringToFront()
  await openConsole(desk, 'operator01')

  await desk.keyboard.press('Control+k')
  await desk.getByRole('combobox').fill(ACCOUNT)
  await desk.getByRole('option', { name: new RegExp(ACCOUNT) }).click()
  await expect(desk.getByRole('heading', { name: ACCOUNT })).toBeVisible()

  await desk.getByRole('button', { name: 'Adjust…' }).click()
  await desk.getByLabel('Amount').fill('250.00')
  await desk.getByRole('button', { name: 'Adjust', exact: true }).click()
  await expect(desk.getByText('Somebody else has to agree')).toBeVisible()
  await desk.keyboard.press('Escape')

  const other = await (await browser.newContext()).newPage()
  await other.bringToFront()
  await openConsole(other, 'operator05')
  await other.goto('/console/approvals')
  await other.getByRole('link', { name: new RegExp(ACCOUNT) }).click()
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByRole('dialog')).toBeHidden()

  await desk.bringToFront()
  await desk.reload()
  await expect(desk.getByText('1,250.00')).toBeVisible()
  await desk.getByRole('button', { name: 'Freeze…' }).click()
  await desk.getByRole('button', { name: new RegExp(`^Freeze ${ACCOUNT}`) }).click()
  await expect(desk.getByText('Frozen', { exact: true }).first()).toBeVisible()

  await page.bringToFront()
  await page.goto('/login')
  await tryLogin(page, ACCOUNT, PASSWORD)
  await expect(page.getByText('This account is frozen')).toBeVisible()
})
