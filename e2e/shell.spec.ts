import { expect, type Locator, type Page } from '@playwright/test'
import { sampaOf, test } from './journey.ts'
import { headerBalance, logIn, memberCentre, PASSWORD, tryLogin } from './member.ts'
import { settled } from './screens.ts'

const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' }).first()
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const bodyTop = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().top)
const isFixed = (page: Page) => page.evaluate(() => document.body.style.position === 'fixed')

test('a category lets its vendors drop down to the pointer and to the keys, and a vendor opens its page', async ({
  page,
}) => {
  await page.goto('/')
  const slots = navigation(page).getByRole('link', { name: 'Slots', exact: true })
  const vendor = navigation(page).getByRole('link', { name: /Croupier Studio/ })
  await slots.hover()
  await expect(vendor).toBeVisible()
  await expect(navigation(page).getByText('Points rate 1.20')).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(vendor).toBeHidden()

  await navigation(page).getByRole('link', { name: 'Home' }).focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(slots).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('ArrowDown')
  await expect(vendor).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(vendor).toBeHidden()
  await expect(slots).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(vendor).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rng\?page=CROUPIER$/)
})

test('slots open at their first vendor', async ({ page }) => {
  await page.goto('/')
  await navigation(page).getByRole('link', { name: 'Slots' }).click()
  await expect(page).toHaveURL(/\/rng\?page=CROUPIER$/)
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('a first touch opens a category, and the next one goes', async ({ page }) => {
    await page.goto('/')
    const slots = navigation(page).getByRole('link', { name: 'Slots', exact: true })
    await slots.tap()
    await expect(navigation(page).getByRole('link', { name: /Croupier Studio/ })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await slots.tap()
    await expect(page).toHaveURL(/\/rng\?page=CROUPIER$/)
  })
})

test('a modal keeps the page where it was; Escape, Back and the button close it, and Forward opens it again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  await settled(page, {})
  await page.evaluate(() => window.scrollTo(0, 300))
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  ]) {
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/modal=search/)
    await expect.poll(() => isFixed(page)).toBe(true)
    await expect.poll(() => bodyTop(page)).toBe(-300)
    await close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => isFixed(page)).toBe(false)
    await expect.poll(() => scrolled(page)).toBe(300)
    await expect(page).toHaveURL(/^[^?]+$/)
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a member who comes back is never shown what is said to guests', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: '₱1,000 to start with.' })).toBeVisible()
  await logIn(page, 'member06')
  const html = await (await page.reload())?.text()
  expect(html).not.toContain('₱1,000 to start with')
  await expect(page.getByRole('heading', { level: 1, name: 'Twenty lines. One growing pot.' })).toBeVisible()
})

test('each brand is an app of its own: name, colours, icons that are real pictures', async ({ page, baseURL }) => {
  for (const [site, name] of [
    [baseURL ?? '', 'LUCKY'],
    [sampaOf(baseURL ?? ''), 'SAMPA'],
  ] as const) {
    await page.goto(site)
    const app = await page.evaluate(async () => {
      const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? ''
      return (await fetch(address)).json()
    })
    expect(app).toMatchObject({ name, start_url: '/', display: 'standalone' })
    for (const { src, sizes } of app.icons.filter(({ type }: { type: string }) => type === 'image/png')) {
      const [width] = sizes.split('x').map(Number)
      const drawn = await page.evaluate(async (source) => {
        const picture = new Image()
        picture.src = source
        await picture.decode()
        return [picture.naturalWidth, picture.naturalHeight]
      }, src)
      expect(drawn, src).toEqual([width, width])
    }
  }
})

test('without a line there is a page in the brand’s look, the API is answered by nobody, and the site comes back', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(sampaOf(baseURL ?? ''))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.goto(`${sampaOf(baseURL ?? '')}/rng`)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'SAMPA' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('hisLang', 'TY'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Offline ka' })).toBeVisible()
  expect(
    await page.evaluate(() =>
      fetch('/wps/system/status').then(
        () => 'answered',
        () => 'lost',
      ),
    ),
  ).toBe('lost')
  await expect(page.goto(`${sampaOf(baseURL ?? '')}/wps/system/status`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')

  await context.setOffline(false)
  // A page that waited for the line may open it by itself at the same moment.
  await expect(() => page.goto(`${sampaOf(baseURL ?? '')}/rng`)).toPass()
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('everything is at the thumb: games and pages in a sheet, promotions, wallet and the member', async ({
    page,
  }) => {
    await page.goto('/login')
    await tryLogin(page, 'member07', PASSWORD)
    await expect(headerBalance(page)).toBeVisible()
    await page.goto('/')
    // What stands below the first screen comes when it is looked at.
    const tables = page.getByRole('list', { name: 'Live tables' })
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
    await expect(tables).toHaveCount(0)
    await page.mouse.wheel(0, 300)
    await expect(tables.getByRole('article').first()).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Main' }).last()
    await bar.getByRole('button', { name: 'Games' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Games' })
    await expect(sheet.getByRole('link', { name: /In-house/ })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Help centre' })).toBeVisible()
    await sheet.getByRole('link', { name: /Slots/ }).tap()
    await expect(page).toHaveURL(/\/rng\?page=CROUPIER$/)
    await expect(sheet).toBeHidden()
    await bar.getByRole('link', { name: 'Promotions' }).tap()
    await expect(page).toHaveURL(/\/promotions$/)
    await bar.getByRole('button', { name: 'Me', exact: true }).tap()
    await expect(memberCentre(page)).toBeVisible()
  })

  test('the page fits a screen of 320 px, also with more space between letters and lines', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/', '/rng', '/verify?modal=search', '/verify?modal=menu', '/login']) {
      await page.goto(path)
      await settled(page, {})
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  })
})
