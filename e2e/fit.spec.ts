import { expect, type Page } from '@playwright/test'
import { misfitsOf } from './fit.ts'
import { sampaOf, test } from './journey.ts'
import { type Screen, SCREENS, settled, settleIn } from './screens.ts'

const PHONE = { width: 390, height: 844 }

const TONGUES = [
  { language: 'English', code: 'EN', siteOf: (site: string) => site, member: 'agent01' },
  { language: 'Vietnamese', code: 'VI', siteOf: (site: string) => site, member: 'agent02' },
  { language: 'Tagalog', code: 'TY', siteOf: sampaOf, member: 'sampa01' },
]

for (const { language, code, siteOf, member } of TONGUES) {
  test(`every screen fits a phone in ${language}`, async ({ page, context, baseURL }) => {
    test.setTimeout(120_000)
    const site = siteOf(baseURL ?? '')
    const round = await settleIn(page, site, member)
    await context.addInitScript((chosen) => {
      if (location.protocol === 'http:') localStorage.setItem('hisLang', chosen)
    }, code)
    const guest = await context.newPage()
    for (const screen of SCREENS) {
      const shown = screen.who === 'guest' ? guest : page
      expect.soft(await misfitsOn(shown, screen, `${site}${screen.path(round)}`), screen.name).toEqual([])
    }
  })
}

async function misfitsOn(page: Page, screen: Screen, address: string): Promise<string[]> {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await settled(page, screen)
  return misfitsOf(page)
}
