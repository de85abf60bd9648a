import { expect, type Page } from '@playwright/test'
import { sampaOf, test } from './journey.ts'
import { beNewAtSampa, go, memberCentre, rowsOf } from './member.ts'
import { approve, becomePayee, PAY_AT_ONCE, PAYMENT_PASSWORD, typeAmount } from './payee.ts'
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

/** Withdraw so much, to be paid by other members once a person has released it. */
async function waitForMembers(page: Page, amount: string, number: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Withdraw' }).click()
  await becomePayee(page, number)
  await memberCentre(page).getByRole('button', { name: 'Withdraw' }).first().click()
  await typeAmount(page, amount)
  await memberCentre(page).getByLabel('Payment password').fill(PAYMENT_PASSWORD)
  await memberCentre(page)
    .getByRole('button', { name: new RegExp(`^Withdraw .*${amount}`) })
    .click()
  const withdrawal = memberCentre(page).getByRole('region', { name: /^Withdrawal WD / })
  await expect(withdrawal.getByText('Under review')).toBeVisible()
  approve(/WD \d{3} \d{4}/.exec((await withdrawal.getAttribute('aria-label')) ?? '')?.[0] ?? '')
  await expect(withdrawal.getByText('Matching with members', { exact: true })).toBeVisible()
  return withdrawal
}

test('a member pays another: account shown, picture sent, the receiver told wherever they are, and both have what is theirs', async ({
  page,
  browser,
  baseURL,
}) => {
  set('SAMPA', { ...PAY_AT_ONCE, 'cashier.channels': CHANNELS, 'cashier.matching.from': '1000' })
  const site = sampaOf(baseURL ?? '')
  // Whoever pays so much is led to whoever waits for so much, also to the one whom an earlier go left waiting.
  const amount = `5,${go()}00`
  const number = `987654321${go()}`
  await beNewAtSampa(page, site, '90123481')
  const withdrawal = await waitForMembers(page, amount, number)
  await page.goto(`${site}/`)

  const payer = await (await browser.newContext()).newPage()
  await beNewAtSampa(payer, site, '90123482')
  await payer.goto(`${site}/?modal=memberCentre&centre=depositv2`)
  await memberCentre(payer).getByText('Pay another member').click()
  await memberCentre(payer).getByLabel('Deposit amount').fill(amount)
  await memberCentre(payer)
    .getByRole('button', { name: new RegExp(`^Pay .*${amount}.* to a member`) })
    .click()
  const panel = memberCentre(payer).getByRole('region', { name: 'Pay another member' })
  await expect(panel.getByText(number)).toBeVisible()
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await blank() })
  await panel.getByRole('button', { name: 'Send receipt' }).click()
  await expect(memberCentre(payer).getByText(/Without an answer it is treated as received/)).toBeVisible()

  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await withdrawal.getByText('Not received', { exact: true }).click()
  await expect(withdrawal.getByText('Account statement')).toBeVisible()
  await withdrawal.getByText('Received', { exact: true }).click()
  await withdrawal.getByRole('button', { name: 'Send answer' }).click()
  await page
    .getByRole('dialog', { name: 'Have you received the full amount?' })
    .getByRole('button', { name: /^Yes/ })
    .click()
  await expect(withdrawal.getByText('Paid', { exact: true })).toBeVisible()

  await expect(memberCentre(payer).getByText('Deposit credited')).toBeVisible()
  await payer.goto(`${site}/?modal=memberCentre&centre=transactionHistory`)
  const record = memberCentre(payer).getByRole('table', { name: 'Account record' })
  await expect(rowsOf(record).filter({ hasText: 'Deposit, paid to a member' })).toContainText(amount)
  await payer.context().close()
})
