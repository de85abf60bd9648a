import { expect, type Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { test } from './journey.ts'
import { type Screen, SCREENS, settled, settleIn } from './screens.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const DARK_DESK = { size: DESK, theme: 'dark' } as const
const LIGHT_PHONE = { size: PHONE, theme: 'light' } as const

/** Each theme and each size once; THOROUGH=1 looks at all four. */
const LOOKS =
  process.env.THOROUGH === '1'
    ? ([DARK_DESK, { size: DESK, theme: 'light' }, { size: PHONE, theme: 'dark' }, LIGHT_PHONE] as const)
    : ([DARK_DESK, LIGHT_PHONE] as const)

/** They share the screens, so as to go through them side by side. */
const MEMBERS = ['member18', 'member19']

test('nobody is shut out of what a guest sees, dark or light, on a desk or a phone', async ({ page }) => {
  test.slow()
  for (const screen of SCREENS.filter(({ who }) => who === 'guest')) await lookAt(page, screen, '')
})

for (const [turn, member] of MEMBERS.entries()) {
  test(`nobody is shut out of what ${member} sees, dark or light, on a desk or a phone`, async ({ page, baseURL }) => {
    test.slow()
    const round = await settleIn(page, baseURL ?? '', member)
    const own = SCREENS.filter(({ who }) => who === 'member').filter((_, index) => index % MEMBERS.length === turn)
    for (const screen of own) await lookAt(page, screen, round)
  })
}

async function lookAt(page: Page, { name, path, modal }: Screen, round: string) {
  for (const [index, { size, theme }] of LOOKS.entries()) {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
    if (index === 0) await page.goto(path(round))
    await settled(page, { modal })
    expect.soft(await barriers(page, { modal }), `${name}, ${size.width} px, ${theme}`).toEqual([])
  }
}
