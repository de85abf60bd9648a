import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { beNew, comeNew, go, headerBalance, memberCentre, openRecord, rowsOf } from './member.ts'
import { openConsole } from './operator.ts'
import { approve, becomePayee, PAY_AT_ONCE, PAYMENT_PASSWORD, typeAmount } from './payee.ts'
import { blank } from './pictures.ts'
import { set } from './settings.ts'

/** Whoever asks is paid without waiting, and a person looks at each. */
const PAY_EVERYBODY = {
  ...PAY_AT_ONCE,
  'cashier.withdrawal.min': '100',
  'cashier.withdrawal.reviewFrom': null,
  'cashier.withdrawal.turnoverPercent': 0,
}

async function withdraw(page: Page, amount: string): Promise<Locator> {
  // A page that was open before the brand changed its terms would go by the old ones.
  await page.reload()
  await memberCentre(page).getByRole('button', { name: 'Withdraw' }).first().click()
  await typeAmount(page, amount)
  await memberCentre(page).getByLabel('Payment password').fill(PAYMENT_PASSWORD)
  await memberCentre(page)
    .getByRole('button', { name: new RegExp(`^Withdraw .*${amount}`) })
    .click()
  const withdrawal = memberCentre(page)
    .getByRole('region', { name: /^Withdrawal WD / })
    .first()
  await expect(withdrawal.getByText('Under review', { exact: true })).toBeVisible()
  return withdrawal
}

async function operator(browser: Browser, username: string, path: string): Promise<Page> {
  const desk = await (await browser.newContext()).newPage()
  await desk.bringToFront()
  await openConsole(desk, username)
  await desk.goto(`/console${path}`)
  return desk
}

const inQueue = (desk: Page, account: string): Locator =>
  desk.getByRole('region', { name: 'Queue' }).getByRole('button', { name: new RegExp(account) })

/** What moves money is shown once more, and pressed a second time. */
async function agree(desk: Page, says: RegExp): Promise<void> {
  await desk.getByRole('dialog').getByRole('button', { name: says }).click()
  await expect(desk.getByRole('dialog')).toBeHidden()
}

test('a withdrawal is looked at, released and paid, and its member sees it at once', async ({ page, browser }) => {
  set('LUCKY', PAY_EVERYBODY)
  const account = await beNew(page, 'paidout1')
  await page.getByRole('banner').getByRole('button', { name: 'Withdraw' }).click()
  await becomePayee(page, `123456781${go()}`)
  const withdrawal = await withdraw(page, '250')

  const desk = await operator(browser, 'operator02', '/withdrawals')
  await inQueue(desk, account).click()
  await expect(desk.getByText('First withdrawal to a new account')).toBeVisible()
  await desk.getByRole('button', { name: /^Claim C/ }).click()
  await expect(desk.getByRole('button', { name: /^Approve 250\.00/ })).toBeVisible()
  await desk.keyboard.press('A')
  await expect(desk.getByRole('dialog')).toContainText(account)
  await agree(desk, /^Release 250\.00/)
  await desk.getByRole('button', { name: /^To pay/ }).click()
  await inQueue(desk, account).click()
  await desk.getByRole('radio', { name: /^Manual payout/ }).check()
  await desk.getByRole('textbox', { name: 'Bank reference' }).fill('PX 4471')
  await desk.getByRole('button', { name: /^Pay 250\.00/ }).click()
  await agree(desk, /^Pay 250\.00/)

  await page.bringToFront()
  await expect(withdrawal.getByText('Paid', { exact: true })).toBeVisible()
  await expect(headerBalance(page)).toContainText('750.00')
  await desk.context().close()
})

test('a member pays another, who is told wherever they are and disputes it; it is decided with both pictures and both have theirs', async ({
  page,
  browser,
}) => {
  set('LUCKY', { ...PAY_EVERYBODY, 'cashier.matching.from': '300' })
  const account = await beNew(page, 'notgot01')
  await page.getByRole('banner').getByRole('button', { name: 'Withdraw' }).click()
  const number = `123456782${go()}`
  await becomePayee(page, number)
  // A deposit is matched with any waiting withdrawal of its amount, including one that an earlier run left waiting.
  const amount = `5${go()}0`
  const withdrawal = await withdraw(page, amount)
  approve(/WD \d{3} \d{4}/.exec((await withdrawal.getAttribute('aria-label')) ?? '')?.[0] ?? '')
  await expect(withdrawal.getByText('Matching with members', { exact: true })).toBeVisible()
  await page.goto('/')

  const payer = await (await browser.newContext()).newPage()
  await payer.bringToFront()
  const paying = await comeNew(payer, 'haspaid1')
  await payer.goto('/?modal=memberCentre&centre=depositv2')
  await memberCentre(payer).getByText('Pay another member').click()
  await memberCentre(payer).getByLabel('Deposit amount').fill(amount)
  await memberCentre(payer)
    .getByRole('button', { name: new RegExp(`^Pay .*${amount}.* to a member`) })
    .click()
  const panel = memberCentre(payer).getByRole('region', { name: 'Pay another member' })
  await expect(panel.getByText(number)).toBeVisible()
  const picture = async (colour: string) => ({ name: 'p.png', mimeType: 'image/png', buffer: await blank(colour) })
  await panel.locator('input[type=file]').setInputFiles(await picture('#2f7d5b'))
  await panel.getByRole('button', { name: 'Send receipt' }).click()
  await expect(memberCentre(payer).getByText(/Without an answer it is treated as received/)).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await withdrawal.getByText('Not received', { exact: true }).click()
  await withdrawal.locator('input[type=file]').setInputFiles(await picture('#8a5a2b'))
  await withdrawal.getByRole('button', { name: 'Send answer' }).click()

  // Another operator than the one of the withdrawal above, since a mailed code is good for one login.
  const desk = await operator(browser, 'operator05', '/disputes')
  await inQueue(desk, paying).click()
  for (const name of [paying, account]) await expect(desk.getByRole('img', { name: `Image of ${name}` })).toBeVisible()
  await desk.getByRole('button', { name: /^Claim C/ }).click()
  await desk.getByRole('radio', { name: /^Received in full/ }).check()
  await desk.getByRole('button', { name: /^Decide…/ }).click()
  await desk.getByRole('dialog').getByText('Payer’s receipt is conclusive').click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Decide/ })
    .click()
  await expect(desk.getByRole('dialog')).toBeHidden()

  await page.bringToFront()
  await expect(withdrawal.getByText('Paid', { exact: true })).toBeVisible()
  await payer.bringToFront()
  await expect(headerBalance(payer)).toContainText(`1,${amount}.00`)
  await payer.goto('/')
  await openRecord(payer, 'Account record')
  const record = memberCentre(payer).getByRole('table', { name: 'Account record' })
  await expect(rowsOf(record).filter({ hasText: 'Deposit, paid to a member' })).toContainText(amount)
  for (const one of [desk, payer]) await one.context().close()
})
