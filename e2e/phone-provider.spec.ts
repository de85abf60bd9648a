import { expect, type Locator, type Page } from '@playwright/test'
import { sampaOf, test } from './journey.ts'
import { go, loginPopup } from './member.ts'
import { codeTo } from './outbox.ts'
import { set } from './settings.ts'

// These journeys switch the provider's captcha on and off, so they run one at a time.
test.describe.configure({ mode: 'default' })

const REST = '/dev/phone-provider/v1/accounts:'

/** The login by a number that the brand's phone-code provider proves. */
async function openPhone(page: Page, site = ''): Promise<Locator> {
  await page.goto(`${site}/login`)
  await loginPopup(page).getByRole('button', { name: 'Continue with a phone number' }).click()
  await expect(mobile(loginPopup(page))).toBeFocused()
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
  await expect(form.getByRole('button', { name: /^Resend in (1:00|0:\d\d)$/ })).toBeDisabled()
  return codeTo(page, `+63${number}`)
}

test('a number that no account has is proved, and who has it hears that there is none', async ({ page }) => {
  const form = await openPhone(page)
  const right = await sent(page, form, `917555021${go()}`)
  await code(form).fill(wrongOf(right))
  await enter(form).click()
  await expect(code(form)).toHaveAccessibleDescription('Invalid verification code.')
  await code(form).fill(right)
  await enter(form).click()
  await expect(form.getByRole('alert')).toHaveText(
    'No account uses this mobile number. Log in another way or create an account.',
  )
  // The same code a second time: its token has been used.
  await enter(form).click()
  await expect(code(form)).toHaveAccessibleDescription('Verification code expired, send again.')

  await form.getByRole('button', { name: 'Back to login' }).click()
  await expect(form.getByLabel('Username')).toBeVisible()
})

test.describe('where a number is proved by a code at registration', () => {
  test.beforeAll(() => set('SAMPA', { 'flags.phone_code_provider': true }))
  test.afterAll(() => set('SAMPA', { 'flags.phone_code_provider': false }))

  test('the provider proves it, and its owner comes back by the same way', async ({ page, baseURL }) => {
    const site = sampaOf(baseURL ?? '')
    // Whoever has a number keeps it, so another go takes another.
    const number = `090123488${go()}`
    const abroad = `+84${number.slice(1)}`
    await page.goto(`${site}/register`)
    const form = page.getByRole('dialog', { name: 'Create your account' })
    const asked = page.waitForRequest((request) => request.url().includes(`${REST}sendVerificationCode?key=SAMPA`))
    await mobile(form).fill(number)
    await send(form).click()
    expect((await asked).postDataJSON()).toMatchObject({ phoneNumber: abroad })
    await expect(form.getByRole('button', { name: /^Resend in/ })).toBeDisabled()

    const first = await codeTo(page, abroad)
    await code(form).fill(wrongOf(first))
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Sampag1ta2026')
    await form.getByRole('textbox', { name: 'Repeat password' }).fill('Sampag1ta2026')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Create an account' }).click()
    await expect(code(form)).toHaveAccessibleDescription('Invalid verification code.')
    await code(form).fill(first)
    await form.getByRole('button', { name: 'Create an account' }).click()
    await expect(form).toBeHidden()
    const owner = page.getByRole('button', { name: /^m[0-9a-f]{12}/ })
    // The level stands behind the name and comes later.
    const name = /^m[0-9a-f]{12}/.exec((await owner.textContent()) ?? '')?.[0] ?? 'nobody'

    await page.evaluate(() => sessionStorage.clear())
    const login = await openPhone(page, site)
    await mobile(login).fill(number)
    await send(login).click()
    await code(login).fill(await codeTo(page, abroad, first))
    await enter(login).click()
    await expect(login).toBeHidden()
    await expect(owner).toContainText(name)
  })
})

test.describe('where the provider asks for a captcha', () => {
  const captcha = { siteKey: 'any', scriptUrl: '/dev/phone-provider/v1/captcha.js', sources: [] }
  test.beforeAll(() => set('LUCKY', { phoneCaptcha: captcha }))
  test.afterAll(() => set('LUCKY', { phoneCaptcha: null }))

  /** Ask for a code; answers the window that opens. */
  async function ask(page: Page, number: string) {
    const form = await openPhone(page)
    await mobile(form).fill(number)
    const opened = page.waitForEvent('popup')
    await send(form).click()
    const window = await opened
    await expect(window.getByRole('checkbox')).toBeVisible()
    return { form, window }
  }

  test('who ticks it gets the code', async ({ page }) => {
    const number = `917555024${go()}`
    const { form, window } = await ask(page, number)
    const closed = window.waitForEvent('close')
    // The tick closes the window, perhaps before the click has been reported: that it closes is what counts.
    await window
      .getByRole('checkbox')
      .click()
      .catch(() => undefined)
    await closed
    await expect(form.getByRole('button', { name: /^Resend in/ })).toBeDisabled()
    expect(await codeTo(page, `+63${number}`)).toMatch(/^\d{6}$/)
  })
})
