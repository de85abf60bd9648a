import { expect, type Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { test } from './journey.ts'
import { comeNew, memberCentre } from './member.ts'
import { type Screen, SCREENS, settled, settleIn, turnTo } from './screens.ts'

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
  await page.goto('/')
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

test('nobody is shut out of the agent centre, dark or light, on a desk or a phone', async ({ page, baseURL }) => {
  test.slow()
  const round = await settleIn(page, baseURL ?? '', 'agent04')
  for (const screen of SCREENS.filter(({ who }) => who === 'agent')) await lookAt(page, screen, round)
})

test('nobody is shut out of the cashier: what a form finds wrong, a request under way, a withdrawal that has to wait', async ({
  page,
}) => {
  test.slow()
  await comeNew(page, 'axe01')
  await page.goto('/?modal=memberCentre&centre=depositv2')
  await memberCentre(page).getByLabel('Deposit amount').fill('1')
  await memberCentre(page)
    .getByRole('button', { name: /^Show QR for / })
    .click()
  await expect(memberCentre(page).getByLabel('Deposit amount')).toHaveAccessibleDescription(/₱100/)
  await lookAround(page, 'a deposit with an amount that cannot be')

  await memberCentre(page).getByLabel('Deposit amount').fill('500')
  await lookAround(page, 'a deposit with its sum')
  await memberCentre(page)
    .getByRole('button', { name: /^Show QR for / })
    .click()
  await expect(memberCentre(page).getByRole('img', { name: /^QR code to pay / })).toBeVisible()
  await lookAround(page, 'a deposit under way')

  await page.goto('/?modal=memberCentre&centre=withdraw')
  await expect(memberCentre(page).getByRole('region', { name: 'Before your first withdrawal' })).toBeVisible()
  await lookAround(page, 'a withdrawal that has to wait')
})

async function lookAt(page: Page, { name, path, modal }: Screen, round: string) {
  await lookAround(page, name, { modal, begin: () => turnTo(page, path(round)) })
}

interface PageSetup {
  readonly modal?: true | undefined
  /** Goes there, once the first look is set. */
  readonly begin?: () => Promise<unknown>
}

async function lookAround(page: Page, name: string, { modal, begin }: PageSetup = { modal: true }) {
  for (const [index, { size, theme }] of LOOKS.entries()) {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
    if (index === 0) await begin?.()
    await settled(page, { modal })
    expect.soft(await barriers(page, { modal }), `${name}, ${size.width} px, ${theme}`).toEqual([])
  }
}
