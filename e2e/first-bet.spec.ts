import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { ROOT } from '../run/install.mjs'
import { gameTile, lastRolls, lastSpins, shownBalance, rollButton, spinButton, untilSpun } from './games.ts'
import { test } from './journey.ts'
import { headerBalance, hundredths, memberCentre, openRecord, ownName, rowsOf } from './member.ts'

const run = promisify(execFile)

test('a visitor registers, plays both games and proves every round', async ({ page }, info) => {
  await test.step('the form ticks its rules off and says at each field what the server says of it', () =>
    register(page))
  await test.step('the credit arrives while the page is open', async () => {
    await expect(headerBalance(page)).toContainText('₱1,000.00')
    await expect(page.getByRole('region', { name: 'Your account' })).toContainText('₱1,000.00')
  })
  await test.step('a roll and a spin are played', () => playBoth(page))
  const balance = await test.step('the record has both bets, and the page proves them', () =>
    proveBoth(page, (name) => info.outputPath(name)))
  await test.step('the account record adds up to the balance', () => addUp(page, balance))
})

async function register(page: Page) {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const form = page.getByRole('dialog', { name: 'Create your account' })
  const username = form.getByLabel('Username')
  const password = form.getByRole('textbox', { name: 'Password', exact: true })
  const repeated = form.getByRole('textbox', { name: 'Repeat password' })
  const create = form.getByRole('button', { name: /^Create/ })

  await username.fill('m')
  await expect(username).toHaveAccessibleDescription(/Starts with a letter done/i)
  await expect(username).not.toHaveAccessibleDescription(/characters done/i)
  await username.fill('member01')
  await expect(username).toHaveAccessibleDescription(/characters done/i)

  await password.fill('onlyletters')
  await repeated.fill('otherletters')
  await expect(form.getByRole('checkbox')).not.toBeChecked()
  await expect(form.getByRole('link', { name: 'user agreement' })).toHaveAttribute('href', '/help#agreement')
  await create.click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(repeated).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText('3 fields need your attention')).toBeVisible()

  await password.fill('Wq7Vermeil2026')
  await repeated.fill('Wq7Vermeil2026')
  await form.getByRole('checkbox').check()
  await create.click()
  await expect(username).toHaveAccessibleDescription('This username is already taken.')

  const account = ownName('journey01')
  await username.fill(account)
  await create.click()
  await expect(form).toBeHidden()
  const welcome = page.getByRole('dialog', { name: 'Welcome to LUCKY' })
  await expect(welcome.getByText('1,000.00')).toBeVisible()
  await expect(welcome.getByRole('link', { name: 'Play' })).toBeVisible()
  await expect(welcome.getByRole('button', { name: 'Deposit' })).toBeVisible()
  await welcome.getByRole('button', { name: 'Look around first' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(`^${account}`) })).toBeVisible()
}

async function playBoth(page: Page) {
  await gameTile(page, 'Dice').click()
  await rollButton(page).click()
  await expect(lastRolls(page)).toHaveCount(1)
  // Either way the stake of ten is gone, and twice as much came back or nothing.
  await expect(shownBalance(page)).toContainText(/(990|1,010)\.00/)

  await page.getByRole('link', { name: 'LUCKY' }).click()
  await gameTile(page, 'Lucky Twenty').click()
  await spinButton(page).click()
  await untilSpun(page, 1)
  await expect(lastSpins(page)).toHaveText(/–|×/)
}

/** Prove both rounds in the browser and outside of it. Answers the balance in the header. */
async function proveBoth(page: Page, outputPath: (name: string) => string): Promise<number> {
  await page.getByRole('link', { name: 'LUCKY' }).click()
  await openRecord(page, 'Betting record')
  const bets = rowsOf(memberCentre(page).getByRole('table', { name: 'Betting record' }))
  await expect(bets).toHaveCount(2)
  await expect(memberCentre(page).getByRole('definition').first()).toHaveText('₱12.00')

  await bets.filter({ hasText: 'Dice' }).click()
  await expect(page.getByRole('heading', { name: /^Dice · round/ })).toContainText('Seed not revealed yet')
  await page.getByRole('button', { name: 'Rotate and reveal' }).click()
  await proved(page, outputPath('dice.json'))

  await openRecord(page, 'Betting record')
  await bets.filter({ hasText: 'Lucky Twenty' }).click()
  await expect(page.getByRole('heading', { name: /^Lucky Twenty · round/ })).toBeVisible()
  await proved(page, outputPath('lucky-twenty.json'))
  return hundredths(await headerBalance(page).textContent())
}

async function proved(page: Page, file: string) {
  await expect(page.getByText('All checks passed. The outcome was committed before the bet.')).toBeVisible()
  for (const check of ['SHA-256 matches the commitment', 'draws match', 'matches the ledger']) {
    await expect(page.getByText(check, { exact: true })).toBeVisible()
  }

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Proof file' }).click()
  await (await download).saveAs(file)
  const { stdout } = await run('npm', ['run', '--silent', 'verify', '--', file], { cwd: ROOT })
  expect(stdout.trimEnd()).toMatch(/\nverified$/)
}

async function addUp(page: Page, balance: number) {
  await openRecord(page, 'Account record')
  const lines = rowsOf(memberCentre(page).getByRole('table', { name: 'Account record' }))
  await expect(lines.last()).toContainText('Sign-up bonus')
  const figures = await lines.evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  )
  const moved = figures.map((cells) => ({
    amount: hundredths(cells.slice(-3, -1).join('')),
    after: hundredths(cells.at(-1) ?? ''),
  }))

  expect(moved[0]?.after).toBe(balance)
  const reckoned = moved.map((_, index) => moved.slice(index).reduce((sum, { amount }) => sum + amount, 0))
  expect(moved.map(({ after }) => after)).toEqual(reckoned)
}
