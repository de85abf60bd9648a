import { expect, type Page } from '@playwright/test'
import { bindTo, signUp, signUpAtSampa } from './entry.ts'
import { sampaOf, test } from './journey.ts'
import { go, headerBalance, loginPopup, ownName, PASSWORD } from './member.ts'
import { askForCode, codeTo, messagesTo } from './outbox.ts'

const registration = (page: Page) => page.getByRole('dialog', { name: 'Create your account' })
const recovery = (page: Page) => page.getByRole('dialog', { name: 'Reset your password' })
const account = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a member logs in by a code, and the countdown goes on while the window is closed', async ({ page }) => {
  const number = `917 555 03 1${go()}`
  const abroad = `+63${number.replaceAll(' ', '')}`
  const owner = await signUp(page, { username: ownName('bycode01'), password: PASSWORD })
  const before = await bindTo(page, 'LUCKY', owner, { channel: 'sms', to: abroad })
  await page.goto('/login')
  await loginPopup(page).getByRole('button', { name: 'Code by SMS' }).click()
  await loginPopup(page).getByLabel('Mobile number').fill(number)
  await askForCode(loginPopup(page))
  await expect(loginPopup(page).getByRole('button', { name: /^Resend in 2:\d\d$/ })).toBeDisabled()

  await page.keyboard.press('Escape')
  await expect(loginPopup(page)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await loginPopup(page).getByRole('button', { name: 'Code by SMS' }).click()
  await expect(loginPopup(page).getByRole('button', { name: /^Resend in [12]:\d\d$/ })).toBeDisabled()

  const code = await codeTo(page, abroad, before)
  await loginPopup(page).getByLabel('Mobile number').fill(abroad.replace('+63', '0'))
  await loginPopup(page)
    .getByLabel('SMS code')
    .fill(code === '000000' ? '000001' : '000000')
  await loginPopup(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(loginPopup(page).getByLabel('SMS code')).toHaveAccessibleDescription(
    'This verification code is not valid.',
  )
  await loginPopup(page).getByLabel('SMS code').fill(code)
  await loginPopup(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(loginPopup(page)).toBeHidden()
  await expect(headerBalance(page)).toBeVisible()
  await expect(account(page, new RegExp(`^${owner.userName}`))).toBeVisible()
})

test('a number that nobody has proved is answered the same, and nothing is sent to it', async ({ page }) => {
  await page.goto('/login')
  await loginPopup(page).getByRole('button', { name: 'Code by SMS' }).click()
  await loginPopup(page).getByLabel('Mobile number').fill(`917555999${go()}`)
  await loginPopup(page).getByRole('button', { name: 'Send code' }).click()
  await expect(loginPopup(page).getByRole('button', { name: /^Resend in/ })).toBeDisabled()
  await loginPopup(page).getByLabel('SMS code').fill('123456')
  await loginPopup(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(loginPopup(page).getByLabel('SMS code')).toHaveAccessibleDescription(
    'This verification code is not valid.',
  )
  expect(await messagesTo(page, `+63917555999${go()}`)).toEqual([])
})

test('a country is found by keyboard, and the list closes by itself', async ({ page }) => {
  await page.goto('/login')
  await loginPopup(page).getByRole('button', { name: 'Code by SMS' }).click()
  await loginPopup(page).getByRole('button', { name: 'Country code +63' }).click()
  await page.keyboard.type('viet')
  await expect(page.getByRole('option', { name: /Vietnam/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(loginPopup(page).getByRole('button', { name: 'Country code +84' })).toBeVisible()

  await loginPopup(page).getByRole('button', { name: 'Country code +84' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(loginPopup(page)).toBeVisible()
  await loginPopup(page).getByRole('button', { name: 'Country code +84' }).click()
  await loginPopup(page).getByLabel('SMS code').focus()
  await expect(page.getByRole('listbox')).toBeHidden()

  await loginPopup(page).getByLabel('Mobile number').fill('12')
  await loginPopup(page).getByRole('button', { name: 'Send code' }).click()
  await expect(loginPopup(page).getByLabel('Mobile number')).toHaveAccessibleDescription('Enter a valid mobile number.')
})

test('a newcomer registers by a mobile number where the brand has it so', async ({ page, baseURL }) => {
  const number = `90123477${go()}`
  await page.goto(`${sampaOf(baseURL ?? '')}/register`)
  const form = registration(page)
  await form.getByLabel('Mobile number').fill(`0${number}`)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('button', { name: /^Resend in/ })).toBeDisabled()
  await form.getByLabel('SMS code').fill(await codeTo(page, `+84${number}`))
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Sampag1ta2026')
  await form.getByRole('textbox', { name: 'Repeat password' }).fill('Sampag1ta2026')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(form).toBeHidden()
  await expect(account(page, /^m[0-9a-f]{12}/)).toBeVisible()
})

test('who has lost the password sets a new one by e-mail and is home, logged in', async ({ page, baseURL }) => {
  const site = sampaOf(baseURL ?? '')
  const email = `${ownName('forgets')}@sampa.example`
  const forgetful = await signUpAtSampa(page, { number: `90123485${go()}`, password: PASSWORD })
  const before = await bindTo(page, 'SAMPA', forgetful, { channel: 'mail', to: email })
  await page.goto(`${site}/login`)
  await loginPopup(page).getByRole('button', { name: 'Forgot password?' }).click()
  const form = recovery(page)
  await form.getByLabel('Username').fill(forgetful.userName)
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  await askForCode(form)
  await expect(form.getByRole('button', { name: /^Resend in/ })).toBeDisabled()
  await form.getByLabel('Code from the e-mail').fill(await codeTo(page, email, before))
  await form.getByRole('textbox', { name: 'New password' }).fill('Lagundi2027x')
  await form.getByRole('button', { name: 'Save and log in' }).click()
  await expect(form).toBeHidden()
  await expect(account(page, new RegExp(`^${forgetful.userName}`))).toBeVisible()
  await expect(page).toHaveURL(`${site}/`)
})

test('an invitation that is not valid stops the registration with a warning; a valid one goes with it', async ({
  page,
}) => {
  const invited = ownName('invited27')
  await page.goto('/register?referralCode=NOSUCH')
  const form = registration(page)
  await form.getByLabel('Username').fill(invited)
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Sampag1ta2026')
  await form.getByRole('textbox', { name: 'Repeat password' }).fill('Sampag1ta2026')
  await expect(form.getByLabel('Invitation code')).toHaveValue('NOSUCH')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText('This invitation code is not valid.')).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()

  await form.getByLabel('Invitation code').fill('FRIEND01')
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(form).toBeHidden()
  await expect(account(page, new RegExp(`^${invited}`))).toBeVisible()
})

test('what the sandbox sends lies readable in its outbox', async ({ page }) => {
  const email = `${ownName('reads')}@lucky.example`
  const reader = await signUp(page, { username: ownName('reads001'), password: PASSWORD })
  await bindTo(page, 'LUCKY', reader, { channel: 'mail', to: email })
  await page.goto('/login')
  await loginPopup(page).getByRole('button', { name: 'Forgot password?' }).click()
  await recovery(page).getByLabel('Username').fill(reader.userName)
  await recovery(page).getByLabel('E-mail', { exact: true }).fill(email)
  await askForCode(recovery(page))
  await expect.poll(async () => (await messagesTo(page, email)).length).toBe(2)
  await page.goto('/dev/outbox')
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: email }).first()).toContainText(/\d{6}/)
})
