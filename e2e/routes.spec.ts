import { expect, type Page } from '@playwright/test'
import { gameTile, lastRolls, ownRounds, rollButton, roundsSent } from './games.ts'
import { test } from './journey.ts'
import { beNew, loginPopup, memberCentre, openRecord } from './member.ts'
import { settled } from './screens.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const hotGames = (page: Page) => page.getByRole('heading', { name: 'Hot games' })

test('every address of home shows home, and two of them a modal over it', async ({ page }) => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    await page.goto(path)
    await expect(hotGames(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto('/register')
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  await expect(hotGames(page)).toBeAttached()
  await page.goto('/login')
  await expect(loginPopup(page)).toBeVisible()
  await expect(hotGames(page)).toBeAttached()

  await loginPopup(page).getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  // A form that is only just there may not hear a key yet.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(hotGames(page)).toBeVisible()
})

test('the address of a lobby, a game, the verify page and a round leads there', async ({ page }) => {
  await page.goto('/rng?page=CROUPIER')
  await expect(heading(page, 'Slots')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^Croupier Studio/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goto('/inhouse')
  await expect(heading(page, 'In-house')).toBeVisible()
  await page.goto('/game?gameCode=DICE')
  await expect(heading(page, 'Dice')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in to play' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.goto('/seamless?gameCode=TD_MANGO_PARADE')
  await expect(page).toHaveURL(/\/game\?gameCode=TD_MANGO_PARADE$/)
  await expect(heading(page, 'Mango Parade')).toBeVisible()
  await page.goto('/verify')
  await expect(heading(page, 'Verify a round')).toBeVisible()
  await page.goto('/rounds/01a1fe28-e257-75c3-9948-8a9466af6b33')
  await expect(page.getByText('Log in to see your round')).toBeVisible()
})

test('an address that leads nowhere says so and leads on', async ({ page }) => {
  for (const path of ['/nowhere', '/rng/deeper', '/wpsx']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(heading(page, 'Page not found')).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click()
  await expect(hotGames(page)).toBeVisible()
  await page.goto('/game?gameCode=NONE')
  await expect(page.getByText('Game not found')).toBeVisible()
  await page.goto('/game')
  await expect(page.getByText('No game selected')).toBeVisible()
  await page.goto('/seamless?gameCode=NONE')
  await expect(page.getByText('We couldn’t find that game.')).toBeVisible()
  await page.goto('/lottery?gameCode=NONE&playType=LO2')
  await expect(page.getByText('We couldn’t find the lottery NONE.')).toBeVisible()
  await page.goto('/lottery?gameCode=DICE')
  await expect(page).toHaveURL(/\/game\?gameCode=DICE$/)
})

test('a page begins at its top, and back finds the one before where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/')
  const below = page.getByRole('contentinfo').getByRole('link', { name: 'In-house' })
  await settled(page, {})
  await below.scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(0)

  await below.click()
  await expect(heading(page, 'In-house')).toBeInViewport()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(below).toBeInViewport()
})

test('back and forward around a game never repeat a bet', async ({ page }) => {
  await beNew(page, 'goesback')
  await gameTile(page, 'Dice').click()
  const sent = roundsSent(page)
  await rollButton(page).click()
  await expect(lastRolls(page)).toHaveCount(1)

  await page.goBack()
  await expect(hotGames(page)).toBeVisible()
  await page.goForward()
  await expect(ownRounds(page)).toHaveCount(1)
  await page.reload()
  await expect(ownRounds(page)).toHaveCount(1)
  expect(sent).toHaveLength(1)

  await page.goBack()
  await openRecord(page, 'Betting record')
  await expect(memberCentre(page).getByText('1 entry')).toBeVisible()
  await memberCentre(page).getByRole('row', { name: /Dice/ }).click()
  await expect(heading(page, /^Dice · round/)).toBeVisible()
  await page.goBack()
  await expect(memberCentre(page)).toBeVisible()
  await page.goBack()
  await expect(memberCentre(page)).toBeHidden()
})

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
