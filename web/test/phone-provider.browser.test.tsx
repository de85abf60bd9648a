import '@croupier/kit/theme/base.css'
import { systemStatus } from '@croupier/contract/brand.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { countryCodes } from '@croupier/contract/codes.ts'
import { answerCalls } from '@croupier/kit/testing/answers.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ProviderLogin } from '../src/features/identity/provider/provider-login.tsx'
import { showPart } from './show-part.tsx'

const philippines = { countryCode: 'PH', countryDialingCode: '63' }
const statusWith = (captcha: boolean) =>
  ({ info: { phoneProvider: { restUrl: '/provider/v1', apiKey: 'LUCKY', captcha } } }) as unknown as ReplyOf<
    typeof systemStatus
  >

const number = page.getByRole('textbox', { name: 'Mobile number' })
const code = page.getByRole('textbox', { name: 'SMS code' })
const send = page.getByRole('button', { name: 'Send code' })
const enter = page.getByRole('button', { name: 'Log in' })

/** Open the login by a number; what the provider was asked, in order, which it refuses by this message. */
async function open({ captcha = false, refuses = 'QUOTA_EXCEEDED : Exceeded quota for the day' } = {}) {
  answerCalls()
    .to(systemStatus, statusWith(captcha))
    .to(countryCodes, { ...philippines, list: [philippines] })
  const ours = globalThis.fetch
  const asked: unknown[] = []
  globalThis.fetch = (address, init) => {
    if (!String(address).includes('/provider/v1/')) return ours(address, init)
    asked.push(JSON.parse(String(init?.body)))
    return Promise.resolve(Response.json({ error: { code: 400, message: refuses } }, { status: 400 }))
  }
  await showPart(<ProviderLogin onDone={() => undefined} onBack={undefined} />, 'en', ['shell', 'codes', 'identity'], {
    isGuest: true,
  })
  await expect.element(number).toHaveFocus()
  // The country comes a moment later.
  await expect.element(page.getByText('+63').first()).toBeVisible()
  return asked
}

test('what is missing or cannot be is said at its box before the provider is asked', async () => {
  const asked = await open()
  await send.click()
  await expect.element(number).toHaveAccessibleDescription('Missing phone number.')
  await number.fill('12')
  await send.click()
  await expect.element(number).toHaveAccessibleDescription('Invalid phone number format.')
  await number.fill('9175550202')
  await enter.click()
  await expect.element(code).toHaveAccessibleDescription('Missing verification code.')
  await code.fill('123456')
  await enter.click()
  await expect.element(code).toHaveAccessibleDescription('Verification code expired, send again.')
  expect(asked).toEqual([])
})

test('what the provider refuses is said in a window, in the words for it', async () => {
  const asked = await open()
  await number.fill('9175550203')
  await send.click()
  const said = page.getByRole('dialog', { name: 'Quota insufficient, contact customer service.' })
  await said.getByRole('button', { name: 'OK', exact: true }).click()
  await expect.element(said).not.toBeInTheDocument()
  await expect.element(send).toBeEnabled()
  expect(asked).toEqual([{ phoneNumber: '+639175550203' }])
})

test('who closes the window of the captcha hears what that means, and may try again', async () => {
  const asked = await open({ captcha: true })
  const opened = { closed: false }
  const opening = vi.spyOn(window, 'open').mockReturnValue(opened as Window)
  onTestFinished(() => opening.mockRestore())
  await number.fill('9175550204')
  await send.click()
  await expect
    .poll(() => opening.mock.calls)
    .toEqual([['/phone-captcha?merchant=LUCKY', 'phone-captcha', expect.any(String)]])
  opened.closed = true
  const said = page.getByRole('dialog', { name: 'Popup closed by user, login failure.' })
  await said.getByRole('button', { name: 'OK', exact: true }).click()
  await expect.element(said).not.toBeInTheDocument()
  await expect.element(send).toBeEnabled()
  expect(asked).toEqual([])
})
