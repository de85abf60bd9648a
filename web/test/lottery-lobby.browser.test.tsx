import '@croupier/kit/theme/base.css'
import { lotteries } from '@croupier/contract/lottery.ts'
import { answerCalls, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LotteryTiles } from '../src/features/lottery/lottery-tiles.tsx'
import { issueOnSale, later, termsOf } from './lottery-answers.ts'
import { showPart } from './show-part.tsx'

type Lottery = Parameters<typeof listed>[0]

const drawn = (numbers: string[]) => ({ ...issueOnSale('202611210902', { status: 'settled' }), numbers })

/** A lottery as a list names it. */
function listed({
  methods: _methods,
  now: _now,
  currency: _currency,
  modes: _modes,
  units: _units,
  ...terms
}: ReturnType<typeof termsOf>) {
  const { prizeMax: _most, next: _next, rulesVersion: _version, ...lottery } = terms
  return lottery
}

const ssc = () => termsOf('SSC', { last: drawn(['5', '8', '1', '6', '3']) })
const north = () => termsOf('VN_NORTH', { gameCode: 'VN_MB', name: 'North', last: drawn(['84739', '16025']) })

async function showTiles(list: Lottery[], of: Parameters<typeof LotteryTiles>[0] = {}) {
  const server = answerCalls()
  server.to(lotteries, { now: later(0), list: list.map(listed) })
  await showPart(<LotteryTiles {...of} />, 'en', ['shell', 'lottery'])
  return server
}

test('lotteries stand by their prize mode, with the time left, the last numbers and the way to their board', async () => {
  await showTiles([ssc(), north()])
  const stations = page.getByRole('region', { name: 'Vietnam stations' })
  await expect
    .element(stations.getByRole('link', { name: 'North' }))
    .toHaveAttribute('href', '/vnlottery?gameCode=VN_MB')
  await expect.element(stations.getByRole('img', { name: '84739' })).toBeVisible()
  const electronic = page.getByRole('region', { name: 'Electronic lottery' })
  await expect
    .element(electronic.getByRole('link', { name: 'SSC 1 minute' }))
    .toHaveAttribute('href', '/lottery?gameCode=SSC_1M')
  await expect.element(electronic.getByRole('img', { name: '5 8 1 6 3' })).toBeVisible()
  await expect.poll(() => electronic.getByRole('timer').element().textContent).toMatch(/^(10:00|09:5\d)$/)
})

test('a page of one prize mode shows no other, and says when there is nothing', async () => {
  await showTiles([north()], { modes: ['SEA'] })
  await expect.element(page.getByText('No lotteries here yet')).toBeVisible()
  await expect.element(page.getByText('North')).not.toBeInTheDocument()
})

test('what is closed or drawn says so in place of the time', async () => {
  await showTiles([
    { ...ssc(), state: 'closed' },
    { ...north(), issue: issueOnSale('20261121', { status: 'closed', closeAt: later(-1000) }) },
  ])
  await expect.element(page.getByRole('listitem').filter({ hasText: 'SSC 1 minute' }).getByText('Closed')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'North' }).getByText('Drawing now')).toBeVisible()
})

test('a list that does not come can be asked for again', async () => {
  const server = answerCalls()
  server.to(lotteries, refusalAnswer('not_found'))
  await showPart(<LotteryTiles />, 'en', ['shell', 'lottery'])
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  server.to(lotteries, { now: later(0), list: [listed(ssc())] })
  await again.click()
  await expect.element(page.getByRole('link', { name: 'SSC 1 minute' })).toBeVisible()
})
