import '@croupier/kit/theme/base.css'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { lottery, type LotteryTerms } from '@croupier/contract/lottery.ts'
import { type LotteryOrder, order, type OrderDetail, orders, placeOrder } from '@croupier/contract/lottery-orders.ts'
import { answerCalls, type Answers, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BoardPage } from '../src/features/lottery/board-page.tsx'
import { later, termsOf } from './lottery-answers.ts'
import { showPart } from './show-part.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const slip = () => page.getByRole('region', { name: 'Bet slip' })
const grid = () => page.getByRole('group', { name: 'Numbers', exact: true })
const textOf = (element: { readonly element: () => Element }) => () => element.element().textContent
const chosen = () =>
  [...grid().element().querySelectorAll('[data-cell][aria-pressed=true]')].map((cell) => cell.getAttribute('data-cell'))

async function showBoard(
  terms: LotteryTerms,
  answers: (server: Answers) => unknown = () => undefined,
): Promise<Answers> {
  const server = answerCalls()
  server.to(lottery, () => ({ ...terms, now: later(0) }))
  answers(server)
  await showPart(<BoardPage gameCode={terms.gameCode} back="/vnlottery" />, 'en', ['shell', 'games', 'lottery'])
  await expect.element(page.getByRole('heading', { name: terms.name })).toBeVisible()
  return server
}

test('sets of numbers are added to each other, and taken away again', async () => {
  await showBoard(termsOf('VN_NORTH'))
  await button('Doubles').click()
  await expect.poll(chosen).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99'])
  await page.getByText('More pickers').click()
  await button('Head 3').click()
  await expect.poll(chosen).toHaveLength(19)
  await button('Doubles').click()
  await expect.poll(chosen).toEqual(['30', '31', '32', '34', '35', '36', '37', '38', '39'])
  await expect.element(button('Head 3')).toHaveAttribute('aria-pressed', 'false')
  await button('Add all orders of the digits chosen').click()
  await expect.poll(chosen).toHaveLength(18)
})

test('a series and combined digits say how many numbers they are', async () => {
  await showBoard(termsOf('VN_NORTH'))
  await page.getByText('More pickers').click()
  await page.getByLabelText('First', { exact: true }).fill('01')
  await page.getByLabelText('Second (optional)').fill('06')
  await page.getByLabelText('Last', { exact: true }).fill('16')
  await button('Add (4)').click()
  await expect.poll(chosen).toEqual(['01', '06', '11', '16'])
  await page.getByLabelText('First', { exact: true }).fill('50')
  await page.getByLabelText('Last', { exact: true }).fill('20')
  await expect.element(page.getByText(/^not a series/)).toBeVisible()
  await page.getByLabelText('Digits', { exact: true }).fill('123')
  await button('Add (6)').click()
  await expect.poll(chosen).toEqual(['01', '06', '11', '12', '13', '16', '21', '23', '31', '32'])
})

test('numbers that are typed have the pickers too', async () => {
  await showBoard(termsOf('VN_NORTH'))
  await button(/^Lo 3 digits/).click()
  await page.getByRole('textbox', { name: /^Tickets of 3 digits/ }).fill('123')
  await button('Add all orders of the digits chosen').click()
  await expect.element(page.getByText('Read: 6')).toBeVisible()
})

test('a ticket is kept for its member, comes back on the board, and is removed', async () => {
  await showBoard(termsOf('VN_NORTH'))
  await button('Doubles').click()
  await button('Keep these numbers').click()
  await button('Numbers: Clear').click()
  await expect.poll(chosen).toEqual([])
  await button('Favourites: 1').click()
  await button(/^Choose Bao lo · Lo 2 digits 00, 11/).click()
  await expect.poll(chosen).toHaveLength(10)
  expect(Object.keys(localStorage).filter((key) => key.includes('member01'))).toEqual([
    'lottery.tickets.member01.VN_NORTH',
  ])
  await button(/^Remove Bao lo/).click()
  await expect.element(button(/^Favourites/)).not.toBeInTheDocument()
})

const orderId = '00000000-0000-4000-8000-000000000001'
const row: LotteryOrder = {
  orderId,
  gameCode: 'SSC_1M',
  name: 'SSC 1 minute',
  issueNo: '202611210902',
  drawAt: later(-60_000),
  placedAt: later(-90_000),
  lines: 2,
  amount: '3.60',
  rebate: '0.00',
  prize: '0.00',
  currency: 'PHP',
  state: 'lost',
  chaseId: null,
}
const item = (of: Partial<OrderDetail['items'][number]>): OrderDetail['items'][number] => ({
  lineId: orderId,
  method: 'Z6_B',
  content: '0,4,7,9',
  tickets: 4,
  amount: '2.40',
  rebate: '0.00',
  mode: 1960,
  odds: [],
  half: [],
  most: '0.00',
  state: 'lost',
  corrected: false,
  hits: null,
  prize: '0.00',
  ...of,
})
const detail: OrderDetail = {
  ...row,
  family: 'SSC',
  closeAt: later(-65_000),
  cancellable: false,
  numbers: null,
  items: [item({}), item({ lineId: '00000000-0000-4000-8000-000000000002', method: 'GONE', amount: '1.20' })],
}
const listOf = (...list: LotteryOrder[]) => ({ pageNum: 1, totalPages: 1, total: list.length, list })

const placed: ReplyOf<typeof placeOrder> = {
  orderId,
  chaseId: null,
  lines: [],
  amount: '2.40',
  rebate: '0.00',
  balance: '997.60',
}

test('the last order lies in the slip again at today’s prices, without what is not offered any more', async () => {
  const modes = { min: 1800, top: 1900, step: 2 }
  const server = await showBoard(termsOf('SSC', { modes }), (answers) =>
    answers.to(orders, listOf(row)).to(order, detail).to(placeOrder, placed),
  )
  await button('Repeat last order').click()
  await expect.element(page.getByText(/^Added to your slip at today’s odds. Lines: 1. Left out.*: 1\.$/)).toBeVisible()
  await expect.poll(textOf(slip())).toContain('0, 4, 7, 9')
  await button('Place order ₱2.40').click()
  await expect.poll(textOf(slip())).toContain('Order accepted')
  expect(server.asked(placeOrder)[0]?.body).toMatchObject({
    lines: [{ method: 'Z6_B', content: '0,4,7,9', tickets: 4, unit: '0.10', multiple: 3, mode: 1900 }],
  })
})

test('without an order before there is none to repeat, and a refusal is said', async () => {
  const server = await showBoard(termsOf('SSC'), (answers) => answers.to(orders, listOf()))
  await button('Repeat last order').click()
  await expect.element(page.getByText('You have no order on this lottery yet.')).toBeVisible()
  server.to(orders, refusalAnswer('not_logged_in'))
  await button('Repeat last order').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('by chance', async () => {
  await showBoard(termsOf('VN_NORTH'))
  await tab('Xien').click()
  await button('Random').click()
  await expect.poll(chosen).toHaveLength(2)
})
