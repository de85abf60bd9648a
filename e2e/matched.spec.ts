import { expect, type Page } from '@playwright/test'
import { sampaOf, test } from './journey.ts'
import { headerBalance, memberCentre, PASSWORD, rowsOf, tryLogin } from './member.ts'
import { approve, becomePayee, payAtOnce, PAYMENT_PASSWORD } from './payee.ts'
import { blank } from './pictures.ts'
import { set } from './settings.ts'

const CHANNELS = [
  { code: 'MEMBER', rail: 'matched', name: { en: 'Pay another member' }, min: '1000', max: '50000', minutes: 30 },
  {
    code: 'BANK',
    rail: 'bank',
    name: { en: 'Bank transfer' },
    min: '200000',
    max: '500000000',
    minutes: 720,
    to: { bank: 'Song Xanh', account: '0071 0008 84471', name: 'SAMPA' },
  },
]

async function enter(page: Page, site: string, account: string) {
  await page.goto(`${site}/login`)
  await tryLogin(page, account, PASSWORD)
  await expect(headerBalance(page)).toBeVisible()
}

/** Withdraw so much, to be paid by other members once a person has released it. */
async function waitForMembers(page: Page, amount: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Withdraw' }).click()
  await becomePayee(page, '9876543210')
  await memberCentre(page).getByRole('button', { name: 'Withdraw' }).first().click()
  await memberCentre(page).getByRole('textbox', { name: 'Amount' }).fill(amount)
  await memberCentre(page).getByLabel('Payment password').fill(PAYMENT_PASSWORD)
  await memberCentre(page)
    .getByRole('button', { name: /^Withdraw .*5,000/ })
    .click()
  const withdrawal = memberCentre(page).getByRole('region', { name: /^Withdrawal WD / })
  await expect(withdrawal.getByText('In review')).toBeVisible()
  approve(/WD \d{3} \d{4}/.exec((await withdrawal.getAttribute('aria-label')) ?? '')?.[0] ?? '')
  await expect(withdrawal.getByText('Waiting for members', { exact: true })).toBeVisible()
  return withdrawal
}

test('a member pays another: account shown, picture sent, the receiver told wherever they are, and both have what is theirs', async ({
  page,
  browser,
  baseURL,
}) => {
  payAtOnce('SAMPA')
  set('SAMPA', 'cashier.channels', CHANNELS)
  set('SAMPA', 'cashier.matching.from', '1000')
  const site = sampaOf(baseURL ?? '')
  await enter(page, site, 'sampa02')
  const withdrawal = await waitForMembers(page, '5,000')
  await page.goto(`${site}/`)

  const payer = await (await browser.newContext()).newPage()
  await enter(payer, site, 'sampa01')
  await payer.goto(`${site}/?modal=memberCentre&centre=depositv2`)
  await memberCentre(payer).getByText('Pay another member').click()
  await memberCentre(payer).getByLabel('How much').fill('5,000')
  await memberCentre(payer)
    .getByRole('button', { name: /^Pay .*5,000.* to a member/ })
    .click()
  const panel = memberCentre(payer).getByRole('region', { name: 'Pay another member' })
  await expect(panel.getByText('9876543210')).toBeVisible()
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await blank() })
  await panel.getByRole('button', { name: 'Send the picture' }).click()
  await expect(memberCentre(payer).getByText(/Without an answer it counts as received/)).toBeVisible()

  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await withdrawal.getByText('Not received', { exact: true }).click()
  await expect(withdrawal.getByText('Picture of your account')).toBeVisible()
  await withdrawal.getByText('Received', { exact: true }).click()
  await withdrawal.getByRole('button', { name: 'Send the answer' }).click()
  await page
    .getByRole('dialog', { name: 'Is all of it in your account?' })
    .getByRole('button', { name: /^Yes/ })
    .click()
  await expect(withdrawal.getByText('Paid', { exact: true })).toBeVisible()

  await expect(memberCentre(payer).getByText('Arrived in your balance')).toBeVisible()
  // How much there is altogether depends on who else plays as this member meanwhile.
  await payer.goto(`${site}/?modal=memberCentre&centre=transactionHistory`)
  const record = memberCentre(payer).getByRole('table', { name: 'Account record' })
  await expect(rowsOf(record).filter({ hasText: 'Deposit, paid to a member' })).toContainText('5,000')
  await payer.context().close()
})
