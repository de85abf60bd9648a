import '@croupier/kit/theme/base.css'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { lottery, lotteryIssue, type LotteryTerms } from '@croupier/contract/lottery.ts'
import { order, type OrderDetail } from '@croupier/contract/lottery-orders.ts'
import { drawResult } from '@croupier/engine/lottery/draw.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { hashes, linkHmac } from '@croupier/kit/hashes.ts'
import { answerCalls } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawRecordOf } from '../src/features/lottery/draw-record.ts'
import { VerifyPage } from '../src/features/lottery/verify-page.tsx'
import { issueOnSale, later, termsOf } from './lottery-answers.ts'
import { showPart } from './show-part.tsx'

type Issue = ReplyOf<typeof lotteryIssue>

const TO_HEAD = 400
const hash = hashes.sha256('a seed that nobody keeps')
const linkAfter = hashes.sha256(hash)
const head = Array.from({ length: TO_HEAD }).reduce<string>((link) => hashes.sha256(link), hash)
const issueNo = '202611210902'
const numbers = [...drawResult(familyOf('SSC')!, { link: hash, salt: 'salt', gameCode: 'SSC_1M', issueNo }, linkHmac)]
const drawn: Issue = {
  ...issueOnSale(issueNo, { status: 'settled' }),
  gameCode: 'SSC_1M',
  family: 'SSC',
  numbers,
  proof: { head, salt: 'salt', link: 600, toHead: TO_HEAD, linkAfter, hash },
  seal: { lines: 3, stakes: [{ currency: 'PHP', amount: '6.00' }], digest: hashes.sha256('a\nb\nc\n') },
}
/** With another first digit. */
const changed = [String((Number(numbers[0]) + 1) % 10), ...numbers.slice(1)]
const asked = { gameCode: 'SSC_1M', issueNo }

async function showProof(
  issue: Issue,
  { terms = {}, orderId }: { terms?: Partial<LotteryTerms>; orderId?: string } = {},
) {
  const server = answerCalls()
  server.to(lotteryIssue, issue).to(lottery, termsOf('SSC', { now: later(0), ...terms }))
  const search = { ...asked, ...(orderId !== undefined && { order: orderId }) }
  const show = () => showPart(<VerifyPage asked={search} />, 'en', ['shell', 'lottery', 'verify'])
  return { server, show }
}

const verdict = () => page.getByRole('status')
const textOf = (element: { readonly element: () => Element }) => () => element.element().textContent

test('a draw that follows from its link is proved step by step, up to the published end of the chain', async () => {
  const { show } = await showProof(drawn)
  await show()
  await expect.element(page.getByRole('heading', { name: 'SSC 1 minute, draw 20261121-0902' })).toBeVisible()
  await expect.poll(textOf(verdict())).toContain('All checks passed.')
  expect(page.getByText('match', { exact: true }).elements()).toHaveLength(3)
  await expect.element(page.getByText(numbers.join(' '), { exact: true })).toBeVisible()
  await expect.element(page.getByText(/Lines: 3\. Stakes: 6\.00\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save record' })).toBeVisible()
})

test('one digit that was changed is found, and both results stand beside each other', async () => {
  const { show } = await showProof({ ...drawn, numbers: changed })
  await show()
  await expect.poll(textOf(verdict())).toContain('Some checks failed.')
  expect(page.getByText('no match', { exact: true }).elements()).toHaveLength(1)
  await expect.element(page.getByText(new RegExp(`Computed here: ${numbers.join(' ')}`))).toBeVisible()
  await expect.element(page.getByText(new RegExp(`The record states: ${changed.join(' ')}`))).toBeVisible()
})

test('a chain that ends elsewhere is found once it has been hashed', async () => {
  const { show } = await showProof({ ...drawn, proof: { ...drawn.proof!, head: hashes.sha256('other') } })
  await show()
  await expect.poll(textOf(verdict())).toContain('Some checks failed.')
  await expect.element(page.getByText(new RegExp(`Computed here: ${head}`))).toBeVisible()
})

test('before the draw the link is secret; a void issue proves its link alone', async () => {
  const { show, server } = await showProof({
    ...drawn,
    status: 'closed',
    numbers: null,
    proof: { ...drawn.proof!, hash: null, linkAfter: null },
  })
  await show()
  await expect.poll(textOf(verdict())).toContain('revealed when its numbers are drawn')
  await expect.element(page.getByRole('button', { name: 'Save record' })).not.toBeInTheDocument()
  server.to(lotteryIssue, { ...drawn, status: 'void', numbers: null })
  document.body.replaceChildren()
  await show()
  await expect.element(page.getByText('Void: stakes were returned.')).toBeVisible()
  await expect.element(page.getByText(/All checks passed\./)).toBeVisible()
})

test('an official draw has no chain, and it is said who enters its numbers', async () => {
  const { show } = await showProof({ ...drawn, proof: null }, { terms: { drawnBy: 'official' } })
  await show()
  await expect.element(page.getByText(/This is an official draw\..*Two members of staff enter/)).toBeVisible()
  await expect.element(page.getByText(/checks/)).not.toBeInTheDocument()
})

const lineId = '00000000-0000-4000-8000-000000000002'
const orderId = '00000000-0000-4000-8000-000000000001'
const [first = ''] = numbers
const own: OrderDetail = {
  orderId,
  ...asked,
  name: 'SSC 1 minute',
  family: 'SSC',
  drawAt: later(0),
  placedAt: later(0),
  closeAt: later(0),
  lines: 1,
  amount: '2.00',
  rebate: '0.00',
  prize: '19.60',
  currency: 'PHP',
  state: 'won',
  chaseId: null,
  cancellable: false,
  numbers,
  items: [
    {
      lineId,
      method: 'DWD',
      content: `${first}||||`,
      tickets: 1,
      amount: '2.00',
      rebate: '0.00',
      mode: 1960,
      odds: [{ key: 'WIN', odds: '9.8000' }],
      half: [],
      most: '19.60',
      state: 'won',
      corrected: false,
      hits: [{ tier: 'WIN', tickets: 1 }],
      prize: '19.60',
    },
  ],
}

test('the lines of an own order are paid again; a prize that is too small is found', async () => {
  const { show, server } = await showProof(drawn, { orderId })
  server.to(order, own)
  await show()
  await expect.poll(textOf(page.getByRole('region', { name: 'Your lines' }))).toContain('match')
  await expect.element(page.getByText(/All checks passed\./)).toBeVisible()
  server.to(order, { ...own, items: own.items.map((item) => ({ ...item, prize: '19.59' })) })
  document.body.replaceChildren()
  await show()
  await expect.poll(textOf(page.getByRole('region', { name: 'Your lines' }))).toContain('Computed here: 19.60')
  await expect.element(page.getByText(/Some checks failed\./)).toBeVisible()
})

test('a record that is pasted is proved without a call; anything else is refused', async () => {
  const server = answerCalls()
  await showPart(<VerifyPage asked={{}} />, 'en', ['shell', 'lottery', 'verify'], { isGuest: true })
  await expect.element(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  const paste = page.getByRole('textbox', { name: 'Or paste its contents' })
  await paste.fill('{"gameCode": "SSC_1M"}')
  await expect.poll(textOf(page.getByRole('alert'))).toContain('This is not the record of a draw.')
  const record = drawRecordOf(drawn, { bets: [], decimals: 2 })
  await paste.fill(JSON.stringify({ ...record, lineIds: ['c', 'a', 'b'], stakes: ['1', '2', '3'] }))
  await expect.poll(textOf(verdict())).toContain('All checks passed.')
  expect(page.getByText('match', { exact: true }).elements()).toHaveLength(4)
  await paste.fill(JSON.stringify({ ...record, lineIds: ['a', 'b'] }))
  await expect.poll(textOf(verdict())).toContain('Some checks failed.')
  expect(server.asked(lotteryIssue)).toEqual([])
})

test('a draw that is not known is an error that can be tried again', async () => {
  answerCalls()
  await showPart(<VerifyPage asked={asked} />, 'en', ['shell', 'lottery', 'verify'])
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
