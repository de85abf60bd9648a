import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { PAGE_PATHS } from '@croupier/contract/page.ts'
import { ROOT } from '../run/install.mjs'
import { roundsSent } from './games.ts'
import { sampaOf, test } from './journey.ts'
import { headerBalance, hundredths, logIn, PASSWORD, tryLogin } from './member.ts'
import { settled } from './screens.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ })
const noticeModal = (page: Page) => page.getByRole('dialog', { name: 'Notices' })

/** What each address of the specification shows, by its first heading. */
const PAGES: Readonly<Record<string, string | RegExp>> = {
  '/noticePage': 'Notices',
  '/vip': /one promise/,
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
  '/seamless': 'Play from one wallet',
  '/help': 'Help centre',
  '/helpmc': 'Help centre',
  '/down': 'LUCKY as an app',
  '/join': 'Work with LUCKY',
  '/game?gameCode=DICE': 'Dice',
  '/winners': 'Winners',
  '/verify': 'Check a round yourself',
}
const HEADER_ONLY = ['/lottery', '/vnlottery', '/seaLottery', '/seamless', '/game']
const ALONE = ['/helpmc']
/** Header, footer and side bar. */
const AROUND = ['banner', 'contentinfo', 'complementary'] as const
/** A game has something beside it, too. */
const NAMED = { banner: {}, contentinfo: {}, complementary: { name: 'Shortcuts' } }

test('every address shows its page, with as much of the site around it as it should have', async ({ page }) => {
  test.setTimeout(180_000)
  for (const [address, name] of Object.entries(PAGES)) {
    const path = address.split('?', 1)[0] ?? ''
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(200)
    await expect(heading(page, name), address).toBeVisible()
    const around: readonly string[] = ALONE.includes(path) ? [] : HEADER_ONLY.includes(path) ? ['banner'] : AROUND
    for (const part of AROUND)
      await expect(page.getByRole(part, NAMED[part]).first(), `${part} at ${address}`).toBeVisible({
        visible: around.includes(part),
      })
  }
})

test('no address that the contract names is without a page', async ({ page }) => {
  const seen = new Set(Object.keys(PAGES).map((address) => address.split('?', 1)[0]))
  for (const path of PAGE_PATHS.filter((known) => !seen.has(known) && !known.includes(':'))) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading').first(), path).toBeVisible()
    await expect(heading(page, 'There is nothing at this address'), path).toHaveCount(0)
  }
  await page.goto('/promoDetail')
  await expect(page.getByText('This promotion is no longer here')).toBeVisible()
})

test('each page group is a part of its own, fetched when it is needed', async () => {
  const sources = {
    Vip: 'content/vip-page',
    byIframe: 'games/game-page',
    cockfight: 'catalogue/categories/cockfight-page',
    download: 'content/download-page',
    egame: 'catalogue/categories/egame-page',
    elott: 'catalogue/categories/elott-page',
    esports: 'catalogue/categories/esports-page',
    fish: 'catalogue/categories/fish-page',
    help: 'content/help-page',
    index: '../home/home-screen',
    joinus: 'content/join-page',
    live: 'catalogue/categories/live-page',
    lottery: 'catalogue/categories/lottery-page',
    pointMall: 'content/point-mall-page',
    promo: 'content/promotions-page',
    promoDetail: 'content/promotion-page',
    pvp: 'catalogue/categories/pvp-page',
    seamless: 'games/seamless-page',
    sports: 'catalogue/categories/sports-page',
  }
  const manifest: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
    readFileSync(join(ROOT, 'web/dist/.vite/manifest.json'), 'utf8'),
  )
  const parts = Object.values(sources).map((name) => manifest[join('src/features', `${name}.tsx`)])
  expect(parts.filter((part) => part?.isDynamicEntry)).toHaveLength(19)
  expect(new Set(parts.map((part) => part?.file)).size).toBe(19)
})

test('a category without games says so and leads on', async ({ page }) => {
  await page.goto('/live')
  await expect(page.getByText('No games are open here at the moment.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Open now' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Search all games' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'In-house' }).click()
  await expect(heading(page, 'In-house')).toBeVisible()
})

test('help is searched, has its agreement at a hash, and needs no site around it', async ({ page }) => {
  await page.goto('/help#agreement')
  await expect(page.getByRole('heading', { name: 'User agreement' })).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Search in the help' }).fill('pasword')
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Provably fair' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('zebra')
  await page.getByRole('button', { name: 'Show all sections' }).click()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/#privacy$/)
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Privacy' })).toBeVisible()
})

test('notices unfold, and what was read is no longer counted: for a guest in this browser', async ({ page }) => {
  await page.goto('/noticePage')
  await expect(bell(page)).toHaveAccessibleName(/3 unread/)
  const first = page.getByRole('main').getByRole('list', { name: 'Notices' }).getByRole('button').first()
  await expect(first).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await expect(bell(page)).toHaveAccessibleName(/2 unread/)
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName(/2 unread/)
})

test('a member’s read marks are kept with the account', async ({ page, browser }) => {
  await logIn(page, 'member13')
  await bell(page).click()
  await expect(noticeModal(page).getByRole('button', { name: /^Important/ })).toHaveAttribute('aria-pressed', 'true')
  await noticeModal(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(noticeModal(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveAccessibleName('Notices, all read')

  const elsewhere = await browser.newPage()
  await logIn(elsewhere, 'member13')
  await expect(bell(elsewhere)).toHaveAccessibleName('Notices, all read')
  await elsewhere.close()
})

test('an important notice opens by itself at home, once a day for each member, and not for who wants none', async ({
  page,
}) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.removeItem('popups'))
  await tryLogin(page, 'member14', PASSWORD)
  await expect(noticeModal(page)).toBeVisible()
  await expect(noticeModal(page).getByText('Check us whenever you like')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(noticeModal(page)).toBeHidden()

  await page.goto('/vip')
  await page.getByRole('banner').getByRole('link', { name: 'LUCKY' }).click()
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible()
  await settled(page, {})
  await expect(noticeModal(page)).toHaveCount(0)

  await page.evaluate(() => localStorage.removeItem('popupsShown'))
  await page.reload()
  await expect(noticeModal(page)).toBeVisible()
  await noticeModal(page).getByRole('checkbox').check()
  await page.evaluate(() => localStorage.removeItem('popupsShown'))
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible()
  await settled(page, {})
  await expect(noticeModal(page)).toHaveCount(0)
})

test('a promotion is found on its shelf, in full, and leads to what it is about', async ({ page }) => {
  await page.goto('/promotions')
  await page.getByRole('button', { name: /^Games/ }).click()
  await expect(page).toHaveURL('/promotions?category=games')
  await page
    .getByRole('main')
    .getByRole('link', { name: /mystery pot/ })
    .click()
  await expect(heading(page, 'The mystery pot of Lucky Twenty')).toBeVisible()
  await expect(page.getByText('Running')).toBeVisible()
  await page.getByRole('link', { name: 'Play Lucky Twenty' }).click()
  await expect(page).toHaveURL(/\/game\?gameCode=LUCKY_TWENTY/)
})

test('feedback is counted in words, kept, and answered with a receipt', async ({ page }) => {
  await logIn(page, 'member15')
  await page.goto('/help#feedback')
  const form = page.getByRole('region', { name: 'Feedback' })
  await form.getByLabel('What do you want to tell us?').fill('The sound stays on.')
  await expect(form.getByText('4 words (10–500)')).toBeVisible()
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await expect(form.getByText('6 more words, please.')).toBeVisible()
  await form.getByLabel('What is it about?').selectOption('game')
  await form
    .getByLabel('What do you want to tell us?')
    .fill('The sound stays on for a long while after the wheels have stopped.')
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await expect(form.getByText(/^F-[0-9A-F]{8}$/).first()).toBeVisible()
  await page.reload()
  await expect(form.getByRole('list', { name: 'Sent before' }).getByRole('listitem')).toContainText('A game')
})

test('somebody who wants to work with the brand writes a letter and gets a number', async ({ page }) => {
  await page.goto('/join')
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await expect(page.getByText('This cannot be empty.')).toHaveCount(3)
  await page.getByLabel('Your name').fill('Ana Reyes')
  await page.getByLabel('Answer me by').selectOption('telegram')
  await page.getByLabel('Telegram name').fill('@anareyes')
  await page.getByLabel('About you').fill('I review casinos for readers in Cebu.')
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await expect(page.getByText(/^P-[0-9A-F]{8}$/)).toBeVisible()
})

test('the VIP page shows the member’s own level and what it really brings', async ({ page }) => {
  await logIn(page, 'vip01')
  await page.goto('/vip')
  await expect(heading(page, 'Sapphire')).toBeVisible()
  await expect(page.getByText('The VIP desk answers your questions.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'You' })).toContainText('Sapphire')
  const desk = page.getByRole('row', { name: /VIP desk/ }).getByRole('cell')
  expect(await desk.allTextContents()).toEqual([...Array(4).fill('No'), ...Array(5).fill('Yes')])
})

test('the app page has its code and a guide for every device', async ({ page }) => {
  await page.goto('/down')
  await expect(page.getByRole('img', { name: 'QR code with the address of this page' })).toBeVisible()
  for (const [device, words] of [
    ['iPhone and iPad', 'Add to Home Screen'],
    ['Android', 'Install app'],
    ['Computer', 'a window of its own'],
  ] as const) {
    await page.getByRole('button', { name: device }).click()
    await expect(page.getByRole('region', { name: 'How to install it' })).toContainText(words)
  }
})

test('a vendor’s games open over the page', async ({ page }) => {
  await page.goto('/help')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Croupier/ })
    .click()
  const popup = page.getByRole('dialog', { name: 'Croupier Studio' })
  await expect(popup.getByRole('listitem')).toHaveCount(2)
  await page.goBack()
  await expect(popup).toBeHidden()
  await expect(heading(page, 'Help centre')).toBeVisible()
})

test('dice play in a small window over the page, which is moved, made small and keeps its round', async ({ page }) => {
  await logIn(page, 'member16')
  const before = hundredths(await headerBalance(page).textContent())
  const sent = roundsSent(page)
  await page.getByRole('button', { name: 'Mini Dice' }).click()
  const mini = page.getByRole('dialog', { name: 'Dice, small window' })
  const grip = mini.getByRole('button', { name: /^Move the window/ })
  await expect(grip).toBeFocused()
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

test('the other brand speaks of itself', async ({ page, baseURL }) => {
  const site = sampaOf(baseURL ?? '')
  await page.goto(`${site}/help#agreement`)
  await expect(page.getByText('This agreement is between you and SAMPA.')).toBeVisible()
  await page.goto(`${site}/promotions`)
  await expect(page.getByText('₱1,000.00 for every new member')).toHaveCount(0)
})
