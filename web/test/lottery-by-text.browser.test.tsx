import '@croupier/kit/theme/base.css'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { lotteries, lottery, type LotteryTerms } from '@croupier/contract/lottery.ts'
import { placeOrder } from '@croupier/contract/lottery-orders.ts'
import { answerCalls, type Answers, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BoardPage } from '../src/features/lottery/board-page.tsx'
import { later, termsOf } from './lottery-answers.ts'
import { showPart } from './show-part.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const code = () => page.getByRole('textbox', { name: 'Tickets in short code' })
const read = () => page.getByRole('list', { name: 'Read from your text' })
const slip = () => page.getByRole('region', { name: 'Bet slip' })
const textOf = (element: { readonly element: () => Element }) => () => element.element().textContent

const stations = {
  tg: termsOf('VN_SOUTH', { gameCode: 'VN_TG', name: 'Tiền Giang' }),
  mb: termsOf('VN_NORTH', { gameCode: 'VN_MB', name: 'Miền Bắc' }),
}

async function showBoard(
  terms: LotteryTerms,
  answers: (server: Answers) => unknown = () => undefined,
): Promise<Answers> {
  const server = answerCalls()
  server.to(lottery, () => ({ ...terms, now: later(0) }))
  server.to(lotteries, () => ({ now: later(0), list: Object.values(stations).map(listed) }))
  answers(server)
  await showPart(<BoardPage gameCode={terms.gameCode} back="/vnlottery" />, 'en', ['shell', 'games', 'lottery'])
  await expect.element(page.getByRole('heading', { name: terms.name })).toBeVisible()
  return server
}

const listed = (terms: LotteryTerms) => {
  const { gameCode, name, family, prizeMode, timeZone, state, drawnBy, issue, last } = terms
  return { gameCode, name, family, prizeMode, timeZone, state, drawnBy, issue, last }
}

async function showCode(answers?: (server: Answers) => unknown): Promise<Answers> {
  const server = await showBoard(stations.tg, answers)
  await tab('Short code').click()
  await expect.element(code()).toBeVisible()
  return server
}

const placed: ReplyOf<typeof placeOrder> = {
  orderId: '00000000-0000-4000-8000-000000000001',
  chaseId: null,
  lines: [],
  amount: '220.00',
  rebate: '0.00',
  balance: '780.00',
}

const fileOf = (name: string, text: BlobPart) => new File([text], name)
const openFile = (file: File) => page.getByLabelText('Open a file').first().upload(file)

test('the short code is read back in words and sums; what is for another lottery says so and leads there', async () => {
  const server = await showCode((answers) => answers.to(placeOrder, placed))
  await code().fill('tg 25 39 bl5 dd10; mb 123 xc2')
  const items = read().getByRole('listitem')
  await expect.poll(textOf(items.nth(0))).toContain('Tiền Giang · Bao lo · Lo 2 digits')
  await expect.poll(textOf(items.nth(0))).toContain('25, 39')
  await expect.poll(textOf(items.nth(0))).toContain('36 × ₱5.00')
  await expect.poll(textOf(items.nth(1))).toContain('₱40.00')
  await expect.poll(textOf(items.nth(2))).toContain('For another lottery')
  await expect
    .element(page.getByRole('link', { name: 'Open Miền Bắc' }))
    .toHaveAttribute('href', '/vnlottery?gameCode=VN_MB')

  await button('Bet ₱220.00').click()
  await expect.poll(textOf(slip())).toContain('Order accepted')
  expect(server.asked(placeOrder).map(({ body }) => body)).toEqual([
    {
      id: expect.any(String),
      gameCode: 'VN_TG',
      issueNo: '202611210903',
      lines: [
        { method: 'LO_2', content: '25,39', tickets: 36, stake: '5.00' },
        { method: 'DD', content: '25,39', tickets: 4, stake: '10.00' },
      ],
    },
  ])
  // The line for the North is still there, and the others are not bet twice.
  await expect.element(code()).toHaveValue('tg 25 39 bl5 dd10; mb 123 xc2')
  await expect.element(button('Bet ₱220.00')).toBeDisabled()
})

test('a fault of the short code is marked and named at its place, and nothing is bet before it is mended', async () => {
  await showCode()
  await code().fill('25 bl5\n39 foo5')
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('39 foo5')
  const fault = button('Line 2, “foo”: not a station, a number or a bet')
  await expect.element(fault).toBeVisible()
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(button(/^Bet/)).toBeDisabled()
  await fault.click()
  const field = code().element() as HTMLTextAreaElement
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('foo')
  await code().fill('25 25 bl5\n39 dd5')
  await expect.element(page.getByText('Counted once (1): 25')).toBeVisible()
  await button('Add to slip').click()
  await expect.poll(textOf(slip())).toContain('Head and tail')
  await expect.element(code()).toHaveValue('')
})

test('a stake out of the limits and a line that the server refuses are said at their lines', async () => {
  const fault = [{ code: 'stake_too_large', message: 'At most ₱9.00 here' }]
  await showCode((answers) =>
    answers.to(placeOrder, refusalAnswer('stake_too_large', { fields: { 'lines.0.stake': fault } })),
  )
  await code().fill('25 bl5000')
  await expect.poll(textOf(read())).toContain('The stake is outside the limits of this bet.')
  await code().fill('25 bl10')
  await button('Bet ₱180.00').click()
  await expect.poll(textOf(read())).toContain('At most ₱9.00 here')
  await expect.element(code()).toHaveValue('25 bl10')
})

test('tickets are opened from a file, and what is no file of tickets is named', async () => {
  await showBoard(termsOf('SSC'))
  await tab('3-star last').click()
  await button('Type').click()
  await openFile(fileOf('tickets.csv', '123,456\r\n789;123'))
  await expect.element(page.getByText('Read: 3')).toBeVisible()
  await expect.element(page.getByText('Read from tickets.csv')).toBeVisible()
  await openFile(fileOf('picture.png', '123'))
  await expect.element(page.getByText('picture.png is not a .txt or .csv file.')).toBeVisible()
  await openFile(fileOf('large.txt', '123 '.repeat(200_000)))
  await expect.element(page.getByText('large.txt is larger than 400 kB.')).toBeVisible()
  await openFile(fileOf('binary.txt', new Uint8Array([1, 0, 2, 0xff])))
  await expect.element(page.getByText('binary.txt is not a text file.')).toBeVisible()
  await openFile(fileOf('empty.txt', ' \n'))
  await expect.element(page.getByText('empty.txt is empty.')).toBeVisible()
  await expect.element(button('Bet ₱6.00')).toBeVisible()
})

test('twenty thousand tickets are counted as they are typed', async () => {
  await showBoard(termsOf('SSC'))
  await button('Type').click()
  await openFile(fileOf('many.txt', Array.from({ length: 20_000 }, (_, at) => `${at * 5}`.padStart(5, '0')).join('\n')))
  await expect.element(page.getByText('Read: 20000')).toBeVisible()
  await expect.element(button('Bet ₱40,000.00')).toBeVisible()
})

test('a long short code is read beside the page, and its doubles are named', async () => {
  await showCode()
  await code().fill(`tg ${Array.from({ length: 20_000 }, (_, at) => `${at % 10_000}`.padStart(4, '0')).join(' ')} bl1`)
  await expect.element(page.getByText(/^Counted once \(10000\): 0000, 0001/)).toBeVisible()
  await expect.poll(textOf(read())).toContain('160000 × ₱1.00')
  await expect.element(button('Bet ₱160,000.00')).toBeVisible()
})
