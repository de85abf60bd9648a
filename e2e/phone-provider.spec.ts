import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { sampaOf, test } from './journey.ts'
import { loginPopup } from './member.ts'
import { codeTo } from './outbox.ts'

const REST = '/dev/phone-provider/v1/accounts:'

/** The login by a number that the brand's phone-code provider proves. */
async function openPhone(page: Page, site = ''): Promise<Locator> {
  await page.goto(`${site}/login`)
  await loginPopup(page).getByRole('button', { name: 'Continue with a phone number' }).click()
  await expect(loginPopup(page).getByText('tells us only that the number is yours')).toBeVisible()
  return loginPopup(page)
}

const mobile = (form: Locator) => form.getByLabel('Mobile number')
const code = (form: Locator) => form.getByLabel('SMS code')
const send = (form: Locator) => form.getByRole('button', { name: 'Send code' })
const enter = (form: Locator) => form.getByRole('button', { name: 'Log in', exact: true })
const wrongOf = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

/** Ask for a code and wait for it. */
async function sent(page: Page, form: Locator, number: string): Promise<string> {
  await mobile(form).fill(number)
  await send(form).click()
  // A minute, whatever the brand's own codes take.
  await expect(form.getByRole('button', { name: /^Again in (1:00|0:\d\d)$/ })).toBeDisabled()
  return codeTo(page, `+63${number}`)
}

test('a number that no account has is proved, and who has it hears that there is none', async ({ page }) => {
  const form = await openPhone(page)
  const right = await sent(page, form, '9175550201')
  await code(form).fill(wrongOf(right))
  await enter(form).click()
  await expect(code(form)).toHaveAccessibleDescription('Invalid verification code.')
  await code(form).fill(right)
  await enter(form).click()
  await expect(form.getByRole('alert')).toHaveText(
    'No account has this mobile number. Log in another way, or create an account.',
  )
  // The same code a second time: its token has been used.
  await enter(form).click()
  await expect(code(form)).toHaveAccessibleDescription('Verification code expired, send again.')

  await form.getByRole('button', { name: 'Back to login' }).click()
  await expect(form.getByLabel('Username')).toBeVisible()
})

test('what is missing or cannot be is said at its box before anybody is asked', async ({ page }) => {
  const form = await openPhone(page)
  await send(form).click()
  await expect(mobile(form)).toHaveAccessibleDescription('Missing phone number.')
  await mobile(form).fill('12')
  await send(form).click()
  await expect(mobile(form)).toHaveAccessibleDescription('Invalid phone number format.')
  await mobile(form).fill('9175550202')
  await enter(form).click()
  await expect(code(form)).toHaveAccessibleDescription('Missing verification code.')
  await code(form).fill('123456')
  await enter(form).click()
  await expect(code(form)).toHaveAccessibleDescription('Verification code expired, send again.')
})

test('what the provider refuses is said in a window, in the words for it', async ({ page }) => {
  const error = { code: 400, message: 'QUOTA_EXCEEDED : Exceeded quota for the day' }
  await page.route(`**${REST}sendVerificationCode*`, (route) => route.fulfill({ status: 400, json: { error } }))
  const form = await openPhone(page)
  await mobile(form).fill('9175550203')
  await send(form).click()
  const window = page.getByRole('dialog', { name: 'Quota insufficient, contact customer service.' })
  await window.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(window).toBeHidden()
  await expect(send(form)).toBeEnabled()
})

test.describe('where a number is proved by a code at registration', () => {
  test.beforeAll(() => set('SAMPA', true))
  test.afterAll(() => set('SAMPA', false))

  test('the provider proves it, and its owner comes back by the same way', async ({ page, baseURL }) => {
    const site = sampaOf(baseURL ?? '')
    await page.goto(`${site}/register`)
    const form = page.getByRole('dialog', { name: 'Create your account' })
    const asked = page.waitForRequest((request) => request.url().includes(`${REST}sendVerificationCode?key=SAMPA`))
    await mobile(form).fill('0901234888')
    await send(form).click()
    expect((await asked).postDataJSON()).toMatchObject({ phoneNumber: '+84901234888' })
    await expect(form.getByRole('button', { name: /^Again in/ })).toBeDisabled()

    const first = await codeTo(page, '+84901234888')
    await code(form).fill(wrongOf(first))
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Sampag1ta2026')
    await form.getByRole('textbox', { name: 'Repeat password' }).fill('Sampag1ta2026')
    await form.getByRole('button', { name: 'Create an account' }).click()
    await expect(code(form)).toHaveAccessibleDescription('Invalid verification code.')
    await code(form).fill(first)
    await form.getByRole('button', { name: 'Create an account' }).click()
    await expect(form).toBeHidden()
    const owner = page.getByRole('button', { name: /^m[0-9a-f]{12}/ })
    const name = (await owner.textContent()) ?? ''

    await page.evaluate(() => sessionStorage.clear())
    const login = await openPhone(page, site)
    await mobile(login).fill('0901234888')
    await send(login).click()
    await code(login).fill(await codeTo(page, '+84901234888', first))
    await enter(login).click()
    await expect(login).toBeHidden()
    await expect(owner).toHaveText(name)
  })
})

/** Switch the provider on or off, as an operator does beside the running server. */
function set(merchant: string, on: boolean) {
  const words = [merchant, 'flags.phone_code_provider', String(on), '--by', 'e2e', '--reason', 'a journey']
  execFileSync(process.execPath, [join(import.meta.dirname, '../run/settings.ts'), ...words], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA ?? '', LOG_LEVEL: 'warn' },
  })
}
