import { expect, type Page } from '@playwright/test'
import { PASSWORD } from './member.ts'
import { messagesTo } from './outbox.ts'

/** Log an operator in by both steps; the code is the one that was mailed for this very login. */
export async function openConsole(page: Page, username: string) {
  const address = `${username}@croupier.example`
  await page.goto('/console/')
  const before = (await messagesTo(page, address)).length
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await expect.poll(async () => (await messagesTo(page, address)).length).toBeGreaterThan(before)
  const code = /\d{6}/.exec((await messagesTo(page, address))[0]?.text ?? '')?.[0] ?? ''
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
}
