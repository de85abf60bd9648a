import '@croupier/kit/theme/base.css'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { gameList, recentGames, vendorSorting } from '@croupier/contract/catalogue.ts'
import { answerCalls } from '@croupier/kit/testing/answers.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EmptyCategory } from '../src/features/catalogue/empty-category.tsx'
import { showPart } from './show-part.tsx'

const studio = { vassalage: 'CROUPIER', displayName: 'Croupier Studio', mark: 'croupier' } as const
const sorting = {
  list: [{ gameCategory: 'INHOUSE', pointsRate: '1.00', games: 1, minBets: [], vendors: [studio] }],
} as unknown as ReplyOf<typeof vendorSorting>
const dice = {
  code: 'DICE',
  nodeId: 'DICE',
  displayName: 'Dice',
  vendorName: studio.displayName,
  vassalage: studio.vassalage,
  accountTypeName: studio.vassalage,
  gameType: 'INHOUSE',
  isGame: 'GAME',
  isHot: 0,
  isNew: false,
  jackpot: false,
  rtp: '99.00',
  minBet: '0.10',
}
const games = { games: [dice], pageNo: 1, pageSize: 14, total: 1, totalPages: 1 } as unknown as ReplyOf<typeof gameList>
const played = { list: [] } as unknown as ReplyOf<typeof recentGames>

test('a category without games says so and leads on', async () => {
  answerCalls().to(vendorSorting, sorting).to(gameList, games).to(recentGames, played)
  const history = createMemoryHistory({ initialEntries: ['/'] })
  await showPart(<EmptyCategory category="BINGO" />, 'en', ['shell', 'catalogue'], {
    isGuest: true,
    menu: ['INHOUSE', 'BINGO'],
    history,
  })
  await expect.element(page.getByText(/^No games are available here at the moment/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Search all games' })).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Available now' }).getByRole('link', { name: /^Dice/ }))
    .toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'In-house' }))
  await expect.poll(() => history.location.pathname).toBe('/inhouse')
})
