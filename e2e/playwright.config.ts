import { randomInt } from 'node:crypto'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../run/chromium.mjs'

// The workers inherit it and do not search again.
process.env.CHROMIUM ??= findChromium() ?? ''
/** Which share of all screens and languages this run looks at; the same again with SEED. */
process.env.SEED ??= String(randomInt(1000))

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
/** What the browser would load for its own address bar, with every window anew; and what Playwright leaves out, since one list counts. */
const without = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
/** Journeys that are not about notices are not met by one that opens by itself. */
const quietNotices = [{ name: 'popups', value: 'off' }]
const site = process.env.E2E_SITE
const origins =
  site === undefined
    ? []
    : [site, site.replace('127.0.0.1', 'sampa.localhost')].map((origin) => ({ origin, localStorage: quietNotices }))

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  globalSetup: './open-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  // Minutes, so that no journey fails on a busy machine.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  use: {
    // Known to the workers, which start when the site is open.
    baseURL: site ?? '',
    storageState: { cookies: [], origins },
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    // Whatever moves is painted by the processor; the journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    actionTimeout: 90_000,
    // A trace of every journey would take as long as the journeys; --trace on records one that is looked for.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [...quiet, `--disable-features=${without.join(',')}`, ...asRoot],
    },
  },
  projects: [
    {
      name: 'journeys',
      testMatch: '*.spec.ts',
      testIgnore: ['books.spec.ts', 'access-status.spec.ts', 'desks.spec.ts'],
      // What everybody played here and below has to add up, also when a journey failed.
      teardown: 'books',
    },
    // A brand lets everybody be paid at once meanwhile, which other journeys are not about.
    { name: 'desks', testMatch: 'desks.spec.ts', dependencies: ['journeys'] },
    // It closes the site to everyone, so no other journey may run beside it.
    { name: 'doors', testMatch: 'access-status.spec.ts', dependencies: ['desks'] },
    { name: 'books', testMatch: 'books.spec.ts' },
  ],
})
