import { expect, type Locator, type Page } from '@playwright/test'
import { lastRolls, openGame, rollButton } from './games.ts'
import { test } from './journey.ts'
import { beNew, comeNew, headerBalance, logIn, memberCentre, PASSWORD, tryLogin } from './member.ts'

const part = (page: Page): Locator => memberCentre(page)

async function openLimits(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Responsible gaming' }).click()
  await page.getByRole('button', { name: 'Open my limits' }).click()
  await expect(part(page).getByRole('heading', { name: 'Limits and breaks' })).toBeVisible()
}

/** The dialog that says what holds the member back. */
const held = (page: Page, name: RegExp): Locator => page.getByRole('dialog', { name })

test('a guest finds the page in plain words from the footer, in the words of each language', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Responsible gaming' }).click()
  await expect(page).toHaveURL('/responsible-gaming')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play for fun, and know when to stop')
  await page.getByRole('button', { name: 'Log in to set limits' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('a limit holds at the next round; a higher one waits to be confirmed and can be taken back', async ({ page }) => {
  await beNew(page, 'limited1')
  await openLimits(page)
  await part(page).getByRole('button', { name: 'Stakes, Per day: Set' }).click()
  await part(page).getByLabel('Amount').fill('1.005')
  await part(page).getByRole('button', { name: 'Save' }).click()
  await expect(part(page).getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
  await part(page).getByLabel('Amount').fill('15')
  await part(page).getByRole('button', { name: 'Save' }).click()
  const stakes = part(page).getByRole('region', { name: 'Stakes' })
  await expect(stakes.getByText('₱15.00', { exact: true })).toBeVisible()

  await openGame(page, 'DICE')
  await rollButton(page).click()
  await expect(lastRolls(page)).toHaveCount(1)
  await expect(rollButton(page)).toBeEnabled()
  await rollButton(page).click()
  await expect(page.getByText('This bet would exceed your daily stake limit')).toBeVisible()

  await page.goto('/')
  await openLimits(page)
  await expect(stakes.getByText('₱10.00 of ₱15.00 used')).toBeVisible()
  await part(page).getByRole('button', { name: 'Stakes, Per day: Change' }).click()
  await part(page).getByLabel('Amount').fill('500')
  await expect(part(page).getByText('Higher than your current limit')).toBeVisible()
  await part(page).getByRole('button', { name: 'Save' }).click()
  await expect(stakes.getByText(/You requested ₱500.00/)).toBeVisible()
  await stakes.getByRole('button', { name: 'Cancel request' }).click()
  await expect(stakes.getByText(/You requested/)).toBeHidden()
})

test('time and net stand beside the game; a check that is due stops everything until it is answered', async ({
  page,
}) => {
  await comeNew(page, 'checked1')
  await openGame(page, 'DICE')
  await expect(page.getByText(/Session time 0:0\d:\d\d/)).toBeVisible()
  await rollButton(page).click()
  await expect(page.getByText(/Net [+−]₱10.00/)).toBeVisible()

  // The test answers for the server that the half hour is over.
  let answered = false
  await page.route('**/wps/member/realityCheck', async (route) => {
    answered ||= route.request().method() === 'POST'
    if (answered) return route.continue()
    const reply = await (await route.fetch()).json()
    return route.fulfill({ json: { ...reply, value: { ...reply.value, due: true } } })
  })
  await page.reload()
  const check = page.getByRole('dialog', { name: 'Reality check' })
  await expect(check.getByText('₱10.00').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible()
  await check.getByRole('button', { name: 'Continue' }).click()
  await expect(check).toBeHidden()
})

test('a break begins at once, in every tab; who logs in again is told, sees the money and cannot play', async ({
  page,
}) => {
  const account = await beNew(page, 'resting1')
  await openLimits(page)
  await part(page).getByText('1 week').click()
  await part(page).getByRole('button', { name: 'Start break' }).click()
  await page
    .getByRole('dialog', { name: 'Take a break of 1 week?' })
    .getByRole('button', { name: 'Start break' })
    .click()
  await held(page, /^You are taking a break until/)
    .getByRole('button', { name: 'OK' })
    .click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()

  await page.goto('/login')
  await tryLogin(page, account, PASSWORD)
  await held(page, /^You are taking a break until/)
    .getByRole('button', { name: 'OK' })
    .click()
  await expect(headerBalance(page)).toContainText('1,000.00')
  await openGame(page, 'DICE')
  await held(page, /^You are taking a break until/)
    .getByRole('button', { name: 'OK' })
    .click()
  await rollButton(page).click()
  await expect(page.getByText('You are taking a time-out.')).toBeVisible()
})

test('who excludes themselves types their name and password, and is out of every tab within a second', async ({
  page,
  context,
}) => {
  test.slow()
  const account = await beNew(page, 'leaving1')
  const other = await context.newPage()
  await logIn(other, account)

  await openLimits(page)
  const away = part(page).getByRole('region', { name: 'Self-exclusion' })
  await away.getByText('6 months').click()
  await away.getByLabel(`Enter your username, ${account}`).fill('resting1')
  await away.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await away.getByRole('button', { name: 'Exclude me' }).click()
  await expect(away.getByLabel(/^Enter your username/)).toHaveAttribute('aria-invalid', 'true')
  await away.getByLabel(/^Enter your username/).fill(account)
  await away.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await away.getByRole('button', { name: 'Exclude me' }).click()
  await expect(held(page, /^You are self-excluded until/)).toBeVisible()
  await expect(other.getByRole('dialog', { name: 'Log in' })).toBeVisible()

  // A browser draws nothing in a tab that lies behind another.
  await other.close()
  await page.bringToFront()
  await page.goto('/login')
  await tryLogin(page, account, PASSWORD)
  await held(page, /^You are self-excluded until/)
    .getByRole('button', { name: 'OK' })
    .click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promotions' }).click()
  await expect(page.getByText('No offers during your break')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse games' })).toBeHidden()
})
