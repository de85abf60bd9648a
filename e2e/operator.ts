import { expect, type Page } from '@playwright/test'
import { PASSWORD } from './member.ts'

interface Message {
  readonly to: string
  readonly text: string
}

async function mailsTo(page: Page, to: string): Promise<readonly Message[]> {
  const { messages } = (await (await page.request.get('/dev/outbox.json')).json()) as { messages: readonly Message[] }
  return messages.filter((one) => one.to === to)
}

/** Log an operator in by both steps; the code is the one that was mailed for this very login. */
export async function openConsole(page: Page, username: string) {
  const address = `${username}@croupier.example`
  await page.goto('/console/')
  const before = (await mailsTo(page, address)).length
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await expect.poll(async () => (await mailsTo(page, address)).length).toBeGreaterThan(before)
  const code = /\d{6}/.exec((await mailsTo(page, address))[0]?.text ?? '')?.[0] ?? ''
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
}
