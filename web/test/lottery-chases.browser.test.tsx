import '@croupier/kit/theme/base.css'
import { cancelChase, chase, type ChaseDetail, chases, type LotteryChase } from '@croupier/contract/lottery-chases.ts'
import { answerCalls, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ChasesPanel } from '../src/features/lottery/chases-panel.tsx'
import { later } from './lottery-answers.ts'
import { showPart } from './show-part.tsx'

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const row: LotteryChase = {
  chaseId: idOf(9),
  gameCode: 'SSC_1M',
  name: 'SSC 1 minute',
  placedAt: later(-5000),
  stopOnWin: true,
  lines: 1,
  issues: 4,
  endedIssues: 1,
  amount: '504.00',
  played: '72.00',
  rebate: '5.04',
  prize: '0.00',
  currency: 'PHP',
  state: 'running',
}
const item = (at: number, of: Partial<ChaseDetail['items'][number]> = {}): ChaseDetail['items'][number] => ({
  issueNo: `20261121090${3 + at}`,
  drawAt: later(at * 60_000),
  closeAt: later(at * 60_000 - 5000),
  multiple: 2 ** at,
  orderId: idOf(20 + at),
  amount: `${72 * 2 ** at}.00`,
  prize: '0.00',
  state: 'open',
  cancellable: true,
  ...of,
})
const detail: ChaseDetail = {
  ...row,
  items: [item(0, { state: 'lost', cancellable: false }), item(1, { cancellable: false }), item(2), item(3)],
}
const pageOf = <T,>(...list: T[]) => ({ pageNum: 1, totalPages: 1, total: list.length, list })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const opened = () => page.getByRole('dialog', { name: 'Chase over 4 draws' })
const textOf = (element: { readonly element: () => Element }) => () => element.element().textContent

async function showChase() {
  const server = answerCalls()
  server.to(chases, pageOf(row)).to(chase, detail)
  await showPart(<ChasesPanel gameCode="SSC_1M" />, 'en', ['shell', 'lottery'])
  await button(/1 of 4 draws/).click()
  await expect.element(opened()).toBeVisible()
  return server
}

const sure = () => page.getByRole('dialog', { name: /^Cancel draws/ })

test('an own chase says how far it has come and what it has played', async () => {
  const server = answerCalls()
  server.to(chases, pageOf({ ...row, state: 'stopped' as const, prize: '1960.00' }))
  await showPart(<ChasesPanel gameCode="SSC_1M" />, 'en', ['shell', 'lottery'])
  await expect
    .poll(textOf(button(/1 of 4 draws/)))
    .toMatch(/Stopped after a win.*Played ₱72\.00 \/ ₱504\.00.*\+₱1,960\.00/)
  await expect.element(page.getByRole('progressbar', { name: '1 of 4 draws' })).toHaveAttribute('value', '1')
  expect(server.asked(chases).map(({ query }) => query)).toEqual([{ gameCode: 'SSC_1M', pageNo: '1', pageSize: '10' }])
})

test('an opened chase shows each draw, and only those that are not closed can be ticked', async () => {
  await showChase()
  const issues = opened().getByRole('listitem')
  await expect.poll(textOf(issues.nth(0))).toMatch(/Draw 20261121-0903.*×1.*Lost.*₱72\.00/)
  expect(opened().getByRole('checkbox').elements()).toHaveLength(2)
})

test('some draws are cancelled after one more question, which says what returns', async () => {
  const server = await showChase()
  await opened().getByRole('checkbox', { name: 'Select Draw 20261121-0906' }).click()
  await opened().getByRole('button', { name: 'Cancel selected draws (1)' }).click()
  await expect.element(sure().getByText(/₱576\.00 is refunded/)).toBeVisible()
  await sure().getByRole('button', { name: 'Keep draws' }).click()
  expect(server.asked(cancelChase)).toEqual([])

  server.to(cancelChase, () => {
    server.to(chase, {
      ...detail,
      items: [...detail.items.slice(0, 3), item(3, { state: 'cancelled', cancellable: false })],
    })
    return { chaseId: idOf(9), issueNos: ['202611210906'], returned: '570.24', balance: '999.28' }
  })
  await opened().getByRole('button', { name: 'Cancel selected draws (1)' }).click()
  await sure().getByRole('button', { name: 'Cancel draws' }).click()
  await expect.poll(textOf(opened())).toContain('Draws cancelled: 1. Refunded: ₱570.24')
  await expect.element(opened().getByRole('button', { name: 'Cancel all remaining draws (1)' })).toBeVisible()
  expect(server.asked(cancelChase).map(({ body }) => body)).toEqual([
    { id: expect.any(String), issueNos: ['202611210906'] },
  ])
})

test('all draws are cancelled where none is ticked', async () => {
  const server = await showChase()
  server.to(cancelChase, refusalAnswer('bets_closed'))
  await opened().getByRole('button', { name: 'Cancel all remaining draws (2)' }).click()
  await expect.element(sure().getByText(/₱864\.00 is refunded/)).toBeVisible()
  await sure().getByRole('button', { name: 'Cancel draws' }).click()
  await expect.element(opened().getByRole('alert')).toBeVisible()
  expect(server.asked(cancelChase).map(({ body }) => body)).toEqual([{ id: expect.any(String) }])
})

test('a cancellation whose answer is lost is asked again under its own id', async () => {
  const server = await showChase()
  server.to(cancelChase, () => Promise.reject(new TypeError('lost')))
  const cancelAll = async () => {
    await opened()
      .getByRole('button', { name: /^Cancel all/ })
      .click()
    await sure().getByRole('button', { name: 'Cancel draws' }).click()
  }
  await cancelAll()
  await expect.element(opened().getByRole('alert')).toBeVisible()
  await cancelAll()
  await expect.poll(() => server.asked(cancelChase).length).toBe(2)
  const [first, second] = server.asked(cancelChase)
  expect(second?.body).toEqual(first?.body)
})

test('who has no chases is told so', async () => {
  const server = answerCalls()
  server.to(chases, pageOf())
  await showPart(<ChasesPanel gameCode="SSC_1M" />, 'en', ['shell', 'lottery'])
  await expect.element(page.getByText('No chases yet')).toBeVisible()
})

test('chases that could not be read are asked for once more', async () => {
  const server = answerCalls()
  server.to(chases, refusalAnswer('invalid_request'))
  await showPart(<ChasesPanel gameCode="SSC_1M" />, 'en', ['shell', 'lottery'])
  await expect.element(button('Try again')).toBeVisible()
  server.to(chases, pageOf(row))
  await button('Try again').click()
  await expect.element(button(/1 of 4 draws/)).toBeVisible()
})

test('a guest is told to log in to see chases', async () => {
  answerCalls()
  await showPart(<ChasesPanel gameCode="SSC_1M" />, 'en', ['shell', 'lottery'], { isGuest: true })
  await expect.element(page.getByText('Log in to see your chases.')).toBeVisible()
})
