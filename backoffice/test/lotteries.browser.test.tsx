import { deskDraws } from '@croupier/contract/console-draws.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import {
  type DeskChase,
  deskChases,
  type DeskIssue,
  deskIssues,
  type DeskOrderLine,
  deskOrderLines,
  deskLotteries,
  type DeskLottery,
  setLotterySale,
} from '@croupier/contract/console-lotteries.ts'
import { lotteries } from '@croupier/contract/lottery.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { type Answers, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawOf, drawsOf } from './draws.ts'
import { idOf, NOW, openConsole } from './open-console.tsx'

const ALL: readonly Permission[] = ['draws.read', 'draws.edit', 'members.read', 'exports.make']
const REASONS = { list: [{ code: 'incident', name: 'Something is wrong with it', sentence: '' }] }
const pageOf = <Row,>(list: readonly Row[]) => ({ list: [...list], pageNum: 1, totalPages: 1, total: list.length })
const button = (name: RegExp | string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const row = (name: RegExp) => page.getByRole('row', { name })

const SCHEDULE = {
  timeZone: 'Asia/Manila',
  every: null,
  windows: [],
  at: null,
  weekdays: [],
  monthDays: [],
  cutOffSeconds: 60,
}
const lotteryOf = (of: Partial<DeskLottery> = {}): DeskLottery => ({
  code: 'SSC_1M',
  name: 'SSC, 1 minute',
  family: 'SSC',
  prizeMode: 'Elott',
  schedule: { ...SCHEDULE, every: 1, windows: [{ from: '00:01', to: '24:00' }] },
  drawnBy: 'house',
  drawsFrom: null,
  sale: 'open',
  issueNo: '202603040787',
  closesAt: NOW,
  readyTo: NOW,
  ...of,
})
const ISSUE: DeskIssue = {
  issueId: idOf(1),
  gameCode: 'SSC_1M',
  name: 'SSC, 1 minute',
  issueNo: '202603040786',
  openAt: NOW,
  closeAt: NOW,
  drawAt: NOW,
  status: 'settled',
  drawnBy: 'house',
  lines: 1204,
  stakes: '2400.00',
  prizes: '2650.50',
  result: '-250.50',
}
const LINE: DeskOrderLine = {
  lineId: idOf(2),
  orderId: idOf(3),
  memberId: idOf(4),
  account: 'member01',
  gameCode: 'VN_MB',
  name: 'Northern',
  issueNo: '20260304',
  method: 'LO_2',
  content: '25,39,52',
  tickets: 3,
  amount: '60.00',
  rebate: '0.00',
  mode: null,
  odds: [{ key: 'HIT', odds: '99.5000' }],
  state: 'won',
  corrected: true,
  prize: '1990.00',
  placedAt: NOW,
  chaseId: null,
}
const CHASE: DeskChase = {
  chaseId: idOf(5),
  memberId: idOf(4),
  account: 'member01',
  gameCode: 'SSC_1M',
  name: 'SSC, 1 minute',
  issues: 10,
  done: 4,
  left: 6,
  lines: 1,
  stopOnWin: true,
  amount: '100.00',
  spent: '40.00',
  prize: '78.40',
  state: 'stopped',
  endedBy: 'win',
  placedAt: NOW,
}

const open = (address: string, more: (answers: Answers) => void = () => {}, may = ALL) =>
  openConsole(address, {
    may,
    answers(answers) {
      answers
        .to(deskLotteries, pageOf([lotteryOf()]))
        .to(deskIssues, { ...pageOf([ISSUE]), more: false })
        .to(deskOrderLines, { ...pageOf([LINE]), more: false, sums: { amount: '60.00' } })
        .to(deskChases, { ...pageOf([CHASE]), more: false })
        .to(lotteries, { now: NOW, list: [] })
        .to(deskDraws, drawsOf([drawOf()]))
        .to(reasons, REASONS)
      more(answers)
    },
  })

test.each([
  [{ every: 5, windows: [{ from: '00:05', to: '24:00' }] }, 'Every 5 minutes'],
  [{ every: 20, windows: [{ from: '07:30', to: '23:50' }] }, 'Every 20 minutes, 07:30–23:50'],
  [{ at: '18:15' }, 'Daily 18:15'],
  [{ at: '16:15', weekdays: [1, 6] }, 'Mon, Sat 16:15'],
  [{ at: '15:00', monthDays: [1, 16], timeZone: 'Asia/Bangkok' }, 'Monthly on day 1, 16, 15:00 (Bangkok)'],
])('a lottery that draws by %o draws "%s"', async (schedule, said) => {
  await open(
    '/lotteries',
    (answers) => void answers.to(deskLotteries, pageOf([lotteryOf({ schedule: { ...SCHEDULE, ...schedule } })])),
  )
  await expect.element(row(/SSC_1M/).getByText(said, { exact: true })).toBeVisible()
})

test('a lottery is listed with its sale, and leads to its issues', async () => {
  const { address, asked } = await open('/lotteries')
  for (const said of ['Open', 'The house', 'Electronic'])
    await expect.element(row(/SSC_1M/).getByText(said, { exact: true })).toBeVisible()
  await row(/SSC_1M/)
    .getByText('SSC, 1 minute')
    .click()
  await expect.poll(address).toContain('/lotteries/issues')
  await expect.poll(() => asked(deskIssues).at(-1)?.query).toMatchObject({ gameCode: 'SSC_1M' })
  await expect.element(row(/202603040786/).getByText('Settled', { exact: true })).toBeVisible()
})

test('the sale is stopped with a reason, and a second person is asked to open it again', async () => {
  const { asked, answer } = await open('/lotteries', (answers) => void answers.to(setLotterySale, {}))
  await button('Stop sale…').click()
  await expect.element(dialog.getByText(/No more bets on SSC, 1 minute are accepted/)).toBeVisible()
  answer(deskLotteries, pageOf([lotteryOf({ sale: 'closed' })]))
  await dialog.getByRole('button', { name: /^Stop sale/ }).click()
  await expect.poll(() => asked(setLotterySale).at(-1)?.body).toMatchObject({ sale: 'closed', reason: 'incident' })
  await expect.element(row(/SSC_1M/).getByText('Stopped', { exact: true })).toBeVisible()
  answer(setLotterySale, refusalAnswer('second_person_asked'))
  await button('Reopen sale…').click()
  await dialog.getByRole('button', { name: /^Request approval/ }).click()
  await expect.poll(() => asked(setLotterySale).at(-1)?.body).toMatchObject({ sale: 'open' })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('who may only read is offered no sale to stop, and who may not read has no such screen', async () => {
  await open('/lotteries', undefined, ['draws.read'])
  await expect.element(row(/SSC_1M/)).toBeVisible()
  await expect.element(button('Stop sale…')).not.toBeInTheDocument()
})

test('issues say what the brand keeps of each, and lead to the draw', async () => {
  const { address } = await open('/lotteries/issues')
  for (const said of ['1,204', '2,400.00', '2,650.50', '−250.50'])
    await expect.poll(() => row(/202603040786/).element().textContent).toContain(said)
  await row(/202603040786/)
    .getByText('SSC, 1 minute')
    .click()
  await expect.poll(address).toBe('/draws/SSC_1M/202603040786')
})

test('a line is read in words, with whose it is, and is found by its filters', async () => {
  const { asked } = await open('/lotteries/lines?state=won&method=LO_2')
  const one = row(/member01/)
  for (const said of ['Lo 2 digits', '25,39,52', '99.5000', 'Won', 'corrected', '1,990.00'])
    await expect.poll(() => one.element().textContent).toContain(said)
  await expect.element(one.getByRole('link', { name: 'member01' })).toBeVisible()
  expect(asked(deskOrderLines).at(-1)?.query).toMatchObject({ state: 'won', method: 'LO_2' })
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible()
})

test('a chase says how far it is and what ended it, and leads to its member’s lines', async () => {
  const { address } = await open('/lotteries/chases')
  const one = row(/member01/)
  for (const said of ['4 of 10', 'Yes', '40.00', '78.40', 'Stopped by a win', 'A win'])
    await expect.poll(() => one.element().textContent).toContain(said)
  await one.getByText('SSC, 1 minute').click()
  await expect.poll(address).toContain('/lotteries/lines')
  await expect.poll(address).toContain('q=member01')
})

test.each(['lotteries', 'issues', 'lines', 'chases'] as const)(
  '%s that are none, or not there, say so',
  async (part) => {
    const call = { lotteries: deskLotteries, issues: deskIssues, lines: deskOrderLines, chases: deskChases }[part]
    const { answer } = await open(
      part === 'lotteries' ? '/lotteries' : `/lotteries/${part}`,
      (answers) => void answers.to(call, refusalAnswer('internal_error')),
    )
    await expect.element(button(/Try again|Retry/).first()).toBeVisible()
    answer(call, { ...pageOf([]), ...(part === 'lotteries' ? {} : { more: false }) } as never)
    await button(/Try again|Retry/)
      .first()
      .click()
    await expect.element(page.getByText(/^No (lotteries|issues|lines|chases)$/)).toBeVisible()
  },
)

test('paid draws stand at the desk with what is left of them', async () => {
  const paid = { prizes: '1107028.00', result: '177572.00', margin: '13.82' }
  await open(
    '/draws/settled',
    (answers) => void answers.to(deskDraws, drawsOf([drawOf({ status: 'settled', entries: null, paid })])),
  )
  for (const said of ['1,107,028.00', '+177,572.00', '13.82%'])
    await expect.poll(() => row(/VN_MB/).element().textContent).toContain(said)
})
