import '@croupier/kit/theme/base.css'
import { lotteryIssues } from '@croupier/contract/lottery.ts'
import { cancelOrder, order, type OrderDetail, orders } from '@croupier/contract/lottery-orders.ts'
import { answerCalls, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OrdersPanel } from '../src/features/lottery/orders-panel.tsx'
import { ResultsPanel } from '../src/features/lottery/results-panel.tsx'
import { issueOnSale, later } from './lottery-answers.ts'
import { showPart } from './show-part.tsx'

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const row = {
  orderId: idOf(1),
  gameCode: 'SSC_1M',
  name: 'SSC 1 minute',
  issueNo: '202611210903',
  drawAt: later(60_000),
  placedAt: later(-5000),
  lines: 1,
  amount: '72.00',
  rebate: '0.72',
  prize: '0.00',
  currency: 'PHP',
  state: 'open' as const,
  chaseId: null,
}
const detail: OrderDetail = {
  ...row,
  family: 'SSC',
  closeAt: later(55_000),
  cancellable: true,
  numbers: null,
  items: [
    {
      lineId: idOf(2),
      method: 'ZX3_B',
      content: '4,6,7|0,2,5,8|1,3,9',
      tickets: 36,
      amount: '72.00',
      rebate: '0.72',
      mode: 1940,
      odds: [{ key: 'WIN', odds: '970.0000' }],
      half: [],
      most: '1940.00',
      state: 'open',
      corrected: false,
      hits: null,
      prize: '0.00',
    },
  ],
}
const pageOf = <T,>(...list: T[]) => ({ pageNum: 1, totalPages: 1, total: list.length, list })
const opened = () => page.getByRole('dialog', { name: 'Order for draw 20261121-0903' })
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function showOrders() {
  const server = answerCalls()
  server.to(orders, pageOf(row)).to(order, detail)
  await showPart(<OrdersPanel gameCode="SSC_1M" />, 'en', ['shell', 'lottery'])
  await button(/Draw 20261121-0903/).click()
  await expect.element(opened()).toBeVisible()
  return server
}

test('an own order shows its lines with the terms that they were taken by', async () => {
  await showOrders()
  for (const text of ['3-star last · Direct', '4, 6, 7 · 0, 2, 5, 8 · 1, 3, 9'])
    await expect.element(opened().getByText(text, { exact: true })).toBeVisible()
  await expect.element(opened().getByText(/×970 · Prize mode 1940/)).toBeVisible()
})

test('an order is cancelled after one more question, and what came back is said', async () => {
  const server = await showOrders()
  await opened().getByRole('button', { name: 'Cancel order' }).click()
  const sure = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect.element(sure.getByText(/₱72\.00 is refunded.*₱0\.72/)).toBeVisible()
  await sure.getByRole('button', { name: 'Keep order' }).click()
  expect(server.asked(cancelOrder)).toEqual([])

  server.to(cancelOrder, () => {
    server.to(order, { ...detail, cancellable: false, state: 'cancelled' })
    return { orderId: idOf(1), lineIds: [idOf(2)], returned: '71.28', balance: '999.28' }
  })
  await opened().getByRole('button', { name: 'Cancel order' }).click()
  await sure.getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(opened().getByText('₱71.28')).toBeVisible()
  await expect.element(opened().getByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
  expect(server.asked(cancelOrder)).toHaveLength(1)
})

test('an order whose issue has closed is not cancelled, and it is said why', async () => {
  const server = await showOrders()
  server.to(cancelOrder, refusalAnswer('bets_closed'))
  await opened().getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog', { name: 'Cancel this order?' }).getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(opened().getByRole('alert')).toBeVisible()
})

test('an order that is an issue of a chase says so', async () => {
  const server = answerCalls()
  server.to(orders, pageOf({ ...row, chaseId: idOf(3) }))
  await showPart(<OrdersPanel gameCode="SSC_1M" />, 'en', ['shell', 'lottery'])
  await expect.element(button(/Draw 20261121-0903/).getByText('Chase', { exact: true })).toBeVisible()
})

test('a guest is told to log in to see orders', async () => {
  answerCalls()
  await showPart(<OrdersPanel gameCode="SSC_1M" />, 'en', ['shell', 'lottery'], { isGuest: true })
  await expect.element(page.getByText('Log in to see your orders.')).toBeVisible()
})

test('results are the last ones or those of a day; a void issue says so', async () => {
  const server = answerCalls()
  const drawn = { ...issueOnSale('202611210902', { status: 'settled' }), numbers: ['5', '8', '1', '6', '3'] }
  const isVoid = { ...issueOnSale('202611210901', { status: 'void' }), numbers: null }
  server.to(lotteryIssues, { list: [drawn, isVoid] })
  await showPart(<ResultsPanel gameCode="SSC_1M" family="SSC" timeZone="Asia/Manila" />, 'en', ['shell', 'lottery'])
  await expect.element(page.getByRole('img', { name: '5 8 1 6 3' })).toBeVisible()
  await expect.element(page.getByText('Void: stakes were returned.')).toBeVisible()
  server.to(lotteryIssues, { list: [] })
  await page.getByLabelText('Day').fill('2026-11-20')
  await expect.element(page.getByText('There are no results for this choice.')).toBeVisible()
  expect(server.asked(lotteryIssues).map(({ query }) => query)).toEqual([
    { count: '10' },
    { count: '10', day: '2026-11-20' },
  ])
})
