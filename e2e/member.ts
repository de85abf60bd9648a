import type { LoginResult } from '@croupier/contract/identity.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { fundsOf, keep, logInAs, signUp, signUpAtSampa } from './entry.ts'

/** The password of all demo members. */
export const PASSWORD = 'Demo2026pass'

export const loginPopup = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in' })

/** Fill the login popup that is open and send it. */
export async function tryLogin(page: Page, username: string, password: string) {
  const popup = loginPopup(page)
  await popup.getByLabel('Username').fill(username)
  await popup.getByRole('textbox', { name: 'Password' }).fill(password)
  await popup.getByRole('button', { name: 'Log in' }).click()
}

/** Log a member in and wait at home, as the one who is in. The form is for the journeys that are about it. */
export async function logIn(page: Page, account: string) {
  await beHome(page, await logInAs(page, { username: account, password: PASSWORD }))
}

async function beHome(page: Page, loggedIn: LoginResult, site = '') {
  await keep(page, loggedIn, site)
  await page.goto(`${site}/`)
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible()
}

/** Which go at this journey it is, where `--repeat-each` asks for more than one to find out whether it holds. */
export const go = (): number => test.info().repeatEachIndex

/** A name that no other go at this journey has: the first one's does not meet the second. */
export const ownName = (name: string): string => (go() === 0 ? name : `${name}r${go()}`)

/** Register a member of this journey alone, with the common password. Answers the account. */
export async function newAccount(page: Page, name: string): Promise<string> {
  return (await signUp(page, { username: ownName(name), password: PASSWORD })).userName
}

/** Register a new member with the newcomers' credit, logged in on the next page that is opened. Answers the account. */
export async function comeNew(page: Page, name: string): Promise<string> {
  const loggedIn = await signUp(page, { username: ownName(name), password: PASSWORD })
  await keep(page, loggedIn)
  await expect.poll(() => fundsOf(page, loggedIn)).toBe('1000.00')
  return loggedIn.userName
}

/** Open home as a newly registered member, whose account no other journey uses. Answers the account. */
export async function beNew(page: Page, name: string): Promise<string> {
  const account = ownName(name)
  await beHome(page, await signUp(page, { username: account, password: PASSWORD }))
  await expect(headerBalance(page)).toContainText('1,000.00')
  return account
}

/** Come to the second brand as somebody who has just registered there by this number. Answers the account. */
export async function beNewAtSampa(page: Page, site: string, number: string): Promise<string> {
  const loggedIn = await signUpAtSampa(page, { number: `${number}${go()}`, password: PASSWORD })
  await beHome(page, loggedIn, site)
  // So much the brand gives to newcomers while there are journeys.
  await expect(headerBalance(page)).toContainText('10,000')
  return loggedIn.userName
}

/**
 * A further tab of the same session: opened from this one, it begins with what this one knows. It gets a window of its own,
 * because a browser draws nothing in tabs that lie behind others.
 */
export async function anotherTab(page: Page, path: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.evaluate((address) => void window.open(address, '_blank', 'popup,width=1440,height=900'), path)
  return opened
}

/** The balance in the site's header. */
export const headerBalance = (page: Page): Locator => page.getByRole('banner').getByRole('group', { name: 'Balance' })

export const memberCentre = (page: Page): Locator => page.getByRole('dialog', { name: 'Member centre' })

/** Open a page of the member centre by the menu beside the own name. */
export async function openRecord(page: Page, name: 'Betting record' | 'Account record') {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('banner').getByRole('button', { name }).click()
  await expect(memberCentre(page).getByRole('heading', { name })).toBeVisible()
}

/** Body rows of a table, newest first. */
export const rowsOf = (table: Locator): Locator => table.locator('tbody').getByRole('row')

/** An amount as it stands on the screen, in hundredths; a minus may be the typographic one. */
export function hundredths(text: string | null): number {
  const [, sign = '', figures] = /([-−]?)[^\d\n]*?([\d,]+\.\d\d)/.exec(text ?? '') ?? []
  if (figures === undefined) throw new Error(`“${text}” is no amount`)
  return Number(figures.replaceAll(/\D/g, '')) * (sign === '' ? 1 : -1)
}
