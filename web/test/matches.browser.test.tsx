import '@croupier/kit/theme/base.css'
import { answerMatch, type Match, matches, sendProof } from '@croupier/contract/matched-transfers.ts'
import { answerCalls, type Answers, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WithdrawalParts } from '../src/features/cashier/withdrawal-parts.tsx'
import { MatchNote } from '../src/features/cashier/match-note.tsx'
import { PaidParts } from '../src/features/cashier/paid-parts.tsx'
import { showPart } from './show-part.tsx'

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [DEPOSIT, WITHDRAWAL] = [idOf(8), idOf(9)]
const part = (of: Partial<Match>): Match => ({
  id: idOf(1),
  side: 'receiver',
  of: WITHDRAWAL,
  reference: 'MT 000 0001',
  amount: '500.00',
  received: null,
  asset: 'PHP',
  state: 'sent',
  late: false,
  payBy: '2026-03-04T05:36:07.000Z',
  answerBy: '2026-03-04T17:06:07.000Z',
  payTo: null,
  proof: null,
  answer: null,
  remaining: null,
  reason: null,
  ...of,
})
const toPay = part({
  side: 'payer',
  of: DEPOSIT,
  state: 'waiting',
  answerBy: null,
  payTo: { bank: 'Song Xanh', account: '0071 0008 84471', name: 'NGUYEN VAN AN' },
  proof: 'wanted',
})
const picture = (bytes = 9) => new File([new Uint8Array(bytes)], 'p.png', { type: 'image/png' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
async function choose(file: File) {
  await expect.element(button(/^Choose/)).toBeVisible()
  await userEvent.upload(document.querySelector('input[type=file]')!, file)
}

/** Show a part of the member's pages to somebody who is logged in; its calls are answered by the test. */
async function show(shown: ReactNode, answers: (answers: Answers) => unknown): Promise<Answers> {
  const server = answerCalls()
  answers(server)
  await showPart(shown, 'en', ['shell', 'cashier'])
  return server
}

const paid = (...list: Match[]) => show(<PaidParts depositId={DEPOSIT} />, (answers) => answers.to(matches, { list }))
const coming = (...list: Match[]) =>
  show(<WithdrawalParts withdrawalId={WITHDRAWAL} account="Song Xanh ···· 4471" />, (answers) =>
    answers.to(matches, { list }),
  )

test('a payer sees where to pay, how much and with which reference, and sends the picture of it', async () => {
  const server = await paid(toPay)
  for (const text of ['Song Xanh', '0071 0008 84471', 'NGUYEN VAN AN', 'MT 000 0001'])
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect.element(button('Send receipt')).not.toBeInTheDocument()
  await choose(picture())
  await expect.element(page.getByRole('img', { name: 'Selected image' })).toBeInTheDocument()
  server.to(sendProof, () => {
    server.to(matches, { list: [part({ side: 'payer', of: DEPOSIT })] })
    return part({ side: 'payer', of: DEPOSIT })
  })
  await button('Send receipt').click()
  await expect.element(page.getByText(/Without an answer it is treated as received/)).toBeVisible()
  expect(server.asked(sendProof)).toEqual([expect.objectContaining({ params: { matchId: idOf(1) } })])
})

test('a picture that is too large is not sent, and one that was used is refused with words', async () => {
  const server = await paid({ ...toPay, id: idOf(2) })
  await choose(picture(6 * 1024 * 1024))
  await expect.element(page.getByText(/larger than 5 MB/)).toBeVisible()
  await expect.element(button('Send receipt')).not.toBeInTheDocument()
  await choose(picture())
  server.to(sendProof, refusalAnswer('slip_used'))
  await button('Send receipt').click()
  await expect.element(page.getByText(/slip_used/)).toBeVisible()
})

test.each([
  ['disputed', { state: 'disputed' }, /We review both sides and decide/],
  ['received', { state: 'received', received: '500.00' }, /₱500\.00 received\./],
  ['returned', { state: 'returned' }, /Please do not pay this any more/],
] as const)('a payer reads what became of a payment that is %s', async (_, of, words) => {
  await paid(part({ side: 'payer', of: DEPOSIT, ...of }))
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(button(/Choose an image/)).not.toBeInTheDocument()
})

test('who has paid after the time was over may still show the picture', async () => {
  await paid(part({ side: 'payer', of: DEPOSIT, state: 'returned', proof: 'late', id: idOf(3) }))
  await expect.element(page.getByText('Already paid?')).toBeVisible()
  await expect.element(button(/Choose an image/)).toBeVisible()
})

test('a receiver who has got it all is asked once more before it is final', async () => {
  const server = await coming(part({}))
  await expect.element(page.getByText('Have you received ₱500.00?')).toBeVisible()
  await button('Send answer').click()
  const sure = page.getByRole('dialog', { name: 'Have you received the full amount?' })
  await sure.getByRole('button', { name: 'Check again' }).click()
  await expect.element(sure).not.toBeInTheDocument()
  expect(server.asked(answerMatch)).toEqual([])

  server.to(answerMatch, () => {
    server.to(matches, { list: [part({ state: 'received', received: '500.00' })] })
    return part({ state: 'received', received: '500.00' })
  })
  await button('Send answer').click()
  await sure.getByRole('button', { name: /^Yes/ }).click()
  await expect.element(page.getByText('₱500.00 received.')).toBeVisible()
  expect(server.asked(answerMatch)).toHaveLength(1)
})

test('a receiver who has got nothing shows their account; without a picture nothing is sent', async () => {
  const server = await coming(part({}))
  await radio('Not received').click()
  await expect.element(page.getByText('Account statement')).toBeVisible()
  await button('Send answer').click()
  expect(server.asked(answerMatch)).toEqual([])
  await choose(picture())
  server.to(answerMatch, () => {
    server.to(matches, { list: [part({ state: 'disputed', answer: 'not_received' })] })
    return part({ state: 'disputed', answer: 'not_received' })
  })
  await button('Send answer').click()
  await expect.element(page.getByText(/We will review it and decide/)).toBeVisible()
})

test('a receiver who has got a part says what is missing: something, and less than all', async () => {
  const server = await coming(part({}))
  await radio('Partially received').click()
  await button('Send answer').click()
  await expect.element(page.getByText('Enter the missing amount')).toBeVisible()
  const missing = page.getByRole('textbox', { name: 'Amount not received' })
  await missing.fill('500')
  await button('Send answer').click()
  await expect.element(page.getByText('Less than ₱500.00')).toBeVisible()
  await missing.fill('120.50')
  server.to(answerMatch, refusalAnswer('match_not_open'))
  await button('Send answer').click()
  await expect.element(page.getByText(/match_not_open/)).toBeVisible()
  expect(server.asked(answerMatch)).toHaveLength(1)
})

test('of several parts each says which it is, and what came to nothing is left out', async () => {
  await coming(
    part({ id: idOf(4), state: 'waiting' }),
    part({ id: idOf(5), state: 'received', received: '500.00', reference: 'MT 000 0002' }),
    part({ id: idOf(6), state: 'returned', reference: 'MT 000 0003' }),
  )
  await expect.element(page.getByText('Part 1 of 2')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'MT 000 0002' }).getByText('Part 2 of 2')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'MT 000 0003' })).not.toBeInTheDocument()
})

test('wherever a receiver is they are told that a payment is to be confirmed; nobody else is', async () => {
  await show(<MatchNote />, (answers) => answers.to(matches, { list: [part({})] }))
  await expect.element(button('Confirm')).toBeVisible()
})

test('without a payment to be confirmed nothing is said', async () => {
  const server = await show(<MatchNote />, (answers) =>
    answers.to(matches, { list: [toPay, part({ state: 'disputed' })] }),
  )
  await expect.poll(() => server.asked(matches).length).toBe(1)
  await expect.element(button('Confirm')).not.toBeInTheDocument()
})
