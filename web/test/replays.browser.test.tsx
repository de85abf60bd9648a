import '@croupier/kit/theme/base.css'
import type { BrandLook } from '@croupier/contract/brand.ts'
import { tokenStyle } from '@croupier/contract/look.ts'
import { PALETTES } from '@croupier/contract/palettes.ts'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import { tableGames } from '@croupier/engine/tables/tables.ts'
import { mostDealt } from '@croupier/engine/test/most-dealt.ts'
import { BrandProvider } from '@croupier/kit/brand.tsx'
import { makeQueryClient } from '@croupier/kit/query.ts'
import { startWords } from '@croupier/kit/words.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { DealReplay } from '../src/features/tables/deal-replay.tsx'
import { hasTablePage } from '../src/features/tables/table-page-games.ts'
import { layouts } from '../src/features/tables/layouts.ts'
import { loadGroup } from '../src/word-files.ts'
import { overlapsIn } from './overlaps.ts'

/** The box that a round's page and its window have for a replay, on a phone and on a desk. */
const BOXES = [
  { screen: { width: 390, height: 844 }, width: 326 },
  { screen: { width: 1440, height: 900 }, width: 593 },
] as const

const look = { merchant: 'LUCKY', name: 'LUCKY', currency: 'PHP', decimals: 2, currencySign: '₱' } as BrandLook
const AT = '2026-03-04T05:06:07.000Z'

beforeAll(async () => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: tokenStyle(PALETTES.gold) }))
  await startWords('en', { groups: ['shell', 'games', 'tables'], load: loadGroup, wording: {} })
})

/** A round of this game in which most is dealt, with a bet on the first spot, in a box of this width. */
function showAgain(gameCode: string, game: TableGame, width: number, phase: 'settled' | 'void' = 'settled') {
  if (!hasTablePage(gameCode)) throw new Error(`${gameCode} has no layout`)
  const { events, result, won, score } = mostDealt(game)
  const [paytable = ''] = game.paytables
  const [spot] = game.spots(paytable)
  const place = document.createElement('div')
  place.style.width = `${width}px`
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const round = {
    roundId: gameCode,
    code: 'A-1',
    number: 1,
    phase,
    startsFrom: 0,
    dealtTo: [],
    answers: [],
    result,
    events: events.map((event) => ({ ...event, at: AT })),
    startedAt: AT,
    endedAt: AT,
    summary: { roundId: gameCode, number: 1, won: [...won], score },
  }
  const proof = {
    table: 'A',
    gameCode,
    paytable,
    paytableVersion: game.paytableVersion,
    head: 'a',
    salt: 'b',
    link: 1,
    toHead: 1,
    linkAfter: 'c',
    hash: null,
  }
  const bet = { betId: 'a', clickId: 'a', spot: spot?.key ?? '', stake: '10.00' }
  const mine = [
    phase === 'void'
      ? { ...bet, payout: '10.00', state: 'returned' as const }
      : { ...bet, payout: '0.00', state: 'lost' as const },
  ]
  root.render(
    <QueryClientProvider client={makeQueryClient()}>
      <BrandProvider value={{ brand: look, tree: [] }}>
        <DealReplay dealt={{ shoeId: 'a', round, proof, mine }} layout={layouts[gameCode]} />
      </BrandProvider>
    </QueryClientProvider>,
  )
}

for (const [gameCode, game] of Object.entries(tableGames))
  for (const { screen, width } of BOXES)
    test(`a replay of ${gameCode} fits its box on a screen ${screen.width} wide, with the most that a round can have`, async () => {
      await page.viewport(screen.width, screen.height)
      showAgain(gameCode, game, width)
      // It stands at its end, where all lies on the table.
      await expect.element(page.getByRole('slider')).toBeVisible()
      await document.fonts.ready
      await expect.element(page.getByText(/ · [\d.… ·]+ to 1$/).first()).toBeVisible()
      expect(overlapsIn(document.querySelector('[data-felt]'))).toEqual([])
    })

test('a replay of a round that was voided after it was settled shows no winner, and the stake as returned', async () => {
  const { DRAGON_TIGER } = tableGames
  showAgain('DRAGON_TIGER', DRAGON_TIGER, 593, 'void')
  await expect.poll(() => page.getByRole('status').element().textContent).toContain('Round void, stakes returned')
  const stake = page.getByRole('paragraph').filter({ hasText: 'Dragon · 1 to 1' })
  await expect.poll(() => stake.element().textContent).toMatch(/Returned\s*₱10\.00$/)
  expect(stake.element().textContent).not.toContain('+')
})
