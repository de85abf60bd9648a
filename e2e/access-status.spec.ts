import { expect, type Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { misfitsOf } from './fit.ts'
import { test } from './journey.ts'
import { loginPopup, PASSWORD, tryLogin } from './member.ts'
import { set } from './settings.ts'
import { settled } from './screens.ts'

// These journeys open and close one brand's site, so they run one at a time.
test.describe.configure({ mode: 'default' })

const LITE = { resourceType: 'IOS_LITE', url: '/lite.mobileconfig' }
const OPEN = {
  maintenance: false,
  'region.deny.ranges': [],
  'flags.login_required': false,
  'site.resources': [{ ...LITE, labelNameCn: 'iPhone 轻应用', labelNameEn: 'iPhone, lite profile' }],
}

/** The access settings that a journey changes. */
const touched = new Set<keyof typeof OPEN>()

function turn(door: keyof typeof OPEN, value: unknown) {
  touched.add(door)
  set('LUCKY', { [door]: value })
}

test.afterEach(() => {
  if (touched.size > 0) set('LUCKY', Object.fromEntries([...touched].map((door) => [door, OPEN[door]])))
  touched.clear()
})

const MAINTENANCE = 'We are currently performing a system maintenance'
const REGION =
  'Due to restriction of your location or IP address, you are not allowed to access the site. We apologize for the inconvenience.'

const sentence = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true })
const home = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

/** The page has no accessibility violation and fits a phone, in both themes and in languages with long words and tall letters. */
async function isGoodForAll(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [colorScheme, code] of [
    ['light', 'TH'],
    ['dark', 'PT'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), code)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await page.reload()
    await settled(page, {})
    expect.soft(await misfitsOf(page), `${colorScheme}, ${code}`).toEqual([])
    expect.soft(await barriers(page), `${colorScheme}, ${code}`).toEqual([])
  }
}

/** Whether this is still the document that was marked: nothing was loaded anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('an open page turns into the maintenance page and back by itself; the other brand stays open', async ({
  page,
}) => {
  await page.goto('/')
  await expect(home(page)).toBeVisible()
  await mark(page)

  touched.add('maintenance')
  set('LUCKY', { maintenanceUntil: new Date(Date.now() + 3_600_000).toISOString(), maintenance: true })
  await expect(sentence(page, MAINTENANCE)).toBeVisible()
  await expect(page.getByText('Time left')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
  const statusAt = async (merchant: string) =>
    (await page.request.get('/wps/relay/GCSGAME_gameVendor', { headers: { merchant } })).status()
  expect([await statusAt('LUCKY'), await statusAt('SAMPA')]).toEqual([503, 200])

  // Who comes now finds the same, in the page as it was sent.
  const other = await page.context().newPage()
  await other.goto('/rng')
  await expect(sentence(other, MAINTENANCE)).toBeVisible()
  await isGoodForAll(other)

  await page.bringToFront()
  turn('maintenance', false)
  await expect(home(page)).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await expect(other.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
})

test('a region that is refused sees its address and country, and reaches customer service', async ({ page }) => {
  await page.goto('/inhouse')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await mark(page)
  turn('region.deny.ranges', ['127.0.0.1'])
  await expect(sentence(page, REGION)).toBeVisible()
  await expect(page.getByText('127.0.0.1')).toBeVisible()
  await expect(page.getByRole('link', { name: 'IP geolocation by DB-IP' })).toBeVisible()
  expect((await page.request.get('/wps/relay/GCSGAME_gameVendor')).status()).toBe(403)
  const other = await page.context().newPage()
  await other.goto('/')
  await isGoodForAll(other)
  await other.evaluate(() => localStorage.setItem('hisLang', 'EN'))
  await other.close()

  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Contact support' }).click()
  const support = await popup
  await expect(support).toHaveURL('/support')
  await expect(support.getByRole('link', { name: 'support@lucky.example' })).toBeVisible()
  await expect(support.getByRole('link', { name: 'Help centre' })).toHaveCount(0)

  turn('region.deny.ranges', [])
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await expect(support.getByRole('link', { name: 'Help centre' })).toBeVisible()
})

test('where a login comes first every page leads to it, and on after it, and a way back that leads elsewhere leads home', async ({
  page,
  baseURL,
}) => {
  await page.goto('/inhouse')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  turn('flags.login_required', true)
  await expect(page).toHaveURL(/^[^?]+\/login\?back=%2Finhouse$/)
  await expect(loginPopup(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toContainText('Verify a round')

  await page.goto('/help')
  await expect(page).toHaveURL('/help')
  await page.goto('/verify?round=1')
  await expect(page).toHaveURL(/\/login\?back=/)
  await tryLogin(page, 'member05', PASSWORD)
  await expect(page).toHaveURL(/\/verify\?round=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // A way back that leads elsewhere leads home.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login?back=//elsewhere.example/')
  await tryLogin(page, 'member05', PASSWORD)
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(home(page)).toBeVisible()
})

test('the app is offered in the kinds that there are, each with its code, and the company where the brand has one', async ({
  page,
}) => {
  const named = { labelNameCn: '社区', labelNameEn: 'Company' }
  await page.goto('/')
  await expect(page.getByRole('complementary').getByRole('link')).toHaveCount(0)
  turn('site.resources', [
    { resourceType: 'ANDROID', url: '/down', ...named },
    { ...LITE, ...named },
    { resourceType: 'SOCIAL', url: '/noticePage', ...named },
  ])
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Company' })).toHaveAttribute(
    'href',
    '/noticePage',
  )
  await page.getByRole('button', { name: 'App', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Android' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'iPhone, lite profile' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'iPhone and iPad' })).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?modal=menu')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Customer service' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Android' })).toBeVisible()
})

test('visits are counted for whom agrees, and for nobody else', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  set('LUCKY', { 'site.gtagId': 'G-TEST12345' })
  await page.goto('/')
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await page.reload()
  await expect(home(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'No, thanks' })).toHaveCount(0)
  expect(asked).toEqual([])

  await page.evaluate(() => localStorage.removeItem('counting'))
  await page.goto('/?referralCode=SECRET')
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345'])
  expect(await page.evaluate(() => JSON.stringify(window['dataLayer' as never]))).not.toContain('SECRET')
})
