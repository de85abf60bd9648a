import '@croupier/kit/theme/base.css'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { searchList, vendorSorting } from '@croupier/contract/catalogue.ts'
import { answerCalls } from '@croupier/kit/testing/answers.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SearchOverlay } from '../src/shell/search/search-overlay.tsx'
import { showPart } from './show-part.tsx'

const studio = { vassalage: 'CROUPIER', displayName: 'Croupier Studio', mark: 'croupier' } as const
const gameOf = (code: string, displayName: string, gameType: 'RNG' | 'INHOUSE') => ({
  code,
  displayName,
  gameType,
  vassalage: studio.vassalage,
  vendorName: studio.displayName,
  isHot: 0 as const,
  rtp: '96.00',
})
const list = {
  games: [gameOf('LUCKY_TWENTY', 'Lucky Twenty', 'RNG'), gameOf('DICE', 'Dice', 'INHOUSE')],
  vendors: [{ ...studio, games: 2, categories: ['RNG', 'INHOUSE'], aliases: [] }],
} as unknown as ReplyOf<typeof searchList>
const sorting = {
  list: [{ gameCategory: 'RNG', pointsRate: '1.20', games: 1, minBets: [], vendors: [studio] }],
} as unknown as ReplyOf<typeof vendorSorting>

const box = page.getByRole('combobox', { name: 'Search' })
const lines = page.getByRole('option')

/** Open the search; answers where the site is by its address. */
async function open({ isGuest = false } = {}) {
  answerCalls().to(searchList, list).to(vendorSorting, sorting)
  const history = createMemoryHistory({ initialEntries: ['/'] })
  await showPart(<SearchOverlay onClose={() => undefined} />, 'en', ['shell', 'search', 'centre'], {
    isGuest,
    menu: ['RNG'],
    history,
  })
  await expect.element(box).toBeVisible()
  return () => history.location.href
}

test('a game is found by a misspelt name and opened by Enter; the words are offered again', async () => {
  const address = await open()
  await box.fill('lukcy')
  await expect.poll(() => lines.first().element().textContent).toMatch(/^Lucky Twenty/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/game?gameCode=LUCKY_TWENTY')

  await box.fill('')
  await page.getByRole('button', { name: 'lukcy' }).click()
  await expect.element(box).toHaveValue('lukcy')
})

test('vendors and pages are found too, in kinds, and opened', async () => {
  const address = await open()
  await box.fill('croupier')
  await page.getByRole('button', { name: /^Studios/ }).click()
  await expect.element(lines).toHaveLength(1)
  await expect.element(lines.first()).toHaveAttribute('aria-selected', 'true')
  await box.fill('verify')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/verify')
})

test('what is the member’s own is found by arrows', async () => {
  const address = await open()
  await box.fill('record')
  await expect.element(lines.first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(lines.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect.element(lines.first()).toHaveAttribute('aria-selected', 'false')
  await userEvent.keyboard('{ArrowUp}')
  await lines.filter({ hasText: 'Betting record' }).click()
  await expect.poll(address).toMatch(/modal=memberCentre&centre=personalHistoryCopy/)
})

test('nothing found says so, and a guest who takes a game is asked to log in first', async () => {
  const address = await open({ isGuest: true })
  await box.fill('record')
  await expect.element(page.getByText('No results for “record”')).toBeVisible()
  await box.fill('dice')
  await lines.first().click()
  await expect.poll(address).toBe('/login')
})
