import { expect, type Locator, type Page, type Route } from '@playwright/test'

export const ROUNDS = '**/wps/studio/rounds'

/** What a game's own bar says the member has. */
export const shownBalance = (page: Page): Locator => page.getByRole('banner').getByText('Balance').locator('..')

export const rollButton = (page: Page): Locator => page.getByRole('button', { name: /^Roll · / })
export const spinButton = (page: Page): Locator => page.getByRole('button', { name: /^Spin for / })
export const lastRolls = (page: Page): Locator => page.getByRole('list', { name: 'Last rolls' }).getByRole('listitem')
export const lastSpins = (page: Page): Locator => page.getByRole('list', { name: 'Last spins' }).getByRole('listitem')

/** The member's own rounds in the table below a game. */
export const ownRounds = (page: Page): Locator =>
  page
    .getByRole('table', { name: 'My bets' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** The tile of a game on the page that is shown. */
export const gameTile = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    // A game may stand on several shelves of a page.
    .first()

/** Open a game and wait until it can be played. */
export async function openGame(page: Page, gameCode: 'DICE' | 'LUCKY_TWENTY' | 'JADE_WAYS', site = '') {
  await page.goto(`${site}/game?gameCode=${gameCode}`)
  await expect(gameCode === 'DICE' ? rollButton(page) : spinButton(page)).toBeEnabled()
}

/** Wait for the round that was pressed. Free spins play for a while. */
export const untilSpun = (page: Page, count: number) => expect(lastSpins(page)).toHaveCount(count, { timeout: 120_000 })

/** The commands for a round that this page sends from now on, as they are sent. */
export function roundsSent(page: Page): { readonly id: string; readonly stake: string }[] {
  const sent: { id: string; stake: string }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/wps/studio/rounds')
      sent.push(request.postDataJSON())
  })
  return sent
}

/** Let a command reach the server and its answer get lost on the way back. */
export async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}
