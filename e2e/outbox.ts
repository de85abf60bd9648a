import { expect, type Locator, type Page } from '@playwright/test'

interface Message {
  readonly id: string
  readonly to: string
  readonly text: string
}

/** What the sandbox has sent to an address, newest first. */
export async function messagesTo(page: Page, to: string): Promise<readonly Message[]> {
  const { messages } = (await (await page.request.get('/dev/outbox.json')).json()) as { messages: readonly Message[] }
  return messages.filter((one) => one.to === to)
}

const newestCode = async (page: Page, to: string): Promise<string | undefined> =>
  /\d{6}/.exec((await messagesTo(page, to))[0]?.text ?? '')?.[0]

/** Press the button that sends a code; again where one was sent to the same address in the second before. */
export async function askForCode(form: Locator) {
  const counting = form.getByRole('button', { name: /^Resend in / })
  await expect(async () => {
    if (!(await counting.isVisible())) await form.getByRole('button', { name: 'Send code' }).click({ timeout: 2000 })
    await expect(counting).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** Wait for a code to an address, another one than `before`. */
export async function codeTo(page: Page, to: string, before?: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      code = await newestCode(page, to)
      return code !== undefined && code !== before
    })
    .toBe(true)
  return code ?? ''
}
