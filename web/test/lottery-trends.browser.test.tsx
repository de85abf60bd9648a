import '@croupier/kit/theme/base.css'
import { lottery, type LotteryTerms, lotteryIssues, lotteryTrends } from '@croupier/contract/lottery.ts'
import { placeOrder } from '@croupier/contract/lottery-orders.ts'
import { answerCalls, type Answers, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BoardPage } from '../src/features/lottery/board-page.tsx'
import { later, termsOf } from './lottery-answers.ts'
import { showPart } from './show-part.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const region = (name: string) => page.getByRole('region', { name, exact: true })
const row = (within: ReturnType<typeof region>, name: string | RegExp) => within.getByRole('row', { name })

/** The last draw first: the first digit was 9, 8, 9, 9 and, before, 1. */
const DRAWS = ['91357', '82357', '93357', '94357', '17357']
const historyOf = (results: readonly (readonly string[])[]) => ({
  list: results.map((numbers, at) => ({ issueNo: `20261121${900 - at}`.padEnd(12, '0'), numbers: [...numbers] })),
})
const history = historyOf(DRAWS.map((digits) => digits.split('')))

async function showTrends(terms: LotteryTerms, answers: (server: Answers) => unknown, language: 'en' | 'vi' = 'en') {
  const server = answerCalls()
  server.to(lottery, () => ({ ...terms, now: later(0) })).to(lotteryIssues, { list: [] })
  answers(server)
  await showPart(<BoardPage gameCode={terms.gameCode} back="/elott" />, language, ['shell', 'games', 'lottery'])
  await expect.element(page.getByRole('heading', { name: terms.name })).toBeVisible()
  return server
}

test('each value of a field has its draws, misses and gaps, and the line goes through what was drawn', async () => {
  const server = await showTrends(termsOf('SSC'), (answers) => answers.to(lotteryTrends, history))
  await button('Trends').click()
  const figures = region('Figures by number').first()
  await expect.element(row(figures, '9 Hot 3 0 0.5 1')).toBeVisible()
  await expect.element(row(figures, /^1 .*1 4 2\.0 4$/)).toBeVisible()
  // What never came may have been missed for longer.
  await expect.element(row(figures, /^0 .*0 5\+ 5\.0 5\+$/)).toBeVisible()
  await expect.element(page.getByText(/Draws have no memory/)).toBeVisible()
  await expect.element(page.getByText('Draws so far: 5')).toBeVisible()

  const points = () => document.querySelector('polyline')?.getAttribute('points')
  expect(points()).toBe('9.5,0.5 8.5,1.5 9.5,2.5 9.5,3.5 1.5,4.5')
  await page.getByRole('combobox', { name: 'Field' }).selectOptions('All numbers')
  await expect.element(row(figures, /^7 Hot 5 0 0\.0 0$/)).toBeVisible()
  expect(points()).toBeUndefined()

  await button('500 draws').click()
  await expect.poll(() => server.asked(lotteryTrends).map(({ query }) => query['count'])).toContain('500')
})

test('a side of a road is laid onto the board by one press and can be bet there', async () => {
  const server = await showTrends(termsOf('SSC'), (answers) => answers.to(lotteryTrends, history))
  await button('Trends').click()
  const roads = region('Roads and streaks')
  await expect.element(roads.getByText('Now: Big ×4', { exact: true }).first()).toBeVisible()
  await expect.element(roads.getByText('Longest: Big 4, Small 1')).toBeVisible()
  await roads.getByRole('button', { name: 'Bet Small: Ten thousands · Big / Small', exact: true }).first().click()

  await expect.element(button('Trends')).toHaveAttribute('aria-pressed', 'false')
  const places = page.getByRole('group', { name: 'Ten thousands', exact: true })
  await expect
    .element(places.getByRole('button', { name: 'Small', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(document.activeElement).toBe(region('Betting board').element())
  await button('Bet ₱2.00').click()
  await expect.poll(() => server.asked(placeOrder).length).toBe(0)
  server.to(placeOrder, refusalAnswer('bets_closed'))
  await button('Bet ₱2.00').click()
  await expect
    .poll(() => server.asked(placeOrder)[0]?.body)
    .toMatchObject({ lines: [{ method: 'BSOE_1', content: 'S||||', tickets: 1 }] })
})

test('the trends beside the results lay a bet of two places as well', async () => {
  await showTrends(termsOf('SSC'), (answers) => answers.to(lotteryTrends, history))
  await tab('Trends').click()
  await page.getByRole('combobox', { name: 'Two sides' }).selectOptions('Positions 1 and 5 · Dragon / Tiger')
  await button('Bet Dragon: Positions 1 and 5 · Dragon / Tiger').first().click()
  const side = page.getByRole('group', { name: 'Higher', exact: true })
  await expect
    .element(side.getByRole('button', { name: 'Dragon', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('below each digit of a place stands how many draws have missed it', async () => {
  await showTrends(termsOf('SSC'), (answers) => answers.to(lotteryTrends, history))
  await tab('3-star last').click()
  const digit = (of: string, value: string) =>
    page.getByRole('group', { name: of, exact: true }).getByRole('button', { name: value, exact: true })
  await expect.element(digit('Units', '7')).toHaveAccessibleDescription('missed: 0')
  await expect.element(digit('Units', '4')).toHaveAccessibleDescription('missed: 5')
  // Its digits stand at no place of their own.
  await button('Group 6').click()
  await expect.element(digit('Numbers', '4')).not.toHaveAttribute('aria-describedby')
})

/** Twelve results of the North whose prizes all end in 25, but for the special one of the last draw. */
const NORTH = Array.from({ length: 12 }, (_, draw) =>
  [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2].map((digits, place) =>
    (draw === 0 && place === 0 ? '84739' : '11125').slice(-digits),
  ),
)

test('stations have heads and tails, and the two-digit numbers that were missed long', async () => {
  await showTrends(termsOf('VN_NORTH'), (answers) => answers.to(lotteryTrends, historyOf(NORTH)), 'vi')
  await button('Thống kê').click()
  const heads = region('Đầu – đuôi')
  await expect.element(row(heads, '3 9 –')).toBeVisible()
  await heads.getByRole('button', { name: 'Kỳ trước' }).click()
  await expect.element(row(heads, '3 – –')).toBeVisible()
  const missed = region('Lô gan')
  await expect.poll(() => missed.getByRole('listitem').elements().length).toBe(98)
  await expect.poll(() => missed.getByRole('listitem').first().element().textContent).toBe('00 12+ kỳ chưa về')
})

test('a lottery without results has no trends yet, and a call that fails can be tried again', async () => {
  const server = await showTrends(termsOf('K3'), (answers) => answers.to(lotteryTrends, { list: [] }))
  await button('Trends').click()
  await expect.element(page.getByText('No results yet')).toBeVisible()
  server.to(lotteryTrends, refusalAnswer('not_found'))
  await button('30 draws').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  server.to(lotteryTrends, historyOf([['1', '2', '3']]))
  await button('Try again').click()
  await expect.element(region('Trend chart').first()).toBeVisible()
})
