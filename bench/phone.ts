import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test'
import { type Figure, figure } from './result.ts'

/** A mid-range phone: its processor is four times slower than this one, its line Lighthouse's slow mobile network. */
export const SLOW_DOWN = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
/** A good mobile network. */
const GOOD_LINE = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 5e6 / 8 }
const FREE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

/** Of a frame that came in time: a sixtieth or a thirtieth of a second, and what a clock of milliseconds adds. */
const SIXTIETH_MS = 1000 / 60 + 1
const THIRTIETH_MS = 1000 / 30 + 1

/** A phone of a guest, or of somebody who is logged in, with no notice that opens by itself. */
export async function phoneOf(browser: Browser, token?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-PH' })
  await context.addInitScript(arrive, token)
  return context
}

function arrive(token: string | undefined) {
  const kept = token === undefined ? {} : { token, account: 'bench0', merchant: 'LUCKY', cpw: '', isAgent: '0' }
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  localStorage.setItem('popups', 'off')
}

const LINES = { slow: LINE, good: GOOD_LINE, free: FREE }

export interface SlowedPage {
  readonly line: (of: keyof typeof LINES) => Promise<void>
}

/** Slow this page down to the phone's processor; its line is slow or free. */
export async function slowedDown(page: Page): Promise<SlowedPage> {
  const phone: CDPSession = await page.context().newCDPSession(page)
  await phone.send('Network.enable')
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  // A visit that nobody logged in for may be asked at once whether it goes on.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Continue' }), (button) => button.click())
  await page.bringToFront()
  return {
    async line(of) {
      await phone.send('Network.emulateNetworkConditions', LINES[of])
    },
  }
}

/** Nobody opens a game before they have looked at its lobby for so long. */
const LOOKED_MS = 2000

/** A lobby that has come, and has been looked at; from here on the line is slow. */
export async function lookedAt(page: Page, tile: Locator, phone: SlowedPage): Promise<void> {
  await tile.waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(LOOKED_MS)
  await phone.line('slow')
}

/** What is looked for: in the page itself, for asking from outside takes a slow processor as much as the page does. */
export interface ElementQuery {
  readonly selector: string
  /** A button that can be pressed has such a name. */
  readonly named?: string
}

/** When it stands there, by the page's own clock. */
export const standing = ({ selector, named = '' }: ElementQuery): Promise<number> =>
  new Promise((resolve) => {
    const isIt = (element: HTMLElement) =>
      new RegExp(named).test(element.ariaLabel ?? element.textContent) &&
      (named === '' || (element.ariaDisabled !== 'true' && !element.matches(':disabled')))
    const look = () => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].some(isIt)
      // What stands now is painted when the next frame begins.
      requestAnimationFrame(() => (found ? resolve(performance.now()) : look()))
    }
    look()
  })

/** Press that button again whenever the next round may begin, as long as the page is open. */
export const pressedOn = ({ selector, named = '' }: ElementQuery): void => {
  setInterval(() => {
    const button = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
      new RegExp(named).test(each.ariaLabel ?? each.textContent),
    )
    if (button?.ariaDisabled !== 'true' && button?.dataset['blocked'] === undefined) button?.click()
  }, 250)
}

/** How long each frame of the page took, for so long. */
export const framesOf = (ms: number): Promise<number[]> =>
  new Promise((resolve) => {
    const frames: number[] = []
    const begun = performance.now()
    let last = begun
    requestAnimationFrame(function next(now) {
      frames.push(now - last)
      last = now
      if (now - begun < ms) requestAnimationFrame(next)
      else resolve(frames.slice(1))
    })
  })

/** How evenly a page moved, visit by visit. */
export function frameFigures(name: string, visits: readonly (readonly number[])[]): readonly Figure[] {
  const share = (most: number) => visits.map((frames) => frames.filter((ms) => ms <= most).length / frames.length)
  const perSecond = visits.map((frames) => (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0))
  return [
    figure(`${name}: frames a second while it plays`, '', perSecond, { atLeast: 58 }),
    figure(`${name}: frames within a sixtieth of a second`, '', share(SIXTIETH_MS)),
    figure(`${name}: frames within a thirtieth of a second`, '', share(THIRTIETH_MS)),
  ]
}
