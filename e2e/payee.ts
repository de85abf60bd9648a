import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { memberCentre } from './member.ts'

/** The payment password of whoever has become a payee. */
export const PAYMENT_PASSWORD = '274913'

/** What lets whoever adds an account at a brand be paid there without a day of waiting. */
export const PAY_AT_ONCE = {
  'verification.beforeWithdrawal': false,
  'payout.coolOffHours': 0,
  'payout.secondFactor': false,
  'cashier.withdrawal.min': '1000',
}

/** On the page of withdrawals, as somebody new: set a payment password, a name and an account to be paid to. */
export async function becomePayee(page: Page, number: string) {
  const step = (name: string) => memberCentre(page).getByRole('button', { name: `${name}: Start` })
  await step('Set a payment password').click()
  await memberCentre(page).getByRole('textbox', { name: 'New payment password' }).fill(PAYMENT_PASSWORD)
  await memberCentre(page).getByRole('textbox', { name: 'Repeat payment password' }).fill(PAYMENT_PASSWORD)
  await memberCentre(page).getByRole('button', { name: 'Set payment password' }).click()
  await step('Add your full name').click()
  await memberCentre(page).getByLabel('Full name').fill('Nguyen Van An')
  await memberCentre(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(memberCentre(page).getByText('This can no longer be changed.')).toBeVisible()

  await memberCentre(page).getByRole('button', { name: 'Back to the list' }).click()
  await step('Add a withdrawal account').click()
  await memberCentre(page).getByRole('button', { name: 'Add an account' }).click()
  await memberCentre(page).getByLabel('Account number').fill(number)
  await memberCentre(page).getByRole('button', { name: 'Add an account' }).click()
  await expect(memberCentre(page).getByText(`···· ${number.slice(-4)}`)).toBeVisible()
}

/** On the page of withdrawals, once it knows the account to be paid to: type how much is to leave. */
export async function typeAmount(page: Page, amount: string) {
  await expect(memberCentre(page).getByRole('radio', { name: /····/ })).toBeChecked()
  await expect(async () => {
    await memberCentre(page).getByRole('textbox', { name: 'Amount' }).fill(amount)
    await expect(memberCentre(page).getByRole('button', { name: new RegExp(`^Withdraw .*${amount}`) })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
}

/** Say yes to a withdrawal, as an operator does beside the running site. */
export function approve(reference: string) {
  const words = ['approve', reference.replaceAll(' ', ''), '--by', 'e2e', '--reason', 'a journey']
  execFileSync(process.execPath, [join(import.meta.dirname, '../run/cashier.ts'), ...words], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA ?? '', LOG_LEVEL: 'warn' },
  })
}
