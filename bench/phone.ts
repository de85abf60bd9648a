import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { type Figure, figure } from './result.ts'

/** A mid-range phone: its processor is four times slower than this one, its line Lighthouse's slow mobile network. */
export const SLOW_DOWN = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
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

/** A phone of somebody who is logged in, with no notice that opens by itself. */
export async function phoneOf(browser: Browser, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-PH' })
  await context.addInitScript(arrive, token)
  return context
}

function arrive(token: string) {
  const kept = { token, account: 'bench0', merchant: 'LUCKY', cpw: '', isAgent: '0' }
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  localStorage.setItem('popups', 'off')
}

/** Slow this page down to the phone's processor; its line is slow or free. */
export async function slowedDown(page: Page): Promise<{ line: (of: 'slow' | 'free') => Promise<void> }> {
  const phone: CDPSession = await page.context().newCDPSession(page)
  await phone.send('Network.enable')
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  // A visit that nobody logged in for may be asked at once whether it goes on.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Go on' }), (button) => button.click())
  await page.bringToFront()
  return {
    async line(of) {
      await phone.send('Network.emulateNetworkConditions', of === 'slow' ? LINE : FREE)
    },
  }
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
