import '@croupier/kit/theme/base.css'
import { lottery, type LotteryTerms } from '@croupier/contract/lottery.ts'
import { placeOrder } from '@croupier/contract/lottery-orders.ts'
import { answerCalls, type Answers, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BoardPage } from '../src/features/lottery/board-page.tsx'
import { issueOnSale, later, termsOf } from './lottery-answers.ts'
import { showPart } from './show-part.tsx'

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const digit = (row: string, value: string) =>
  page.getByRole('group', { name: row, exact: true }).getByRole('button', { name: value, exact: true })
const slip = () => page.getByRole('region', { name: 'Bet slip' })
const textOf = (element: { readonly element: () => Element }) => () => element.element().textContent

/** Show the board of a lottery to a member; its calls are answered by the test. */
async function showBoard(
  terms: LotteryTerms,
  answers: (server: Answers) => unknown = () => undefined,
): Promise<Answers> {
  const server = answerCalls()
  server.to(lottery, () => ({ ...terms, now: later(0) }))
  answers(server)
  await showPart(<BoardPage gameCode={terms.gameCode} back="/elott" />, 'en', ['shell', 'games', 'lottery'])
  await expect.element(page.getByRole('heading', { name: terms.name })).toBeVisible()
  return server
}

const placed = (of: object = {}) => ({
  orderId: idOf(1),
  chaseId: null,
  lines: [
    {
      lineId: idOf(2),
      tickets: 36,
      amount: '72.00',
      odds: [{ key: 'WIN', odds: '980.0000' }],
      half: [],
      most: '1960.00',
    },
  ],
  amount: '72.00',
  rebate: '0.00',
  balance: '928.00',
  ...of,
})

async function chooseThree() {
  await tab('3-star last').click()
  for (const [row, values] of [
    ['Hundreds', '467'],
    ['Tens', '0258'],
    ['Units', '139'],
  ] as const)
    for (const value of values) await digit(row, value).click()
}

test('the picture: thirty-six tickets of three last digits, their cost, prize and rebate by mode', async () => {
  await showBoard(termsOf('SSC'))
  await chooseThree()
  await expect.element(button('Bet ₱72.00')).toBeVisible()
  await expect.element(page.getByText('₱1,960.00', { exact: true })).toBeVisible()

  const mode = page.getByRole('slider', { name: 'Prize mode' })
  await mode.fill('1940')
  await expect.element(page.getByText('×970', { exact: true })).toBeVisible()
  await expect.element(page.getByText('· rebate 1.0%', { exact: true })).toBeVisible()
  await expect.element(page.getByText('₱1,940.00', { exact: true })).toBeVisible()
  await expect.element(page.getByText('+₱0.72', { exact: true })).toBeVisible()
})

test('a slip counts its lines, gives one back to the board, and is sent as it stands', async () => {
  const server = await showBoard(termsOf('SSC'), (answers) => answers.to(placeOrder, placed({ amount: '152.00' })))
  await chooseThree()
  await button('Add to slip').click()
  await button('Group 6').click()
  for (const value of '0479') await digit('Numbers', value).click()
  await page.getByRole('button', { name: 'Higher multiple' }).click()
  await button('Add to slip').click()
  await expect.poll(textOf(slip())).toContain('3-star last · Direct')
  await expect.poll(textOf(slip())).toContain('0, 4, 7, 9')
  await expect.element(button('Place order ₱88.00')).toBeVisible()

  await button('Edit 3-star last · Direct').click()
  await expect.element(button('Place order ₱16.00')).toBeVisible()
  await expect.element(digit('Hundreds', '4')).toHaveAttribute('aria-pressed', 'true')
  await button('Add to slip').click()
  await button('Place order ₱88.00').click()
  await expect.poll(textOf(slip())).toContain('Order accepted for draw 20261121-0903')
  await expect.poll(textOf(slip())).toContain('₱928.00')
  await expect.element(button(/^Place order/)).not.toBeInTheDocument()
  expect(server.asked(placeOrder).map(({ body }) => body)).toEqual([
    {
      id: expect.any(String),
      gameCode: 'SSC_1M',
      issueNo: '202611210903',
      lines: [
        { method: 'Z6_B', content: '0,4,7,9', tickets: 4, unit: '1.00', multiple: 2, mode: 1960 },
        { method: 'ZX3_B', content: '4,6,7|0,2,5,8|1,3,9', tickets: 36, unit: '1.00', multiple: 1, mode: 1960 },
      ],
    },
  ])
})

test('an order whose answer is lost is asked again under its own id, and taken once', async () => {
  let tries = 0
  const server = await showBoard(termsOf('SSC'), (answers) =>
    answers.to(placeOrder, () => {
      tries += 1
      return tries < 2 ? Promise.reject(new TypeError('lost')) : placed()
    }),
  )
  await chooseThree()
  await button('Bet ₱72.00').click()
  await expect.poll(textOf(slip())).toContain('it can only be taken once')
  await expect.poll(textOf(slip())).toContain('Order accepted')
  const [first, second, ...others] = server.asked(placeOrder)
  expect(others).toEqual([])
  expect(second?.body).toEqual(first?.body)
  // What was taken lies on the board no more.
  await expect.element(digit('Hundreds', '4')).toHaveAttribute('aria-pressed', 'false')
})

test('what is refused of a line stands at that line, and the slip stays', async () => {
  const fault = [{ code: 'stake_too_large', message: 'At most ₱10.00 here' }]
  await showBoard(termsOf('SSC'), (answers) =>
    answers.to(placeOrder, refusalAnswer('stake_too_large', { fields: { 'lines.1.multiple': fault } })),
  )
  await chooseThree()
  await button('Add to slip').click()
  await button('Span').click()
  await digit('Numbers', '9').click()
  await button('Add to slip').click()
  await button(/^Place order/).click()
  const lines = slip().getByRole('listitem')
  await expect.poll(textOf(lines.nth(1))).toContain('At most ₱10.00 here')
  await expect.poll(textOf(lines.nth(0))).not.toContain('At most')
  await expect.poll(textOf(slip())).toContain('Nothing was taken from your balance.')
})

test('an issue that closes while somebody chooses: they are told, and the slip counts for the next one', async () => {
  const server = await showBoard(termsOf('SSC'), (answers) =>
    answers.to(placeOrder, () => {
      const terms = termsOf('SSC', { issue: issueOnSale('202611210904') })
      answers.to(lottery, () => ({ ...terms, now: later(0) })).to(placeOrder, placed())
      return refusalAnswer('bets_closed')
    }),
  )
  await chooseThree()
  await button('Add to slip').click()
  await button(/^Place order/).click()
  await expect.element(page.getByText(/Draw 20261121-0903 has closed.*draw 20261121-0904/)).toBeVisible()
  await button(/^Place order/).click()
  await expect.poll(textOf(slip())).toContain('Order accepted for draw 20261121-0904')
  const [first, second] = server.asked(placeOrder)
  expect(first?.body).toMatchObject({ issueNo: '202611210903' })
  expect(second?.body).toMatchObject({ issueNo: '202611210904' })
})

test('sale ends by the server’s clock, not by the page’s', async () => {
  await showBoard(
    termsOf('SSC', { issue: issueOnSale('202611210903', { closeAt: later(-1000), drawAt: later(3000) }) }),
  )
  await chooseThree()
  await expect.element(page.getByText(/^Sale of draw 20261121-0903 is over/)).toBeVisible()
  await expect.element(button('Bet ₱72.00')).toBeDisabled()
})

test('by keys alone: arrows move, space picks, digits find a number, enter adds to the slip', async () => {
  await showBoard(termsOf('SSC'))
  await tab('3-star last').click()
  ;(digit('Hundreds', '0').element() as HTMLElement).focus()
  await userEvent.keyboard(' {ArrowRight}{ArrowRight} {ArrowDown}5{ArrowDown}9{Enter}')
  await expect.poll(textOf(slip())).toContain('0, 2 · 5 · 9')
  await expect.poll(textOf(slip())).toContain('Tickets: 2')
})

test('typed tickets are read back: how many, what is none, what stands twice', async () => {
  await showBoard(termsOf('SSC'))
  await tab('3-star last').click()
  await button('Type').click()
  await page.getByRole('textbox', { name: /^Tickets of 3 digits/ }).fill('123, 456;123 12')
  await expect.element(page.getByText('Read: 2')).toBeVisible()
  await expect.element(page.getByText('Counted once (1): 123')).toBeVisible()
  await expect.element(page.getByText(/^Not a ticket of 3 digits here \(1\): 12/)).toBeVisible()
  await button('Remove these').click()
  await expect.element(button('Bet ₱4.00')).toBeVisible()
})

test('numbers of the North: three of them at a stake a ticket cost twenty-seven tickets each', async () => {
  const server = await showBoard(termsOf('VN_NORTH'), (answers) => answers.to(placeOrder, placed()))
  for (const number of ['25', '39', '52']) await digit('Numbers', number).click()
  await button('₱5.00').click()
  await expect.element(page.getByText('₱13,365.00', { exact: true })).toBeVisible()
  await button('Bet ₱405.00').click()
  await expect.poll(() => server.asked(placeOrder).length).toBe(1)
  expect(server.asked(placeOrder)[0]?.body).toMatchObject({
    lines: [{ method: 'LO_2', content: '25,39,52', tickets: 81, stake: '5.00' }],
  })
})

test('a bet with nothing to choose is bet at once', async () => {
  const server = await showBoard(termsOf('VN_NORTH'), (answers) => answers.to(placeOrder, placed()))
  await tab('Big, small').click()
  await button('Bet ₱1.00').click()
  await expect.poll(() => server.asked(placeOrder).length).toBe(1)
  expect(server.asked(placeOrder)[0]?.body).toMatchObject({ lines: [{ method: 'TAI', content: '', tickets: 1 }] })
})

const ruled = termsOf('VN_NORTH', {
  numberRules: [
    { kind: 'closed', method: null, issueNo: null, numbers: ['25'] },
    { kind: 'half', method: 'LO_2', issueNo: '202611210903', numbers: ['39'] },
    { kind: 'closed', method: 'LO_2', issueNo: '202611210904', numbers: ['40'] },
  ],
})

test('a number that is not sold is struck and cannot be picked, one that pays half says so before the bet', async () => {
  await showBoard(ruled)
  const number = (value: string) => page.getByRole('button', { name: value, exact: true })
  await expect.element(number('25')).toHaveAttribute('aria-disabled', 'true')
  expect(getComputedStyle(number('25').element()).textDecorationLine).toBe('line-through')
  // Whoever forces it is not heard either.
  ;(number('25').element() as HTMLElement).click()
  await expect.element(number('25')).toHaveAttribute('aria-pressed', 'false')
  // On the next issue it is not sold; on this one it is.
  await expect.element(number('40')).not.toHaveAttribute('aria-disabled')
  const note = page.getByRole('note')
  await expect.poll(textOf(note)).toContain('Not sold on this draw: 25')
  await expect.poll(textOf(note)).toContain('Half pay (×49.5): 39')
  await number('39').click()
  // One of 27 prizes pays 49.50 a ticket at most; all of them 1,336.50.
  await expect.element(page.getByText('₱1,336.50', { exact: true })).toBeVisible()
})
