import { expect, type Page } from '@playwright/test'

interface Message {
  readonly to: string
  readonly text: string
}

/** The newest code that the sandbox has sent to an address. */
async function newestCode(page: Page, to: string): Promise<string | undefined> {
  const { messages } = (await (await page.request.get('/dev/outbox.json')).json()) as { messages: readonly Message[] }
  return /\d{6}/.exec(messages.find((one) => one.to === to)?.text ?? '')?.[0]
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
