import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '@croupier/engine/chance.ts'
import { playJadeWays } from '@croupier/engine/slots/jade-ways.ts'
import { playLuckyTwenty } from '@croupier/engine/slots/lucky-twenty.ts'
import { roundWords } from '@croupier/engine/seeds.ts'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { openGame, ownRounds, shownBalance, roundsSent, spinButton, untilSpun } from './games.ts'
import { test } from './journey.ts'
import { comeNew, logIn } from './member.ts'

const UNIT = 100n
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

/** Ask the site's own database, which it wrote down in its folder. */
async function inDatabase<T>(ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const written = readFileSync(join(process.env.E2E_DATA ?? '', 'postgres.json'), 'utf8')
  const { port, password } = JSON.parse(written) as { port: number; password: string }
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'croupier', password, database: 'croupier' })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** A member's seeds are created when they are first requested. */
const askForSeeds = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/wps/studio/seeds', { headers: { authorization: `Bearer ${sessionStorage.getItem('token')}` } })
  })

type SeedCondition = (words: Words) => boolean

/** Set the nonce so that the member's next round is the first one of the seed that meets the condition. */
const waitFor = (account: string, brings: SeedCondition) =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string; server_seed: string; client_seed: string; nonce: number }>(
      `select seed.id, server_seed, client_seed, nonce from studio.seed join identity.member on member.id = member_id
       where account = $1 and state = 'active'`,
      [account],
    )
    const [seed] = rows
    if (!seed) throw new Error(`${account} has no seed`)
    let nonce = seed.nonce
    while (!brings(roundWords(hmac, seed.server_seed, seed.client_seed, nonce))) nonce++
    await client.query('update studio.seed set nonce = $1 where id = $2', [nonce, seed.id])
  })

/** Ten free spins and no more. */
const tenFreeSpins: SeedCondition = (words) => {
  const bet = { stake: 10_000n, unit: UNIT, jackpotSize: 10n ** 15n, payoutCap: 10n ** 12n }
  return playLuckyTwenty(bet, words).events.length === 11
}

/** Free spins that were bought and bring at least as many again, so that they play for long enough. */
const twentyBought: SeedCondition = (words) =>
  playJadeWays({ stake: 10_000n, unit: UNIT, bought: true }, words).events.length > 20

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a reload in the middle of free spins plays on, and the round is paid once', async ({ page }) => {
  const account = await comeNew(page, 'spinner1')
  await openGame(page, 'LUCKY_TWENTY')
  await askForSeeds(page)
  await waitFor(account, tenFreeSpins)
  const sent = roundsSent(page)
  await spinButton(page).click()
  await expect(page.getByText(/Free spin [2-5] of 10/).first()).toBeVisible()
  await expect(ownRounds(page)).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('Your round continues where you left off')).toBeVisible()
  await expect(page.getByText(/Free spin \d+ of 10/).first()).toBeVisible()
  // What is left of them goes on at the quicker pace.
  await page.getByRole('button', { name: 'Turbo' }).click()
  await untilSpun(page, 1)
  await expect(ownRounds(page)).toHaveCount(1)
  expect(sent).toHaveLength(1)

  // Once it has been shown to its end it is over.
  await page.reload()
  await expect(spinButton(page)).toBeEnabled()
  await expect(page.getByText('Your round continues where you left off')).toBeHidden()
  await expect(ownRounds(page)).toHaveCount(1)
})

test('free spins that were bought go on after a reload and at another device, and are paid for once', async ({
  page,
  browser,
}) => {
  const account = await comeNew(page, 'bought01')
  await openGame(page, 'JADE_WAYS')
  await askForSeeds(page)
  await waitFor(account, twentyBought)
  const sent = roundsSent(page)
  await page.getByRole('button', { name: 'Buy feature' }).click()
  const asking = page.getByRole('dialog', { name: 'Buy 10 free spins' })
  await asking.getByRole('button', { name: 'Buy for ₱100.00' }).click()
  await expect(page.getByText(/Free spin \d of 10/).first()).toBeVisible()
  await expect(shownBalance(page)).toContainText('900.00')

  await page.reload()
  await expect(page.getByText('Your round continues where you left off')).toBeVisible()
  await expect(page.getByText(/Free spin \d+ of \d+/).first()).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ stake: '2.50', choices: { bought: true } })

  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  const sentThere = roundsSent(phone)
  await logIn(phone, account)
  await phone.goto('/game?gameCode=JADE_WAYS')
  await expect(phone.getByText('Your round continues where you left off')).toBeVisible()
  await expect(phone.getByText(/Free spin \d+ of \d+/).first()).toBeVisible()
  expect(sentThere).toEqual([])
  await elsewhere.close()
})
