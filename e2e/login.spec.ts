import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { anotherTab, headerBalance, logIn, loginPopup, newAccount, openRecord, PASSWORD, tryLogin } from './member.ts'

const refusal = (page: Page) => loginPopup(page).getByRole('alert')
const logInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' })

test('two wrong passwords do no harm, and the right one opens the account', async ({ page }) => {
  const account = await newAccount(page, 'mistyped')
  await page.goto('/')
  await logInButton(page).click()
  await loginPopup(page).getByRole('button', { name: 'Log in' }).click()
  await expect(loginPopup(page).getByLabel('Username')).toHaveAccessibleDescription('Enter your username.')

  for (const wrong of ['Wrong2026pass', 'Wrong2027pass']) {
    await tryLogin(page, account, wrong)
    await expect(refusal(page)).toHaveText('That username and password do not match.')
  }
  await tryLogin(page, account, PASSWORD)
  await expect(loginPopup(page)).toBeHidden()
  await expect(headerBalance(page)).toContainText('₱1,000.00')
})

/** The answer to a login, behind the proof of work that a third try has to bring. */
const judged = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/wps/session/login') && answer.status() !== 400)

test('after three wrong passwords the name is locked for half an hour', async ({ page }) => {
  const name = await newAccount(page, 'locked20')
  await page.goto('/login')
  for (const wrong of ['Wrong2026pass', 'Wrong2027pass', 'Wrong2028pass']) {
    const answered = judged(page)
    await tryLogin(page, name, wrong)
    expect((await answered).status()).toBe(401)
    await expect(refusal(page)).toHaveText('That username and password do not match.')
  }
  const answered = judged(page)
  await tryLogin(page, name, PASSWORD)
  expect((await answered).status()).toBe(423)
  await expect(refusal(page)).toHaveText('Too many failed attempts. Please try again in 30 minutes.')
})

test('a remembered member is in again after the browser was closed', async ({ page, context, browser, baseURL }) => {
  await page.goto('/login')
  await loginPopup(page).getByRole('checkbox', { name: 'Keep me logged in for 24 hours' }).check()
  await tryLogin(page, 'member03', PASSWORD)
  await expect(headerBalance(page)).toBeVisible()

  // What a browser keeps when it is closed: cookies and local storage, nothing of a tab.
  const kept = await context.storageState()
  const later = await browser.newContext({ baseURL: baseURL ?? '', storageState: kept })
  const back = await later.newPage()
  await back.goto('/')
  await expect(back.getByRole('button', { name: /^member03/ })).toBeVisible()
  await expect(headerBalance(back)).toContainText('₱10,000.00')
  await later.close()
})

test('a new tab takes the session over from an open one, and is a guest when all were closed; nothing keeps the password', async ({
  page,
  context,
}) => {
  await logIn(page, 'member04')
  expect(await everythingKept(page)).not.toContain(PASSWORD)
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(PASSWORD)
  expect(Object.keys(await sessionOf(page)).toSorted()).toEqual(['account', 'cpw', 'isAgent', 'merchant', 'token'])

  const tab = await context.newPage()
  await tab.goto('/')
  await expect(headerBalance(tab)).toBeVisible()
  await tab.close()
  await page.goto('about:blank')
  const alone = await context.newPage()
  await alone.goto('/')
  await expect(logInButton(alone)).toBeVisible()
  await alone.close()
  await page.goBack()
  await expect(headerBalance(page)).toBeVisible()
})

test('logging out is asked once more, goes home and leaves nothing of the session', async ({ page }) => {
  await logIn(page, 'member04')
  await openRecord(page, 'Betting record')
  const { token } = await sessionOf(page)

  const dialog = page.getByRole('dialog', { name: 'Log out of LUCKY?' })
  await page.getByRole('button', { name: 'Log out' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Member centre' })).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect(logInButton(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect.poll(() => sessionOf(page)).toEqual({})
  const answer = await page.request.get('/wps/member/info', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})

test('logging out in one tab is noticed in the other', async ({ page }) => {
  await logIn(page, 'member04')
  const other = await anotherTab(page, '/rng')
  await expect(headerBalance(other)).toContainText('₱10,000.00')

  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await page
    .getByRole('dialog', { name: /^Log out/ })
    .getByRole('button', { name: 'Log out' })
    .click()
  await expect(logInButton(page)).toBeVisible()

  await expect(logInButton(other)).toBeVisible()
  await expect.poll(() => sessionOf(other)).toEqual({})
})

const sessionOf = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...sessionStorage }))
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))
