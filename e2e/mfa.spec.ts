import { expect, type Page } from '@playwright/test'
import { openGame, rollButton, ROUNDS } from './games.ts'
import { test } from './journey.ts'
import { beNew, comeNew, go, headerBalance, logIn, loginPopup, memberCentre, PASSWORD, tryLogin } from './member.ts'

const NEW = 'Another2027pass'
const sessionOf = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...sessionStorage }))

test('a member with the house’s password chooses another before anything else, and is in by it from then on', async ({
  page,
}) => {
  const account = `fresh0${go() + 1}`
  await page.goto('/login')
  await tryLogin(page, account, 'a123456')
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' })
  await expect(dialog).toBeVisible()
  await expect.poll(async () => (await sessionOf(page)).cpw).toBe('1')

  // Neither reloading nor another address leads around it.
  await page.goto('/rng')
  await expect(dialog).toBeVisible()

  await dialog.getByLabel('New password', { exact: true }).fill('Password123')
  await dialog.getByLabel('Repeat new password').fill('Password123')
  await dialog.getByRole('button', { name: 'Save new password' }).click()
  await expect(dialog.getByText('This password is too common. Choose another one.')).toBeVisible()

  await dialog.getByLabel('New password', { exact: true }).fill(NEW)
  await dialog.getByLabel('Repeat new password').fill(NEW)
  await dialog.getByRole('button', { name: 'Save new password' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(headerBalance(page)).toContainText('₱10,000.00')
  await expect.poll(async () => (await sessionOf(page)).cpw).toBe('')

  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await tryLogin(page, account, NEW)
  await expect(loginPopup(page)).toBeHidden()
  await expect(dialog).toBeHidden()
})

test('who tries the site out plays for play money, and is shown the way to a real account', async ({ page }) => {
  await page.goto('/login')
  await loginPopup(page).getByRole('button', { name: 'Free demo' }).click()
  await expect(loginPopup(page)).toBeHidden()
  await expect(headerBalance(page)).toContainText('10,000.00')
  await expect(headerBalance(page)).toContainText('FUN')
  await expect(page.getByRole('banner').getByText('Play money')).toBeVisible()
  expect((await sessionOf(page)).isAgent).toBe('4')

  await openGame(page, 'DICE', '')
  await expect(rollButton(page)).toBeEnabled()
  const answered = page.waitForResponse(ROUNDS)
  await rollButton(page).click()
  expect((await answered).status()).toBe(200)
  // A trial has no betting record: what others have won stands in its place, and nothing of a failure.
  await expect(page.getByRole('tab', { name: 'Latest wins' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'My bets' })).toBeHidden()

  await page.goto('/?modal=memberCentre')
  const warning = page.getByRole('dialog', { name: 'A real account is required' })
  await warning.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
})

test('a member logs another device out from here, and it is a guest at once', async ({ page, browser, baseURL }) => {
  const account = await beNew(page, 'devices1')
  const away = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await away.newPage()
  await logIn(other, account)

  await page.goto('/?modal=memberCentre&centre=securityCenter')
  const devices = memberCentre(page).getByRole('region', { name: 'Devices' })
  await expect(devices.getByText('This device')).toBeVisible()
  await devices.getByRole('button', { name: 'Log out all others' }).click()
  await expect(devices.getByRole('button', { name: 'Log out all others' })).toBeHidden()
  await expect(loginPopup(other)).toBeVisible()
  await expect.poll(() => sessionOf(other)).toEqual({})
  await away.close()
})

test('a member changes the password by choice: the old one is asked for, and the change holds', async ({ page }) => {
  const account = await comeNew(page, 'changes1')
  await page.goto('/?modal=changePassModal')
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const send = async (old: string) => {
    await dialog.getByLabel('Current password').fill(old)
    await dialog.getByLabel('New password', { exact: true }).fill(NEW)
    await dialog.getByLabel('Repeat new password').fill(NEW)
    await dialog.getByRole('button', { name: 'Save new password' }).click()
  }
  await send('Wrong2026pass')
  await expect(dialog.getByText('Wrong password.')).toBeVisible()
  await send(PASSWORD)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')

  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await tryLogin(page, account, PASSWORD)
  await expect(loginPopup(page).getByRole('alert')).toHaveText('That username and password do not match.')
  await tryLogin(page, account, NEW)
  await expect(loginPopup(page)).toBeHidden()
})
