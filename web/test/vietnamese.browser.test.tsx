import '@croupier/kit/theme/base.css'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { consolidatedFunds } from '@croupier/contract/vendors.ts'
import { answerCalls } from '@croupier/kit/testing/answers.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FundsStrip } from '../src/features/wallet/funds-strip.tsx'
import type { Round } from '../src/parts/rounds/round.ts'
import { RoundHead } from '../src/screens/round/round-head.tsx'
import { showPart } from './show-part.tsx'

/** Show a part of the site in Vietnamese on a phone. */
async function show(shown: ReactNode): Promise<HTMLElement> {
  await page.viewport(390, 844)
  return showPart(shown, 'vi', ['shell', 'betting', 'profit'])
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
    divtypereq: {},
    dailysalreqtype: {},
    contracthoursalreq: {},
    realtimesalreqtype: {},
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
