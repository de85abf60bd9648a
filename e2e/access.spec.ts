import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test as journey } from './journey.ts'
import { SCREENS, settled, settleIn } from './screens.ts'

interface Resident {
  readonly round: string
  /** What the member's tab keeps, to be at home in another one. */
  readonly session: Readonly<Record<string, string>>
}

const test = journey.extend<Record<never, never>, { readonly resident: Resident }>({
  resident: [
    async ({ browser }, use, { parallelIndex }) => {
      const page = await browser.newPage()
      const round = await settleIn(page, process.env.E2E_SITE ?? '', `member${18 + parallelIndex}`)
      const session = await page.evaluate(() => ({ ...sessionStorage }))
      await page.close()
      await use({ round, session })
    },
    { scope: 'worker' },
  ],
})

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const DARK_DESK = { size: DESK, theme: 'dark' } as const
const LIGHT_PHONE = { size: PHONE, theme: 'light' } as const

/** Each theme and each size once; THOROUGH=1 looks at all four. */
const LOOKS =
  process.env.THOROUGH === '1'
    ? ([DARK_DESK, { size: DESK, theme: 'light' }, { size: PHONE, theme: 'dark' }, LIGHT_PHONE] as const)
    : ([DARK_DESK, LIGHT_PHONE] as const)

for (const { name, path, who, modal } of SCREENS) {
  test(`nobody is shut out of ${name}, dark or light, on a desk or a phone`, async ({ page, resident }) => {
    if (who === 'member')
      await page.addInitScript((session) => Object.assign(sessionStorage, session), resident.session)
    const axe = () => (modal ? new AxeBuilder({ page }).include('[role=dialog]') : new AxeBuilder({ page }))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path(resident.round))
    for (const { size, theme } of LOOKS) {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
      await settled(page, { modal })
      expect.soft(await barriers(axe()), `${size.width} px, ${theme}`).toEqual([])
    }
  })
}

async function barriers(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`))
}
