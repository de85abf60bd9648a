import { expect, type Page } from '@playwright/test'
import { misfitsOf } from './fit.ts'
import { sampaOf, test } from './journey.ts'
import { type Screen, SCREENS, settled, settleIn, turnTo } from './screens.ts'

const PHONE = { width: 390, height: 844 }

const lucky = (site: string) => site

/** Who looks at every screen, in one language after the other. */
const READERS = [
  { member: 'agent01', siteOf: lucky, codes: ['EN', 'CN', 'JA'] },
  { member: 'agent02', siteOf: lucky, codes: ['VI', 'TH'] },
  { member: 'agent03', siteOf: lucky, codes: ['PT', 'ID'] },
  { member: 'sampa01', siteOf: sampaOf, codes: ['TY'] },
]

for (const { member, siteOf, codes } of READERS) {
  test(`every screen fits a phone in ${codes.join(', ')}`, async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000 + codes.length * 120_000)
    const site = siteOf(baseURL ?? '')
    const round = await settleIn(page, site, member)
    // In a browser of their own: a tab beside a member's would be the member's too.
    const guest = await (await browser.newContext()).newPage()
    for (const one of [page, guest]) {
      await one.setViewportSize(PHONE)
      await one.emulateMedia({ reducedMotion: 'reduce' })
    }
    await guest.goto(`${site}/robots.txt`)
    for (const code of codes) {
      for (const one of [page, guest]) {
        await one.evaluate((chosen) => localStorage.setItem('hisLang', chosen), code)
        await one.goto(`${site}/`)
      }
      for (const screen of screensOf(member, code)) {
        const shown = screen.who === 'guest' ? guest : page
        expect.soft(await misfitsOn(shown, screen, screen.path(round)), `${screen.name} in ${code}`).toEqual([])
      }
    }
  })
}

const CODES = READERS.flatMap((reader) => reader.codes)

/** Each run looks at every screen in two of the languages, by its seed in other ones; THOROUGH=1 at every screen in all of them. */
const isLookedAt = (index: number, code: string) =>
  process.env.THOROUGH === '1' || (index + CODES.indexOf(code) + Number(process.env.SEED)) % 4 === 0

/** What a member sees in a language in this run; only an agent has an agent centre. */
const screensOf = (member: string, code: string) =>
  SCREENS.filter(({ who }, index) => isLookedAt(index, code) && (who !== 'agent' || member.startsWith('agent')))

async function misfitsOn(page: Page, screen: Screen, address: string): Promise<string[]> {
  await turnTo(page, address)
  await settled(page, screen)
  return misfitsOf(page)
}
