import { expect, type Page } from '@playwright/test'
import { gameTile } from './games.ts'
import { test } from './journey.ts'
import { beNew, comeNew, headerBalance, memberCentre, openRecord } from './member.ts'

test('a game is found past a slip of the finger, plays in its vendor’s frame, and the balance follows', async ({
  page,
}) => {
  await beNew(page, 'finder01')
  await test.step('two letters have changed places', async () => {
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search' }).fill('mnago parade')
    await page.getByRole('option', { name: /Mango Parade/ }).click()
    await expect(page.getByRole('heading', { name: 'Mango Parade', level: 1 })).toBeVisible()
  })
  await test.step('a stake of ten is taken and settled, and both sides say the same balance', async () => {
    const game = page.frameLocator('iframe[title="Mango Parade"]')
    await game.getByRole('textbox', { name: 'Stake' }).fill('10')
    await game.getByRole('button', { name: /^Play/ }).click()
    await expect(game.getByText('Choose your stake and play.')).toBeHidden()
    const theirs = async () => figuresIn(await game.locator('#balance').innerText())[0] ?? ''
    const ours = async () => figuresIn(await page.getByRole('banner').innerText())
    await expect.poll(async () => (await ours()).includes(await theirs())).toBe(true)
  })
  await page.goto('/')
  await openRecord(page, 'Betting record')
  await expect(
    memberCentre(page)
      .getByRole('table')
      .getByRole('row', { name: /Mango Parade/ }),
  ).toBeVisible()
})

const figuresIn = (text: string) => [...text.replaceAll(',', '').matchAll(/\d+\.\d\d/g)].map(([figure]) => figure)

test('a favourite is kept: it stands first at home after the page is loaded anew', async ({ page }) => {
  await comeNew(page, 'finder02')
  await page.goto('/rng')
  // The star is set before the server has said so; what is loaded anew too early would take the word back.
  const keeping = () => page.waitForResponse('**/wps/relay/MCSFE_addFavoriteGameV2')
  const first = keeping()
  await star(page, 'Lucky Twenty').click()
  await expect(star(page, 'Lucky Twenty')).toHaveAttribute('aria-pressed', 'true')
  await first
  await gameTile(page, 'Jade Ways').focus()
  const kept = keeping()
  await page.keyboard.press('f')
  await expect(star(page, 'Jade Ways')).toHaveAttribute('aria-pressed', 'true')
  await kept

  await page.reload()
  await expect(star(page, 'Lucky Twenty')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Favourites' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /^(Jade Ways|Lucky Twenty)/ })).toHaveCount(2)
  await star(page, 'Jade Ways').click()
  await expect(page.getByRole('main').getByRole('link', { name: /^(Jade Ways|Lucky Twenty)/ })).toHaveCount(1)

  await page.goto('/')
  await expect(headerBalance(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
})

const star = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Favourite: ${name}` })
    .first()
