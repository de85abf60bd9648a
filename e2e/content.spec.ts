import { expect, type Page } from '@playwright/test'
import { sampaOf, test } from './journey.ts'
import { beNew, logIn, newAccount, PASSWORD, tryLogin } from './member.ts'
import { settled } from './screens.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ })
const noticeModal = (page: Page) => page.getByRole('dialog', { name: 'Notices' })

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
  const account = await beNew(page, 'readsall')
  await bell(page).click()
  await expect(noticeModal(page).getByRole('button', { name: /^Important/ })).toHaveAttribute('aria-pressed', 'true')
  await noticeModal(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(noticeModal(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveAccessibleName('Notices, all read')

  const elsewhere = await browser.newPage()
  await logIn(elsewhere, account)
  await expect(bell(elsewhere)).toHaveAccessibleName('Notices, all read')
  await elsewhere.close()
})

test('an important notice opens by itself at home, once a day for each member, and not for who wants none', async ({
  page,
}) => {
  const account = await newAccount(page, 'popups01')
  await page.goto('/login')
  await page.evaluate(() => localStorage.removeItem('popups'))
  await tryLogin(page, account, PASSWORD)
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
  await expect(page.getByText('Active')).toBeVisible()
  await page.getByRole('link', { name: 'Play Lucky Twenty' }).click()
  await expect(page).toHaveURL(/\/game\?gameCode=LUCKY_TWENTY/)

  await page.goto('/promotions?category=event')
  const shelf = page.getByRole('main').getByRole('listitem')
  await expect(shelf.filter({ hasText: 'Ended' })).toContainText('The opening week')
  await shelf.filter({ hasText: 'Upcoming' }).getByRole('link').click()
  await expect(heading(page, 'A week of checking')).toBeVisible()
  await expect(page.getByText(/^Starts/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check a round' })).toHaveCount(0)
})

test('the VIP page shows the member’s own level and what it really brings', async ({ page }) => {
  await logIn(page, 'vip01')
  await page.goto('/vip')
  await expect(heading(page, 'Sapphire')).toBeVisible()
  await expect(page.getByText('The VIP desk is available to you.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'You' })).toContainText('Sapphire')
  const desk = page.getByRole('row', { name: /VIP desk/ }).getByRole('cell')
  await expect(desk).toHaveText([...Array<string>(4).fill('No'), ...Array<string>(5).fill('Yes')])
})

test('the other brand speaks of itself', async ({ page, baseURL }) => {
  const site = sampaOf(baseURL ?? '')
  await page.goto(`${site}/help#agreement`)
  await expect(page.getByText('This agreement is between you and SAMPA.')).toBeVisible()
  await page.goto(`${site}/promotions`)
  await expect(page.getByText('₱1,000.00 for every new member')).toHaveCount(0)
})
