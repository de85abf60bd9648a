import '@croupier/kit/theme/base.css'
import { lottery, type LotteryTerms } from '@croupier/contract/lottery.ts'
import { placeOrder } from '@croupier/contract/lottery-orders.ts'
import { answerCalls, type Answers, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BoardPage } from '../src/features/lottery/board-page.tsx'
import { issuesFrom, later, termsOf } from './lottery-answers.ts'
import { showPart } from './show-part.tsx'

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const digit = (row: string, value: string) =>
  page.getByRole('group', { name: row, exact: true }).getByRole('button', { name: value, exact: true })
const slip = () => page.getByRole('region', { name: 'Bet slip' })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const multiple = (issue: string) => field(`Multiple for draw ${issue}`)
const rows = () => page.getByRole('table', { name: 'Draws of this chase' })
const textOf = (element: { readonly element: () => Element }) => () => element.element().textContent

const multiples = () =>
  page
    .getByRole('textbox', { name: /^Multiple for draw/ })
    .elements()
    .map((input) => Number((input as HTMLInputElement).value))
/** The cells of each issue: what it costs, what is spent, and what a win there brings. */
const figures = () =>
  [...rows().element().querySelectorAll('tbody')].map((issue) =>
    [...issue.querySelectorAll('td')].map((cell) => cell.textContent).filter((text) => text !== ''),
  )

const terms = (from = '202611210903', count = 12): LotteryTerms => {
  const next = issuesFrom(from, count)
  return termsOf('SSC', { issue: next[0] ?? null, next })
}

const placed = {
  orderId: idOf(1),
  chaseId: idOf(9),
  lines: [{ lineId: idOf(2), tickets: 36, amount: '360.00', odds: [], half: [], most: '9700.00' }],
  amount: '3600.00',
  rebate: '0.00',
  balance: '400.00',
}

beforeEach(() => page.viewport(1440, 900))

/** The board with the thirty-six tickets of the picture in the slip, at mode 1960. */
async function showSlip(answers: (server: Answers) => unknown = () => undefined, shown = terms()): Promise<Answers> {
  const server = answerCalls()
  server.to(lottery, () => ({ ...shown, now: later(0) }))
  answers(server)
  await showPart(<BoardPage gameCode={shown.gameCode} back="/elott" />, 'en', ['shell', 'games', 'lottery'])
  await page.getByRole('tab', { name: '3-star last', exact: true }).click()
  await addPicture()
  return server
}

async function addPicture() {
  for (const [row, values] of [
    ['Hundreds', '467'],
    ['Tens', '0258'],
    ['Units', '139'],
  ] as const)
    for (const value of values) await digit(row, value).click()
  await button('Add to slip').click()
}

const openPlan = () => button('Chase').click()

test('the picture: a line at ×5 is chased from ×5 on, doubled every two draws', async () => {
  await showSlip()
  await button('Edit 3-star last · Direct').click()
  await page.getByRole('slider', { name: 'Prize mode' }).fill('1940')
  await field('Multiple').fill('5')
  await button('Add to slip').click()
  await openPlan()
  await button('Increase').click()
  await expect.poll(multiples).toEqual([5, 5, 10, 10, 20])
  expect(figures().map(([cost, spent]) => [cost, spent])).toEqual([
    ['360.00', '360.00'],
    ['360.00', '720.00'],
    ['720.00', '1,440.00'],
    ['720.00', '2,160.00'],
    ['1,440.00', '3,600.00'],
  ])
  expect(figures()[0]?.[2]).toBe('Prize 9,700.00 · Profit +9,340.00 (+2,594.4%)')
  await expect.element(button('Chase 5 draws · ₱3,600.00')).toBeVisible()
})

test('the same multiple stays over as many draws as are named, and no more than there are', async () => {
  await showSlip()
  await openPlan()
  await field('Start ×').fill('3')
  await expect.poll(multiples).toEqual([3, 3, 3, 3, 3])
  await page.getByRole('group', { name: 'Number of draws' }).getByRole('button', { name: '10', exact: true }).click()
  await expect.element(button('Chase 10 draws · ₱2,160.00')).toBeVisible()
  await field('Draws').fill('100')
  await expect.poll(() => multiples().length).toBe(12)
  await expect.element(slip().getByText('Up to 12')).toBeVisible()
})

test('by a rate of profit each draw has the smallest multiple that brings it over all that is spent', async () => {
  await showSlip()
  await openPlan()
  await button('Profit rate').click()
  await field('Profit rate, %').fill('1000')
  // Rulebook §15: prize·m − (spent + amount·m) ≥ rate × (spent + amount·m).
  const [amount, prize, rate] = [72, 1960, 10]
  let spent = 0
  const expected = Array.from({ length: 5 }, () => {
    const brings = (m: number) => prize * m - (spent + amount * m) >= rate * (spent + amount * m)
    const m = Array.from({ length: 99 }, (_, at) => at + 1).find(brings) ?? 0
    spent += amount * m
    return m
  })
  await expect.poll(multiples).toEqual(expected)
  expect(expected).toEqual([1, 1, 2, 3, 5])
  expect(figures()[4]).toEqual(['360.00', '864.00', 'Prize 9,800.00 · Profit +8,936.00 (+1,034.3%)'])
})

test('where a rate cannot be reached, the plan ends and says at which draw', async () => {
  await showSlip()
  await openPlan()
  await button('Profit rate').click()
  // A win returns 1,960 for 72: it leaves 2,622 % at most, and only of what is spent at the first draw.
  await field('Profit rate, %').fill('2700')
  await expect.poll(textOf(rows())).toContain('0903––No multiple reaches this profit rate here.')
  await expect.element(button('Place chase')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(slip().getByText('Correct the marked draws first.')).toBeVisible()
  await field('Profit rate, %').fill('2600')
  await expect.poll(textOf(rows())).toContain('0905––Between ×1 and ×5102 here.')
})

test('a rate of profit needs one line, and it is said why', async () => {
  await showSlip()
  await button('Span').click()
  await digit('Numbers', '9').click()
  await button('Add to slip').click()
  await openPlan()
  await expect.poll(multiples).toEqual([1, 1, 1, 1, 1])
  await expect.poll(textOf(rows())).not.toContain('Prize')
  await button('Profit rate').click()
  await expect.element(slip().getByText(/^A profit rate needs a slip with exactly one line/)).toBeVisible()
})

test('a stake on each ticket is chased too: a win is one of its tickets, and no stake goes beyond the most', async () => {
  const next = issuesFrom('202611210903', 12)
  const server = answerCalls()
  const north = termsOf('VN_NORTH', { issue: next[0] ?? null, next })
  server.to(lottery, () => ({ ...north, now: later(0) })).to(placeOrder, placed)
  await showPart(<BoardPage gameCode={north.gameCode} back="/vnlottery" />, 'en', ['shell', 'games', 'lottery'])
  for (const number of ['25', '39', '52']) await digit('Numbers', number).click()
  await button('₱5.00').click()
  await button('Add to slip').click()
  await openPlan()
  await expect.poll(() => figures()[1]).toEqual(['405.00', '810.00', 'Prize 495.00 · Profit −315.00 (−38.9%)'])
  // At most 2,000.00 on a ticket.
  await multiple('20261121-0904').fill('401')
  await expect.element(multiple('20261121-0904')).toHaveAccessibleDescription('Between ×1 and ×400 here.')
  await multiple('20261121-0904').fill('2')
  await button('Chase 5 draws · ₱2,430.00').click()
  await expect.poll(() => server.asked(placeOrder).length).toBe(1)
  expect(server.asked(placeOrder)[0]?.body).toMatchObject({
    lines: [{ method: 'LO_2', tickets: 81, stake: '5.00' }],
    chase: { issues: [1, 2, 1, 1, 1].map((of) => ({ multiple: of })), stopOnWin: true },
  })
})

test('a row is edited or left out, and all that follows is counted anew', async () => {
  await showSlip()
  await openPlan()
  await multiple('20261121-0904').fill('7')
  await page.getByRole('checkbox', { name: 'Draw 20261121-0905' }).click()
  await expect
    .poll(() => figures().map(([cost, spent]) => [cost, spent]))
    .toEqual([
      ['72.00', '72.00'],
      ['504.00', '576.00'],
      ['–', '–'],
      ['72.00', '648.00'],
      ['72.00', '720.00'],
    ])
  await expect.element(multiple('20261121-0905')).toBeDisabled()
  await expect.element(page.getByRole('checkbox', { name: 'Draw 20261121-0903' })).toBeDisabled()
  await expect.element(button('Chase 4 draws · ₱720.00')).toBeVisible()
})

test('a multiple that cannot be is named at its row', async () => {
  await showSlip()
  await openPlan()
  // A line wins 10,000,000.00 at most: 5,102 times 1,960.00.
  await multiple('20261121-0904').fill('5103')
  await expect.element(multiple('20261121-0904')).toHaveAccessibleDescription('Between ×1 and ×5102 here.')
  await expect.element(multiple('20261121-0904')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(button(/^Chase 4 draws/)).toHaveAttribute('aria-disabled', 'true')
  await multiple('20261121-0904').fill('5102')
  await expect.element(button(/^Chase 5 draws/)).not.toHaveAttribute('aria-disabled')
})

test('what is refused of a draw stands at its row until the plan changes', async () => {
  const fault = [{ code: 'stake_too_large', message: 'At most ×3 here' }]
  await showSlip((server) =>
    server.to(placeOrder, refusalAnswer('stake_too_large', { fields: { 'chase.issues.1.multiple': fault } })),
  )
  await openPlan()
  await page.getByRole('checkbox', { name: 'Draw 20261121-0904' }).click()
  await button(/^Chase 4 draws/).click()
  // The second draw that was sent: the one before it is left out.
  await expect.element(multiple('20261121-0905')).toHaveAccessibleDescription(/At most ×3 here/)
  await expect.poll(textOf(slip())).toContain('Nothing was taken from your balance.')
  await multiple('20261121-0905').fill('3')
  await expect.poll(textOf(rows())).not.toContain('At most')
})

test('what is refused of a line stands at that line', async () => {
  const fault = [{ code: 'mode_too_high', message: 'Your top mode is 1900' }]
  await showSlip((server) =>
    server.to(placeOrder, refusalAnswer('mode_too_high', { fields: { 'lines.0.mode': fault } })),
  )
  await openPlan()
  await button(/^Chase 5 draws/).click()
  await expect.poll(textOf(slip().getByRole('listitem').nth(0))).toContain('Your top mode is 1900')
})

test('a chase is placed once, with its lines at the multiple one', async () => {
  const server = await showSlip((answers) => answers.to(placeOrder, placed))
  await openPlan()
  await button('Increase').click()
  await field('Draws').fill('3')
  await field('Every … draws').fill('1')
  await page.getByRole('switch', { name: 'Stop after a win' }).click()
  await userEvent.dblClick(button('Chase 3 draws · ₱504.00'))
  await expect.poll(textOf(slip())).toContain('Chase accepted from draw 20261121-0903. Draws: 3.')
  await expect.poll(textOf(slip())).toContain('₱400.00')
  await expect.element(button('Chase')).not.toBeInTheDocument()
  expect(server.asked(placeOrder).map(({ body }) => body)).toEqual([
    {
      id: expect.any(String),
      gameCode: 'SSC_1M',
      issueNo: '202611210903',
      lines: [{ method: 'ZX3_B', content: '4,6,7|0,2,5,8|1,3,9', tickets: 36, unit: '1.00', multiple: 1, mode: 1960 }],
      chase: {
        issues: [
          { issueNo: '202611210903', multiple: 1 },
          { issueNo: '202611210904', multiple: 2 },
          { issueNo: '202611210905', multiple: 4 },
        ],
        stopOnWin: false,
      },
    },
  ])
})

test('the first draw closes while the plan is open: the rows move on, it is said, and the focus stays', async () => {
  await showSlip((server) =>
    server.to(placeOrder, () => {
      server.to(lottery, () => ({ ...terms('202611210904'), now: later(0) }))
      return refusalAnswer('bets_closed')
    }),
  )
  await openPlan()
  await button('Increase').click()
  ;(multiple('20261121-0903').element() as HTMLElement).focus()
  await expect.element(multiple('20261121-0903')).toHaveFocus()
  // By script, so that the focus is not taken along.
  ;(button(/^Chase 5 draws/).element() as HTMLElement).click()
  await expect.element(slip().getByText(/^Draw 20261121-0903 has closed\. The chase now starts/)).toBeVisible()
  await expect.element(multiple('20261121-0903')).not.toBeInTheDocument()
  await expect.poll(multiples).toEqual([1, 1, 2, 2, 4])
  await expect.element(multiple('20261121-0904')).toHaveFocus()
})

test('without a later draw nothing can be chased, and it is said why', async () => {
  await showSlip(undefined, terms('202611210903', 1))
  await openPlan()
  await expect.element(slip().getByText('No later draw can be chosen yet.')).toBeVisible()
})

test('on a phone the plan is a sheet whose fields a thumb can meet, and which gives the focus back', async () => {
  await page.viewport(390, 844)
  await showSlip((server) => server.to(placeOrder, refusalAnswer('bets_closed')))
  await openPlan()
  const sheet = page.getByRole('dialog', { name: 'Chase' })
  await expect.element(sheet).toBeVisible()
  const touched = [
    multiple('20261121-0904').element(),
    page.getByRole('checkbox', { name: 'Draw 20261121-0904' }).element().closest('label'),
    sheet.getByRole('button', { name: 'Increase' }).element(),
    sheet.getByRole('button', { name: '10', exact: true }).element(),
    sheet.getByRole('button', { name: /^Chase 5 draws/ }).element(),
  ]
  for (const one of touched) expect(one?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(rows().element().scrollWidth).toBeLessThanOrEqual(390)
  await sheet.getByRole('button', { name: /^Chase 5 draws/ }).click()
  await expect.poll(textOf(sheet)).toContain('Nothing was taken from your balance.')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Chase')).toHaveFocus()
})
