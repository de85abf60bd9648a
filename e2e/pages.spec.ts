import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { PAGE_PATHS } from '@croupier/contract/page.ts'
import { ROOT } from '../run/install.mjs'
import { roundsSent } from './games.ts'
import { test } from './journey.ts'
import { beNew, headerBalance, hundredths } from './member.ts'
import { settled, turnTo } from './screens.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** What each address of the specification shows, by its first heading. */
const PAGES: Readonly<Record<string, string | RegExp>> = {
  '/noticePage': 'Notices',
  '/vip': /the same odds/,
  '/pointMall': 'Points mall',
  '/lottery?gameCode=MB&playType=two': 'Lottery',
  '/vnlottery': 'Lottery',
  '/seaLottery': 'Lottery',
  '/elott': 'Lottery',
  '/rng': 'Slots',
  '/inhouse': 'In-house',
  '/bingo': 'Bingo',
  '/live': 'Live casino',
  '/fish': 'Fishing',
  '/pvp': 'PVP',
  '/cockfight': 'Cockfight',
  '/sports': 'Sports',
  '/esports?page=AV': 'Esports',
  '/promotions': 'Promotions',
  '/seamless': 'Single-wallet games',
  '/help': 'Help centre',
  '/helpmc': 'Help centre',
  '/down': 'LUCKY as an app',
  '/join': 'Work with LUCKY',
  '/game?gameCode=DICE': 'Dice',
  '/winners': 'Winners',
  '/verify': 'Verify a round',
  '/lottery/verify': 'Verify a draw',
}
const HEADER_ONLY = ['/lottery', '/vnlottery', '/seaLottery', '/seamless', '/game']
const ALONE = ['/helpmc']
/** Header, footer and side bar. */
const AROUND = ['banner', 'contentinfo', 'complementary'] as const
/** A game has something beside it, too. */
const NAMED = { banner: {}, contentinfo: {}, complementary: { name: 'Shortcuts' } }

test('every address that the contract names shows a page, with as much of the site around it as it should have', async ({
  page,
}) => {
  await page.goto('/')
  for (const [address, name] of Object.entries(PAGES)) {
    const path = address.split('?', 1)[0] ?? ''
    expect((await page.request.get(address)).status(), address).toBe(200)
    await turnTo(page, address)
    await expect(heading(page, name), address).toBeVisible()
    const around: readonly string[] = ALONE.includes(path) ? [] : HEADER_ONLY.includes(path) ? ['banner'] : AROUND
    for (const part of AROUND)
      await expect(page.getByRole(part, NAMED[part]).first(), `${part} at ${address}`).toBeVisible({
        visible: around.includes(part),
      })
  }

  const seen = new Set(Object.keys(PAGES).map((address) => address.split('?', 1)[0]))
  for (const path of PAGE_PATHS.filter((known) => !seen.has(known) && !known.includes(':'))) {
    expect((await page.request.get(path)).status(), path).toBe(200)
    await turnTo(page, path)
    await expect(page.getByRole('heading').first(), path).toBeVisible()
    await expect(heading(page, 'Page not found'), path).toHaveCount(0)
  }
  await turnTo(page, '/promoDetail')
  await expect(page.getByText('This promotion is no longer available')).toBeVisible()
})

test('each page group is a part of its own, fetched when it is needed', async () => {
  const sources = {
    Vip: 'content/vip-page',
    byIframe: '../screens/game/game-page',
    cockfight: 'catalogue/categories/cockfight-page',
    download: 'content/download-page',
    egame: 'catalogue/categories/egame-page',
    elott: '../screens/lottery/elott-page',
    esports: 'catalogue/categories/esports-page',
    fish: 'catalogue/categories/fish-page',
    help: 'content/help-page',
    index: '../screens/home/home-screen',
    joinus: 'content/join-page',
    live: '../screens/live/live-page',
    lottery: '../screens/lottery/lottery-page',
    pointMall: 'content/point-mall-page',
    promo: 'content/promotions-page',
    promoDetail: 'content/promotion-page',
    pvp: 'catalogue/categories/pvp-page',
    seamless: 'catalogue/seamless-page',
    sports: 'catalogue/categories/sports-page',
  }
  const manifest: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
    readFileSync(join(ROOT, 'web/dist/.vite/manifest.json'), 'utf8'),
  )
  const parts = Object.values(sources).map((name) => manifest[join('src/features', `${name}.tsx`)])
  expect(parts.filter((part) => part?.isDynamicEntry)).toHaveLength(19)
  expect(new Set(parts.map((part) => part?.file)).size).toBe(19)
})

test('a vendor’s games open over the page', async ({ page }) => {
  await page.goto('/help')
  const footer = page.getByRole('contentinfo')
  // The studios come when somebody looks there.
  await footer.getByText('Provably fair').scrollIntoViewIfNeeded()
  await footer.getByRole('button', { name: /Croupier/ }).click()
  const popup = page.getByRole('dialog', { name: 'Croupier Studio' })
  await expect(popup.getByRole('link', { name: /^Dice/ })).toBeVisible()
  await page.goBack()
  await expect(popup).toBeHidden()
  await expect(heading(page, 'Help centre')).toBeVisible()
})

test('dice play in a small window over the page, which is moved, made small and keeps its round', async ({ page }) => {
  await beNew(page, 'minidice')
  await expect(headerBalance(page)).toContainText('₱')
  const before = hundredths(await headerBalance(page).textContent())
  const sent = roundsSent(page)
  await page.getByRole('button', { name: 'Mini Dice' }).click()
  const mini = page.getByRole('dialog', { name: 'Dice, small window' })
  const grip = mini.getByRole('button', { name: /^Move the window/ })
  await expect(grip).toBeFocused()
  await settled(page, {})
  const from = await mini.boundingBox()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => ((await mini.boundingBox())?.x ?? 0) - (from?.x ?? 0)).toBe(-24)

  await mini.getByRole('button', { name: /^Roll · / }).click()
  await expect.poll(() => sent.length).toBe(1)
  await page.keyboard.press('Escape')
  await expect(mini).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Slots/ })
    .first()
    .click()
  await expect(heading(page, 'Slots')).toBeVisible()
  await page.getByRole('button', { name: 'Open the small window again' }).click()
  await expect(mini).toBeVisible()
  await expect.poll(async () => hundredths(await headerBalance(page).textContent())).not.toBe(before)
  await mini.getByRole('button', { name: 'Close' }).click()
  await expect(mini).toHaveCount(0)
})
