import { expect, type Page } from '@playwright/test'
import { PASSWORD } from './member.ts'
import { messagesTo } from './outbox.ts'

/** Log an operator in by both steps; the code is the one that was mailed for this very login. */
export async function openConsole(page: Page, username: string) {
  const address = `${username}@croupier.example`
  await page.goto('/console/')
  const before = new Set((await messagesTo(page, address)).map(({ id }) => id))
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  // Not by their number: the outbox shows the newest alone.
  let mailed: string | undefined
  await expect
    .poll(async () => (mailed = (await messagesTo(page, address)).find(({ id }) => !before.has(id))?.text))
    .toBeDefined()
  await page.getByLabel('Code').fill(/\d{6}/.exec(mailed ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
}
