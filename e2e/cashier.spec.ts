import { expect, type Locator, type Page } from '@playwright/test'
import { sampaOf, test } from './journey.ts'
import { beNew, beNewAtSampa, comeNew, go, headerBalance, memberCentre, rowsOf } from './member.ts'
import { becomePayee, PAY_AT_ONCE, PAYMENT_PASSWORD } from './payee.ts'
import { blank } from './pictures.ts'
import { set } from './settings.ts'

const REQUESTS = '**/wps/cashier/deposits'

const request = (page: Page): Locator => memberCentre(page).getByRole('list', { name: 'Progress' })

/** Open the deposit page by the button that is joined to the balance. */
async function openDeposit(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await expect(memberCentre(page).getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible()
  await expect(memberCentre(page).getByLabel('Deposit amount')).toBeVisible()
}

/** Ask to pay in by the picture that every bank's app reads; answers its text. */
async function askForPicture(page: Page, amount: string): Promise<string> {
  await memberCentre(page).getByLabel('Deposit amount').fill(amount)
  const answered = page.waitForResponse(REQUESTS)
  await memberCentre(page)
    .getByRole('button', { name: /^Show QR for / })
    .click()
  const { value } = await (await answered).json()
  await expect(memberCentre(page).getByRole('img', { name: /^QR code to pay / })).toBeVisible()
  return value.pay.qr
}

test('a picture is paid in a bank’s app, and the page sees the money come', async ({ page }) => {
  await beNew(page, 'cash01')
  await openDeposit(page)
  const code = await askForPicture(page, '500')
  await expect(request(page).getByRole('listitem').filter({ hasText: 'Waiting for your payment' })).toHaveAttribute(
    'aria-current',
    'step',
  )

  const opened = page.waitForEvent('popup')
  await memberCentre(page).getByRole('link', { name: 'Pay in the sandbox bank' }).click()
  const bank = await opened
  await bank.getByLabel('Text of the picture').fill(code)
  await bank.getByRole('button', { name: 'Read it' }).click()
  await bank.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(bank.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await bank.close()

  await expect(memberCentre(page).getByText('Deposit credited')).toBeVisible()
  await expect(headerBalance(page)).toContainText('1,500.00')
})

test('a line of the account record opens the deposit that it came from', async ({ page }) => {
  await comeNew(page, 'cash02')
  await page.goto('/?modal=memberCentre&centre=depositv2')
  await memberCentre(page).getByText('Card or e-wallet').click()
  await memberCentre(page).getByLabel('Deposit amount').fill('2,000')
  await expect(memberCentre(page).getByText('1,970.00').first()).toBeVisible()
  await memberCentre(page).getByRole('button', { name: 'Pay ₱2,000.00' }).click()

  await memberCentre(page).getByRole('link', { name: 'Go to the payment page' }).click()
  await page.waitForURL(new RegExp(process.env.E2E_GATEWAY ?? 'nowhere'))
  await page.getByRole('button', { name: /^Pay/ }).first().click()
  await page.getByRole('link', { name: /back/i }).click()

  // Whoever comes back from paying sees how it stands, on the page where it began.
  await expect(page).toHaveURL(/centre=depositv2/)
  await expect(memberCentre(page).getByText('Deposit credited')).toBeVisible()
  await expect(headerBalance(page)).toContainText('2,970.00')

  await memberCentre(page).getByRole('button', { name: 'Account record' }).click()
  const lines = memberCentre(page).getByRole('table', { name: 'Account record' })
  await rowsOf(lines).filter({ hasText: 'Deposit fee' }).click()
  await memberCentre(page).getByRole('button', { name: 'Open the deposit' }).click()
  await expect(memberCentre(page).getByText('Deposit credited')).toBeVisible()
})

test('a request whose answer was lost is made once, and pressed twice it is one', async ({ page }) => {
  const asked: string[] = []
  await beNew(page, 'cash03')
  await openDeposit(page)
  await page.route(
    REQUESTS,
    async (route) => {
      asked.push(route.request().postDataJSON().id)
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await memberCentre(page).getByLabel('Deposit amount').fill('300')
  await memberCentre(page)
    .getByRole('button', { name: /^Show QR for / })
    .dblclick()
  await expect(memberCentre(page).getByRole('alert')).toBeVisible()
  expect(asked).toHaveLength(1)

  const again = Promise.withResolvers<void>()
  await page.route(
    REQUESTS,
    async (route) => {
      asked.push(route.request().postDataJSON().id)
      const answer = await route.fetch()
      await again.promise
      await route.fulfill({ response: answer })
    },
    { times: 1 },
  )
  await memberCentre(page)
    .getByRole('button', { name: /^Show QR for / })
    .click()
  await expect(memberCentre(page).getByRole('img', { name: /^QR code to pay / })).toBeVisible()
  const [first, second] = asked
  expect(second).toBe(first)

  // The request is seen before it is answered; the answer leads nobody back who has gone on.
  await memberCentre(page).getByRole('button', { name: 'Recent deposits: all' }).click()
  const all = rowsOf(memberCentre(page).getByRole('table', { name: 'All deposits' }))
  await expect(all).toHaveCount(1)
  const refreshed = page.waitForResponse((answer) => answer.url().includes('/wps/cashier/deposits?'))
  again.resolve()
  await refreshed
  await expect(all).toHaveCount(1)
})

test('an amount that does not fit says so at its field, and nothing is asked', async ({ page }) => {
  await beNew(page, 'cash04')
  await openDeposit(page)
  await memberCentre(page).getByRole('button', { name: 'Continue' }).click()
  await expect(memberCentre(page).getByText('Enter an amount')).toBeVisible()
  await memberCentre(page).getByLabel('Deposit amount').fill('10')
  await memberCentre(page)
    .getByRole('button', { name: /^Show QR for / })
    .click()
  await expect(memberCentre(page).getByLabel('Deposit amount')).toHaveAccessibleDescription('From ₱100 to ₱50,000')
  await expect(memberCentre(page).getByText('Your deposits will appear here.')).toBeVisible()
})

test('on a phone the amount stands before the ways, and a missing one is said in view with the cursor there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await comeNew(page, 'cash07')
  await page.goto('/?modal=memberCentre&centre=depositv2')
  const amount = memberCentre(page).getByLabel('Deposit amount')
  await expect(amount).toBeInViewport({ ratio: 1 })
  await memberCentre(page).getByText('Pay another member').scrollIntoViewIfNeeded()
  await memberCentre(page).getByRole('button', { name: 'Continue' }).click()
  await expect(amount).toBeFocused()
  await expect(amount).toBeInViewport({ ratio: 1 })
  await expect(memberCentre(page).getByText('Enter an amount')).toBeInViewport({ ratio: 1 })

  await memberCentre(page).getByText('Pay another member').scrollIntoViewIfNeeded()
  await memberCentre(page).getByText('Instant QR').click()
  await askForPicture(page, '500')
  await expect(memberCentre(page).getByRole('heading', { name: 'Scan to pay' }).first()).toBeInViewport()
  await expect(memberCentre(page).getByRole('img', { name: /^QR code to pay / })).toBeInViewport({ ratio: 1 })
})

test('what a deposit needs is asked for when a pointer nears its button, and its page has its shape until it is there', async ({
  page,
}) => {
  await beNew(page, 'cash08')
  const answered = Promise.withResolvers<void>()
  await page.route('**/wps/cashier/deposits/options', async (route) => {
    await answered.promise
    await route.continue()
  })
  const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit' })
  const asked = page.waitForRequest('**/wps/cashier/deposits/options')
  await deposit.hover()
  await asked

  await deposit.click()
  await expect(memberCentre(page).getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible()
  // What stands there while the page's own part is fetched has the same heading, and goes when it comes.
  await expect(memberCentre(page).getByText('Pay only to the account shown for your request')).toBeVisible()
  const shape = await memberCentre(page).locator('[aria-busy]').last().boundingBox()
  answered.resolve()
  const form = memberCentre(page).locator('form')
  await expect(form).toBeVisible()
  const [begun, stands] = [shape!, (await form.boundingBox())!]
  expect([Math.round(begun.x), Math.round(begun.y)]).toEqual([Math.round(stands.x), Math.round(stands.y)])
})

test('a transfer is made known by its picture, and another request is taken back', async ({ page }) => {
  await beNew(page, 'cash05')
  await openDeposit(page)
  await memberCentre(page).getByText('Bank transfer').click()
  await memberCentre(page).getByRole('button', { name: '₱1,000', exact: true }).click()
  await memberCentre(page).getByRole('button', { name: 'Transfer ₱1,000.00' }).click()
  await expect(memberCentre(page).getByRole('button', { name: 'Copy: Account number' })).toBeVisible()
  const chosen = page.waitForEvent('filechooser')
  await memberCentre(page).getByRole('button', { name: 'Choose an image' }).click()
  await (await chosen).setFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await blank() })
  await expect(memberCentre(page).getByRole('img', { name: 'Selected image' })).toBeVisible()
  await memberCentre(page).getByRole('button', { name: 'Send receipt' }).click()
  await expect(memberCentre(page).getByRole('heading', { name: 'Under review' })).toBeVisible()

  await askForPicture(page, '200')
  await memberCentre(page).getByRole('button', { name: 'Cancel request' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel this request?' })
    .getByRole('button', { name: 'Cancel request' })
    .click()
  await expect(memberCentre(page).getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await memberCentre(page).getByRole('button', { name: 'Recent deposits: all' }).click()
  await memberCentre(page).getByRole('combobox', { name: 'Status' }).selectOption('Under review')
  await expect(rowsOf(memberCentre(page).getByRole('table', { name: 'All deposits' }))).toHaveCount(1)
})

test('somebody new finds all that is missing before a withdrawal in one list, and each step leads back to it', async ({
  page,
}) => {
  await beNew(page, 'cash06')
  await page.getByRole('banner').getByRole('button', { name: 'Withdraw' }).click()
  const steps = memberCentre(page).getByRole('region', { name: 'Before your first withdrawal' })
  await expect(steps.getByRole('listitem')).toHaveCount(5)
  await expect(steps.getByText('0 of 5 done')).toBeVisible()
  await steps.getByRole('button', { name: 'Verify your identity: Start' }).click()
  await expect(memberCentre(page).getByRole('heading', { name: 'Identity documents' })).toBeVisible()
  await memberCentre(page).getByRole('button', { name: 'Back to the list' }).click()

  await steps.getByRole('button', { name: 'Set a payment password: Start' }).click()
  await memberCentre(page).getByRole('textbox', { name: 'New payment password' }).fill(PAYMENT_PASSWORD)
  await memberCentre(page).getByRole('textbox', { name: 'Repeat payment password' }).fill(PAYMENT_PASSWORD)
  await memberCentre(page).getByRole('button', { name: 'Set payment password' }).click()
  await expect(steps.getByText('1 of 5 done')).toBeVisible()
})

test('a trial account is told that paying in needs a real one', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Free demo' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await expect(page.getByRole('dialog', { name: 'A real account is required' })).toBeVisible()
})

test('a withdrawal goes to an own account with six digits, is looked at, and is taken back', async ({
  page,
  baseURL,
}) => {
  set('SAMPA', PAY_AT_ONCE)
  await beNewAtSampa(page, sampaOf(baseURL ?? ''), '90123483')
  await page.getByRole('banner').getByRole('button', { name: 'Withdraw' }).click()

  await becomePayee(page, `123456789${go()}`)

  await memberCentre(page).getByRole('button', { name: 'Withdraw' }).first().click()
  await expect(memberCentre(page).getByRole('radio', { name: /····/ })).toBeChecked()
  await expect(async () => {
    await memberCentre(page).getByRole('button', { name: 'All', exact: true }).first().click()
    await expect(memberCentre(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('10,000', { timeout: 1000 })
  }).toPass()
  await memberCentre(page).getByLabel('Payment password').fill('111222')
  await memberCentre(page)
    .getByRole('button', { name: /^Withdraw .*10,000/ })
    .click()
  await expect(memberCentre(page).getByLabel('Payment password')).toHaveAttribute('aria-invalid', 'true')
  await expect(memberCentre(page).getByLabel('Payment password')).toHaveValue('')

  await memberCentre(page).getByLabel('Payment password').fill('274913')
  await memberCentre(page)
    .getByRole('button', { name: /^Withdraw .*10,000/ })
    .click()
  const withdrawal = memberCentre(page).getByRole('region', { name: /^Withdrawal WD / })
  await expect(withdrawal.getByText('Under review')).toBeVisible()
  await withdrawal.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel this withdrawal?' })
    .getByRole('button', { name: 'Cancel withdrawal' })
    .click()
  await expect(withdrawal.getByText('Cancelled', { exact: true })).toBeVisible()
})
