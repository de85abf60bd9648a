import { execFileSync } from 'node:child_process'
import { expect, type Locator, type Page } from '@playwright/test'
import { NODE, ROOT } from '../run/install.mjs'
import { test } from './journey.ts'
import { beNew, memberCentre, ownName } from './member.ts'
import { askForCode, codeTo } from './outbox.ts'
import { blank } from './pictures.ts'

const centre = (page: Page): Locator => memberCentre(page)
const row = (page: Page, name: string): Locator => centre(page).getByRole('button', { name: new RegExp(`^${name}: `) })
const back = (page: Page) => centre(page).getByRole('button', { name: 'Back to the menu' }).click()

/** Somebody new opens the member centre; answers the account. */
async function openMyAccount(page: Page, name: string): Promise<string> {
  const account = await beNew(page, name)
  await page.getByRole('banner').getByTitle('Member centre').click()
  await expect(centre(page).getByRole('heading', { name: 'My account' })).toBeVisible()
  return account
}

/** Bind an e-mail; answers the code that came, which is good no more. */
async function bindEmail(page: Page, to: string) {
  await row(page, 'E-mail').click()
  await centre(page).getByLabel('Your e-mail').fill(to)
  await centre(page).getByRole('button', { name: 'Send code' }).click()
  const code = await codeTo(page, to)
  await centre(page).getByLabel('Code').fill(code)
  await centre(page).getByRole('button', { name: 'Bind' }).click()
  return code
}

async function chooseFile(page: Page, button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(file)
}

test('a member opens the member centre at My account, takes another nickname and wears their own picture everywhere', async ({
  page,
}) => {
  await openMyAccount(page, 'pictured')
  await expect(centre(page).getByRole('navigation').getByRole('listitem').first()).toHaveText('My account')
  await row(page, 'Profile').click()

  const nickname = centre(page).getByLabel('Nickname')
  await nickname.fill('<script>')
  await centre(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(nickname).toHaveAttribute('aria-invalid', 'true')
  await nickname.fill('Lucky Luna')
  await centre(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(centre(page).getByText('Your changes are saved.')).toBeVisible()

  const upload = centre(page).getByRole('button', { name: 'Upload your own' })
  const script = { name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') }
  await chooseFile(page, upload, script)
  await expect(centre(page).getByText('Only PNG, JPEG or WebP images.')).toBeVisible()
  await chooseFile(page, upload, { name: 'me.png', mimeType: 'image/png', buffer: await blank() })
  const own = /^\/wps\/files\/shown\//
  await expect(centre(page).getByRole('navigation').locator('img')).toHaveAttribute('src', own)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByTitle('Member centre').locator('img')).toHaveAttribute('src', own)
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Lucky Luna')
})

test('a member binds an e-mail, sets a payment password and adds a bank account of their own name', async ({
  page,
}) => {
  const to = `${ownName('ramona')}@inbox.example`
  await openMyAccount(page, 'ramona01')
  await expect(centre(page).getByText('Weak')).toBeVisible()
  await row(page, 'Profile').click()
  await centre(page).getByLabel('Full name').fill('Ramona Santos')
  await centre(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(centre(page).getByText('This can no longer be changed.')).toBeVisible()
  await expect(centre(page).getByLabel('Full name')).toHaveAttribute('readonly', '')
  await back(page)

  const code = await bindEmail(page, to)
  await expect(centre(page).getByText('ra***@inbox.example')).toBeVisible()

  await row(page, 'Payment password').click()
  await centre(page).getByRole('textbox', { name: 'New payment password' }).fill('123456')
  await centre(page).getByRole('textbox', { name: 'Repeat payment password' }).fill('123456')
  await centre(page).getByRole('button', { name: 'Set payment password' }).click()
  await expect(centre(page).getByText('This password is too common.')).toBeVisible()
  await centre(page).getByRole('textbox', { name: 'New payment password' }).fill('274913')
  await centre(page).getByRole('textbox', { name: 'Repeat payment password' }).fill('274913')
  await centre(page).getByRole('button', { name: 'Set payment password' }).click()
  await expect(centre(page).getByText('Fair')).toBeVisible()

  await row(page, 'Bank accounts and e-wallets').click()
  await centre(page).getByRole('button', { name: 'Add an account' }).click()
  await centre(page).getByText('Isla Savings').click()
  await centre(page).getByLabel('Account number').fill('1234 5678 9012')
  await expect(centre(page).getByLabel('Account name')).toHaveValue('Ramona Santos')
  await askForCode(centre(page))
  await centre(page)
    .getByLabel('Code')
    .fill(await codeTo(page, to, code))
  await centre(page).getByRole('button', { name: 'Add an account' }).click()
  await expect(centre(page).getByText('···· 9012')).toBeVisible()
  await expect(centre(page).getByText(/^Available from /)).toBeVisible()
})

test('a member who forgot the payment password sets a new one by a code, and the old one opens nothing', async ({
  page,
}) => {
  const to = `${ownName('forgetful')}@inbox.example`
  const box = (name: string) => centre(page).getByRole('textbox', { name })
  await beNew(page, 'forgetful1')
  await page.getByRole('banner').getByTitle('Member centre').click()
  await row(page, 'Payment password').click()
  await box('New payment password').fill('274913')
  await box('Repeat payment password').fill('274913')
  await centre(page).getByRole('button', { name: 'Set payment password' }).click()

  await row(page, 'Payment password').click()
  const forgot = centre(page).getByRole('button', { name: 'Forgot it? Reset it' })
  await expect(forgot).toHaveAttribute('aria-disabled', 'true')
  await expect(centre(page).getByText('Bind an e-mail or a mobile number first')).toBeVisible()
  await back(page)
  const code = await bindEmail(page, to)

  await row(page, 'Payment password').click()
  await forgot.click()
  await expect(centre(page).getByText('Confirm with a second step to set a new one')).toBeVisible()
  await askForCode(centre(page))
  await centre(page)
    .getByLabel('Code')
    .fill(await codeTo(page, to, code))
  await box('New payment password').fill('802645')
  await box('Repeat payment password').fill('802645')
  await centre(page).getByRole('button', { name: 'Reset payment password' }).click()
  await expect(centre(page).getByRole('heading', { name: 'My account' })).toBeVisible()

  await row(page, 'Payment password').click()
  await box('Current payment password').fill('274913')
  await box('New payment password').fill('591736')
  await box('Repeat payment password').fill('591736')
  await centre(page).getByRole('button', { name: 'Change payment password' }).click()
  await expect(centre(page).getByText('Wrong password.')).toBeVisible()
  await box('Current payment password').fill('802645')
  await centre(page).getByRole('button', { name: 'Change payment password' }).click()
  await expect(centre(page).getByRole('heading', { name: 'My account' })).toBeVisible()
})

test('a document is sent, refused with a reason, sent again and accepted', async ({ page }) => {
  const account = await openMyAccount(page, 'document')
  await row(page, 'Identity documents').click()
  const passport = centre(page).getByRole('listitem').filter({ hasText: 'Passport' })
  const picture = { name: 'passport.png', mimeType: 'image/png', buffer: await blank() }
  await chooseFile(page, passport.getByRole('button', { name: 'Choose an image' }), picture)
  await expect(passport.getByText(/under review/)).toBeVisible()

  review(account, 'refuse', '--by', 'anna', '--reason', 'The corners are cut off.')
  await page.reload()
  await row(page, 'Identity documents').click()
  await expect(passport.getByText('Reason: The corners are cut off.')).toBeVisible()
  await chooseFile(page, passport.getByRole('button', { name: 'Send another image' }), picture)
  await expect(passport.getByText(/under review/)).toBeVisible()

  review(account, 'accept', '--by', 'anna')
  await page.reload()
  await row(page, 'Identity documents').click()
  await expect(passport.getByText('Accepted')).toBeVisible()
  await expect(passport.getByRole('button')).toHaveCount(0)
})

/** What an operator types: decide about the member's one document that waits. */
function review(account: string, verb: 'accept' | 'refuse', ...options: readonly string[]) {
  const run = (...args: readonly string[]) =>
    execFileSync(NODE, ['run/documents.ts', ...args], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: process.env.E2E_DATA, MODE: 'sandbox' },
      encoding: 'utf8',
    })
  const [id = ''] =
    run('list')
      .split('\n')
      .find((line) => line.includes(`  ${account}  `))
      ?.split('  ') ?? []
  expect(run(verb, id, ...options)).toContain(id)
}
