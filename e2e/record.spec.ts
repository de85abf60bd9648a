import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { NODE, ROOT } from '../run/install.mjs'
import { test } from './journey.ts'
import { beNew, memberCentre, openRecord, rowsOf } from './member.ts'

test('a line of the account record is proved without the site, and counts in profit and loss', async ({ page }) => {
  await beNew(page, 'record01')
  await openRecord(page, 'Account record')
  const lines = memberCentre(page).getByRole('table', { name: 'Account record' })
  await rowsOf(lines).filter({ hasText: 'Sign-up bonus' }).click()

  const arriving = page.waitForEvent('download')
  await memberCentre(page).getByRole('button', { name: 'Download proof' }).click()
  const file = await (await arriving).path()
  const { stdout, status } = spawnSync(NODE, [join(ROOT, 'run/verify.ts'), file], { encoding: 'utf8' })
  expect(stdout).toContain('sign_up_credit, posted, 10000000 units')
  expect(stdout.trimEnd().endsWith('\nverified')).toBe(true)
  expect(status).toBe(0)

  await memberCentre(page).getByRole('button', { name: 'Profit and loss' }).last().click()
  await expect(memberCentre(page).getByRole('heading', { name: 'Profit and loss' })).toBeVisible()
  const today = rowsOf(memberCentre(page).getByRole('table', { name: 'Profit and loss' })).first()
  await expect(today).toContainText('1,000.00')
  await expect(memberCentre(page).getByRole('img', { name: /^Net by Day: best \+₱1,000.00/ })).toBeVisible()

  // A day of long ago holds nothing of somebody who is new today.
  const longAgo = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10)
  await memberCentre(page).getByRole('button', { name: 'Choose days' }).click()
  await memberCentre(page).getByLabel('From', { exact: true }).fill(longAgo)
  await memberCentre(page).getByLabel('To', { exact: true }).fill(longAgo)
  await memberCentre(page).getByRole('button', { name: 'Show', exact: true }).click()
  await expect(memberCentre(page).getByText('No activity in this period')).toBeVisible()
})
