import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { beNew, go, memberCentre, PASSWORD, tryLogin } from './member.ts'
import { openConsole } from './operator.ts'

// The journeys share operators, whose mailed codes are good for one login, and all see the same approvals.
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
  // Every action needs a reason, and the list of reasons loads after the dialog.
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

/** Each go makes a brand of its own. */
const brand = () => ({ code: `SOL${go() || ''}`, name: `Sol ${go() || 'Jogos'}`, host: `sol${go() || ''}.localhost` })

/** The second person looks at what has been asked for and confirms it. */
async function agreeTo(other: Page, subject: string) {
  await other.bringToFront()
  await other.goto('/console/approvals')
  await other
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${subject} .*four eyes`, 'i') })
    .click()
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByRole('dialog')).toBeHidden()
}

/** Work in another brand of the operator. */
async function workIn(page: Page, merchant: string) {
  await page.goto(`/console/brands/${merchant}`)
  await page.getByRole('button', { name: /^Switch to / }).click()
  await expect(page.getByRole('heading', { name: 'Basics' })).toBeVisible()
}

async function decide(page: Page, button: RegExp) {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await dialog.getByRole('button', { name: button }).click()
  await expect(page.getByText('A second person must approve').first()).toBeVisible()
}

test('a brand in reais with PIX is made from the console alone, and a newcomer pays in there', async ({
  page,
  browser,
  baseURL,
}) => {
  const { code, name, host } = brand()
  await openConsole(page, 'operator01')
  const other = await (await browser.newContext()).newPage()
  await other.bringToFront()
  await openConsole(other, 'operator05')
  await page.bringToFront()

  await test.step('two people make the brand', async () => {
    await page.goto('/console/brands/new')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('combobox', { name: /^Currency/ }).selectOption('BRL')
    await page.getByLabel('Host 1', { exact: true }).fill(host)
    await page.getByLabel('Minimum age').fill('18')
    await page.getByRole('checkbox', { name: 'Português' }).check()
    await expect(page.getByLabel('Time zone')).toHaveValue('America/Sao_Paulo')
    await expect(page.getByText('All colours are readable in both themes')).toBeVisible()
    await page.getByRole('button', { name: 'Create brand' }).click()
    await decide(page, /^Create brand/)
    await agreeTo(other, code)
  })

  await test.step('its policy opens registration and PIX', async () => {
    await page.bringToFront()
    await page.reload()
    await workIn(page, code)
    await page.goto('/console/policy/registration')
    await page.getByRole('switch', { name: 'Open registration' }).check()
    await page.getByRole('link', { name: /^Cashier/ }).click()
    const channels = page.getByRole('region', { name: 'Deposit channels' })
    await channels.getByRole('button', { name: 'Add' }).click()
    await channels.getByLabel('Code', { exact: true }).fill('PIX')
    await channels.getByLabel('Rail').selectOption('pix')
    await channels.getByRole('group', { name: 'Name' }).getByLabel('en').fill('PIX')
    await channels.getByLabel('Minimum deposit').fill('20')
    await channels.getByLabel('Maximum deposit').fill('5000')
    await channels.getByLabel('Bank', { exact: true }).fill('Banco Aurora')
    await channels.getByLabel('Account number').fill('caixa@sol.example')
    await channels.getByLabel('Account holder').fill('Sol Jogos Ltda')
    await channels.getByLabel('City').fill('Recife')
    await page.getByRole('button', { name: 'Request approval' }).click()
    await decide(page, /^Request approval/)
    await workIn(other, code)
    await agreeTo(other, 'v2')
    await other.context().close()
  })

  await test.step('its site takes a newcomer and shows a PIX payment', async () => {
    const site = (baseURL ?? '').replace('127.0.0.1', host)
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${site}/register`)
    const form = visitor.getByRole('dialog', { name: 'Create your account' })
    await form.getByLabel('Username').fill('novato1')
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Wq7Vermeil2026')
    await form.getByRole('textbox', { name: 'Repeat password' }).fill('Wq7Vermeil2026')
    await form.getByRole('checkbox').check()
    await expect(form.getByText(/\b18 or older/).first()).toBeVisible()
    await form.getByRole('button', { name: /^Create/ }).click()
    await expect(form).toBeHidden()
    await expect(visitor.getByRole('contentinfo').getByText('18+')).toBeVisible()

    await visitor.goto(`${site}/?modal=memberCentre&centre=depositv2`)
    await memberCentre(visitor).getByLabel('Deposit amount').fill('50')
    const answered = visitor.waitForResponse('**/wps/cashier/deposits')
    await memberCentre(visitor)
      .getByRole('button', { name: /^Show QR for / })
      .click()
    const { value } = await (await answered).json()
    await expect(memberCentre(visitor).getByRole('img', { name: /^QR code to pay / })).toBeVisible()
    // A picture of PIX: the payment scheme, the key, the currency and the amount.
    expect(value.pay.qr).toMatch(/^000201.*0014br\.gov\.bcb\.pix.*caixa@sol\.example.*5303986540550\.00/)
    await visitor.context().close()
  })
})
