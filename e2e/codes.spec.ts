import { expect, type Page } from '@playwright/test'
import { sampaOf, test } from './journey.ts'
import { headerBalance, loginPopup, ownName } from './member.ts'

const registration = (page: Page) => page.getByRole('dialog', { name: 'Create your account' })
const recovery = (page: Page) => page.getByRole('dialog', { name: 'Set a new password' })
const account = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

interface Message {
  readonly to: string
  readonly text: string
}

/** What the sandbox has sent to an address, newest first. */
async function messagesTo(page: Page, to: string): Promise<readonly Message[]> {
  const { messages } = (await (await page.request.get('/dev/outbox.json')).json()) as { messages: Message[] }
  return messages.filter((message) => message.to === to)
}

/** The newest code that was sent to an address, as soon as it is there. */
async function codeTo(page: Page, to: string): Promise<string> {
  const newest = async () => /\d{6}/.exec((await messagesTo(page, to))[0]?.text ?? '')?.[0] ?? ''
  await expect.poll(newest).toMatch(/^\d{6}$/)
  return newest()
}

test('a member logs in by a code, and the countdown goes on while the window is closed', async ({ page }) => {
  await page.goto('/login')
  await loginPopup(page).getByRole('button', { name: 'Code by SMS' }).click()
  await loginPopup(page).getByLabel('Mobile number').fill('917 555 0119')
  await loginPopup(page).getByRole('button', { name: 'Send code' }).click()
  await expect(loginPopup(page).getByRole('button', { name: /^Again in 2:\d\d$/ })).toBeDisabled()

  await page.keyboard.press('Escape')
  await expect(loginPopup(page)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await loginPopup(page).getByRole('button', { name: 'Code by SMS' }).click()
  await expect(loginPopup(page).getByRole('button', { name: /^Again in [12]:\d\d$/ })).toBeDisabled()

  const code = await codeTo(page, '+639175550119')
  await loginPopup(page).getByLabel('Mobile number').fill('09175550119')
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
  await expect(account(page, /^member19/)).toBeVisible()
})

test('a number that nobody has proved is answered the same, and nothing is sent to it', async ({ page }, { retry }) => {
  await page.goto('/login')
  await loginPopup(page).getByRole('button', { name: 'Code by SMS' }).click()
  await loginPopup(page).getByLabel('Mobile number').fill(`917555999${retry}`)
  await loginPopup(page).getByRole('button', { name: 'Send code' }).click()
  await expect(loginPopup(page).getByRole('button', { name: /^Again in/ })).toBeDisabled()
  await loginPopup(page).getByLabel('SMS code').fill('123456')
  await loginPopup(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(loginPopup(page).getByLabel('SMS code')).toHaveAccessibleDescription(
    'This verification code is not valid.',
  )
  expect(await messagesTo(page, `+63917555999${retry}`)).toEqual([])
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

test('a newcomer registers by a mobile number where the brand has it so', async ({ page, baseURL }, { retry }) => {
  const number = `90123477${retry}`
  await page.goto(`${sampaOf(baseURL ?? '')}/register`)
  const form = registration(page)
  await form.getByLabel('Mobile number').fill(`0${number}`)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('button', { name: /^Again in/ })).toBeDisabled()
  await form.getByLabel('SMS code').fill(await codeTo(page, `+84${number}`))
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Sampag1ta2026')
  await form.getByRole('textbox', { name: 'Repeat password' }).fill('Sampag1ta2026')
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(form).toBeHidden()
  await expect(account(page, /^m[0-9a-f]{12}/)).toBeVisible()
})

test('who has lost the password sets a new one by e-mail and is home, logged in', async ({ page, baseURL }) => {
  const site = sampaOf(baseURL ?? '')
  await page.goto(`${site}/login`)
  await loginPopup(page).getByRole('button', { name: 'Forgot password?' }).click()
  const form = recovery(page)
  await form.getByLabel('Username').fill('sampa05')
  await form.getByLabel('E-mail', { exact: true }).fill('sampa05@sampa.example')
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('button', { name: /^Again in/ })).toBeDisabled()
  await form.getByLabel('Code from the e-mail').fill(await codeTo(page, 'sampa05@sampa.example'))
  await form.getByRole('textbox', { name: 'New password' }).fill('Lagundi2027x')
  await form.getByRole('button', { name: 'Save and log in' }).click()
  await expect(form).toBeHidden()
  await expect(account(page, /^sampa05/)).toBeVisible()
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
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText('This invitation code is not valid.')).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()

  await form.getByLabel('Invitation code').fill('FRIEND01')
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(form).toBeHidden()
  await expect(account(page, new RegExp(`^${invited}`))).toBeVisible()
})

test('what the sandbox sends lies readable in its outbox', async ({ page }) => {
  await page.goto('/login')
  await loginPopup(page).getByRole('button', { name: 'Forgot password?' }).click()
  await recovery(page).getByLabel('Username').fill('member19')
  await recovery(page).getByLabel('E-mail', { exact: true }).fill('member19@lucky.example')
  await recovery(page).getByRole('button', { name: 'Send code' }).click()
  await codeTo(page, 'member19@lucky.example')
  await page.goto('/dev/outbox')
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'member19@lucky.example' }).first()).toContainText(/\d{6}/)
})
