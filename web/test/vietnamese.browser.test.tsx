import '@croupier/kit/theme/base.css'
import type { BrandLook } from '@croupier/contract/brand.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { consolidatedFunds } from '@croupier/contract/vendors.ts'
import { BrandProvider } from '@croupier/kit/brand.tsx'
import { setCaller } from '@croupier/kit/calls.ts'
import { makeQueryClient } from '@croupier/kit/query.ts'
import { startSession } from '@croupier/kit/session.ts'
import { answerCalls } from '@croupier/kit/testing/answers.ts'
import { startWords } from '@croupier/kit/words.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { FundsStrip } from '../src/features/wallet/funds-strip.tsx'
import type { Round } from '../src/parts/rounds/round.ts'
import { RoundHead } from '../src/screens/round/round-head.tsx'
import { loadGroup } from '../src/word-files.ts'

const look = {
  merchant: 'LUCKY',
  name: 'LUCKY',
  currency: 'PHP',
  decimals: 2,
  currencySign: '₱',
  timeZone: 'Asia/Manila',
} as BrandLook

/** Show a part of the site in Vietnamese on a phone. */
async function show(shown: ReactNode): Promise<HTMLElement> {
  startSession({ token: 'token', account: 'member01', merchant: 'LUCKY', cpw: '', isAgent: 0 })
  setCaller({ merchant: 'LUCKY', language: 'VI' })
  await startWords('vi', { groups: ['shell', 'betting', 'profit'], load: loadGroup, wording: {} })
  await page.viewport(390, 844)
  const client = makeQueryClient()
  const router = createRouter({
    routeTree: createRootRoute({ component: () => shown }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    client.clear()
    place.remove()
    sessionStorage.clear()
  })
  root.render(
    <QueryClientProvider client={client}>
      <BrandProvider value={{ brand: look, tree: [] }}>
        <RouterProvider router={router} />
      </BrandProvider>
    </QueryClientProvider>,
  )
  return place
}

test('points are written as the language writes numbers', async () => {
  const funds: ReplyOf<typeof consolidatedFunds> = {
    currency: 'PHP',
    total: '1234.50',
    available: '1234.50',
    held: '0.00',
    points: '1234.50',
    atVendors: '0.00',
    wallets: [],
    vendors: [],
  }
  answerCalls().to(consolidatedFunds, funds)
  const place = await show(<FundsStrip />)
  await expect.poll(() => place.querySelector('dl > :last-child dd')?.textContent).toBe('1.234,5')
})

test('the day and time of a round are not broken on a phone', async () => {
  // As much of it as its head shows.
  const round = {
    roundId: '01a20d96-c1e1-7072-9811-81c9a2a8e6ed',
    gameName: 'Baccarat',
    category: 'LIVE',
    vendor: 'Croupier Studio',
    startedAt: '2026-11-24T08:57:38.000Z',
    bets: [],
    together: { status: 'lost', result: '-20.00' },
  } as unknown as Round
  const place = await show(<RoundHead round={round} record={undefined} />)
  await expect.poll(() => place.querySelector('p .num')?.textContent).toBe('16:57:38 24 thg 11')
  expect(place.querySelector('p .num')?.getClientRects()).toHaveLength(1)
})
