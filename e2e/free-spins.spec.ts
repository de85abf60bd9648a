import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playLuckyTwenty } from '@croupier/engine/slots/lucky-twenty.ts'
import { roundWords } from '@croupier/engine/seeds.ts'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { openGame, ownRounds, roundsSent, spinButton, untilSpun } from './games.ts'
import { test } from './journey.ts'
import { logIn } from './member.ts'

const ACCOUNT = 'member15'
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

/** A member's seeds are there as soon as somebody asks for them. */
const askForSeeds = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/wps/studio/seeds', { headers: { authorization: `Bearer ${sessionStorage.getItem('token')}` } })
  })

/** Let the member's next round be the first one of their seed that brings ten free spins and no more. */
const waitForFreeSpins = () =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string; server_seed: string; client_seed: string; nonce: number }>(
      `select seed.id, server_seed, client_seed, nonce from studio.seed join identity.member on member.id = member_id
       where account = $1 and state = 'active'`,
      [ACCOUNT],
    )
    const [seed] = rows
    if (!seed) throw new Error(`${ACCOUNT} has no seed`)
    const brings = (nonce: number) => {
      const bet = { stake: 10_000n, unit: UNIT, jackpotSize: 10n ** 15n, payoutCap: 10n ** 12n }
      return playLuckyTwenty(bet, roundWords(hmac, seed.server_seed, seed.client_seed, nonce)).events.length === 11
    }
    let nonce = seed.nonce
    while (!brings(nonce)) nonce++
    await client.query('update studio.seed set nonce = $1 where id = $2', [nonce, seed.id])
  })

test('a reload in the middle of free spins plays on, and the round is paid once', async ({ page }) => {
  await logIn(page, ACCOUNT)
  await openGame(page, 'LUCKY_TWENTY')
  await askForSeeds(page)
  await waitForFreeSpins()
  const sent = roundsSent(page)
  await spinButton(page).click()
  await expect(page.getByText(/Free spin [23] of 10/).first()).toBeVisible({ timeout: 60_000 })
  await expect(ownRounds(page)).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('Your round goes on where it stopped')).toBeVisible()
  await expect(page.getByText(/Free spin \d+ of 10/).first()).toBeVisible({ timeout: 60_000 })
  await untilSpun(page, 1)
  await expect(ownRounds(page)).toHaveCount(1)
  expect(sent).toHaveLength(1)
})
