import '@croupier/kit/theme/base.css'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { lottery, type LotteryTerms } from '@croupier/contract/lottery.ts'
import { placeOrder } from '@croupier/contract/lottery-orders.ts'
import { answerCalls, type Answers, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BoardPage } from '../src/features/lottery/board-page.tsx'
import { later, termsOf } from './lottery-answers.ts'
import { showPart } from './show-part.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name: `Multiple on ${name}`, exact: true })
const textOf = (element: { readonly element: () => Element }) => () => element.element().textContent

async function showSides(
  terms: LotteryTerms,
  answers: (server: Answers) => unknown = () => undefined,
): Promise<Answers> {
  const server = answerCalls()
  server.to(lottery, () => ({ ...terms, now: later(0) }))
  answers(server)
  await showPart(<BoardPage gameCode={terms.gameCode} back="/elott" />, 'en', ['shell', 'games', 'lottery'])
  await tab('Two sides').click()
  return server
}

const placed: ReplyOf<typeof placeOrder> = {
  orderId: '00000000-0000-4000-8000-000000000001',
  chaseId: null,
  lines: [],
  amount: '18.00',
  rebate: '0.00',
  balance: '982.00',
}

test('cells of the two-sided board are one order with a line for each', async () => {
  const server = await showSides(termsOf('SSC'), (answers) => answers.to(placeOrder, placed))
  await expect.element(button('Bet')).toBeDisabled()
  await expect.element(page.getByText('Choose at least one side.')).toBeVisible()
  await field('Ten thousands, Big').fill('5')
  await page.getByRole('group', { name: 'Chip' }).getByRole('button', { name: '×1', exact: true }).click()
  await button('Add ×1 on 1 v 5, Dragon, odds 2.1777').click()
  await button('Add ×1 on 1 v 5, Dragon, odds 2.1777').click()
  await field('1 v 5, Tie').fill('1')
  await field('Sum, Odd').fill('1')
  await button('Bet ₱18.00').click()
  await expect.element(page.getByText(/^Order accepted for draw 20261121-0903/)).toBeVisible()
  expect(server.asked(placeOrder).map(({ body }) => body)).toEqual([
    {
      id: expect.any(String),
      gameCode: 'SSC_1M',
      issueNo: '202611210903',
      lines: [
        { method: 'BSOE_1', content: 'B||||', tickets: 1, unit: '1.00', multiple: 5, mode: 1960 },
        { method: 'DT', content: '1,5|D', tickets: 1, unit: '1.00', multiple: 2, mode: 1960 },
        { method: 'DT_TIE', content: '1,5', tickets: 1, unit: '1.00', multiple: 1, mode: 1960 },
        { method: 'SUM5', content: 'O', tickets: 1, unit: '1.00', multiple: 1, mode: 1960 },
      ],
    },
  ])
  // What was taken lies on the board no more.
  await expect.element(field('Ten thousands, Big')).toHaveValue('')
})

test('odds and cost of all cells follow mode and unit', async () => {
  await showSides(termsOf('PK10'))
  await field('Position 10, Even').fill('10')
  await expect.element(button('Bet ₱20.00')).toBeVisible()
  await expect.element(page.getByText('₱39.20', { exact: true })).toBeVisible()
  await page.getByRole('slider', { name: 'Prize mode' }).fill('1800')
  await expect.element(button('Add ×1 on Position 10, Even, odds 1.8')).toBeVisible()
  await expect.element(page.getByText('+₱1.60', { exact: true })).toBeVisible()
  await page.getByRole('group', { name: 'Unit' }).getByRole('button', { name: '0.1', exact: true }).click()
  await expect.element(button('Bet ₱2.00')).toBeVisible()
})

test('what is refused of a cell stands at that cell, and all of them stay', async () => {
  const fault = [{ code: 'stake_too_large', message: 'At most ₱10.00 here' }]
  await showSides(termsOf('SSC'), (answers) =>
    answers.to(placeOrder, refusalAnswer('stake_too_large', { fields: { 'lines.1.multiple': fault } })),
  )
  await field('Units, Small').fill('3')
  await field('Sum, Big').fill('9')
  await button(/^Bet ₱/).click()
  await expect.element(field('Sum, Big')).toHaveAccessibleDescription('At most ₱10.00 here')
  await expect.element(field('Units, Small')).toHaveAttribute('aria-invalid', 'false')
  await field('Sum, Big').fill('5')
  await expect.element(page.getByText('At most ₱10.00 here')).not.toBeInTheDocument()
  await expect.element(button('Bet ₱16.00')).toBeVisible()
})

test('cells stay while the methods are looked at, go by keys, and are cleared at once', async () => {
  await showSides(termsOf('SSC'))
  await field('Ten thousands, Big').fill('2')
  await userEvent.keyboard('{ArrowDown}3')
  await tab('3-star last').click()
  await expect.element(button('Group 6')).toBeVisible()
  await tab('Two sides').click()
  await expect.element(field('Ten thousands, Small')).toHaveValue('3')
  await expect.element(button('Bet ₱10.00')).toBeVisible()
  await button('Clear').click()
  await expect.element(field('Ten thousands, Small')).toHaveValue('')
})

test.each([
  ['P3', ['Sum']],
  ['X5', ['1 v 5', 'Sum']],
  ['K3', ['Sum']],
  ['PC28', ['Sum']],
  ['KL8', ['Sum', 'Upper or lower', 'More odd or even']],
] as const)('the two sides of %s', async (family, rows) => {
  await showSides(termsOf(family))
  for (const row of rows) await expect.element(page.getByRole('group', { name: row, exact: true })).toBeVisible()
})

test('a lottery without prize modes has no two-sided board', async () => {
  const server = answerCalls()
  server.to(lottery, () => ({ ...termsOf('D4_HOUSE'), now: later(0) }))
  await showPart(<BoardPage gameCode="D4_10M" back="/elott" />, 'en', ['shell', 'games', 'lottery'])
  await expect.element(page.getByRole('heading', { name: 'D4_HOUSE 1 minute' })).toBeVisible()
  await expect.element(tab('Two sides')).not.toBeInTheDocument()
  await expect.poll(textOf(page.getByRole('tablist', { name: 'Groups of bets' }))).not.toContain('Short code')
})
