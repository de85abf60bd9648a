import {
  claimDispute,
  claimNextDispute,
  decideDispute,
  disputeCase,
  disputeDesk,
  disputePostings,
  releaseDispute,
  wantDispute,
} from '@croupier/contract/console-disputes.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { type Answers, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ALL_ARRIVED, caseOf, deskOf, rowOf } from './disputes.ts'
import { idOf, NOW, openConsole } from './open-console.tsx'
import { OWN_CLAIM } from './withdrawals.ts'

const ALL: readonly Permission[] = ['disputes.read', 'disputes.decide']
const queue = page.getByRole('region', { name: 'Queue' })
const detail = page.getByRole('region', { name: 'Open case' })
const actions = page.getByRole('complementary', { name: 'Actions' })
const button = (name: RegExp | string) => page.getByRole('button', { name })
const radio = (name: RegExp) => page.getByRole('radio', { name })
const dialog = page.getByRole('dialog')
const first = rowOf(1)
const mine = rowOf(1, { claim: OWN_CLAIM })
const REASONS = {
  list: [
    { code: 'payer', name: 'Payer’s receipt is conclusive', sentence: 'The receipt shows that it was paid.' },
    { code: 'statement', name: 'Account statement is conclusive', sentence: '' },
  ],
}

/** One dispute that is open, and what is answered beside it. */
const withCase = (one: ReturnType<typeof caseOf>, more: (answers: Answers) => unknown = () => undefined) => ({
  may: ALL,
  answers: (answers: Answers) => {
    answers
      .to(disputeDesk, deskOf([one]))
      .to(disputeCase, one)
      .to(disputePostings, ALL_ARRIVED)
      .to(reasons, REASONS)
    more(answers)
  },
})

test('a dispute is listed by payer and receiver, and both pictures, what both say and how it went before stand side by side', async () => {
  await openConsole('/disputes', withCase(caseOf(first)))
  await expect.element(queue.getByRole('button', { name: /member01 → member02/ })).toBeVisible()
  for (const name of ['member01', 'member02']) {
    const picture = detail.getByRole('img', { name: `Image of ${name}` })
    await expect.element(picture).toBeVisible()
    expect((picture.element() as HTMLImageElement).naturalWidth).toBe(9)
  }
  await expect.element(detail.getByText(/500\.00 sent, 0\.00 received\?/)).toBeVisible()
  await expect.element(detail.getByRole('row', { name: /^Disputes lost 0 1/ })).toBeVisible()
  await expect.element(detail.getByText(/Song Xanh, A\*\*\* R\*\*\*\* ··4471/)).toBeVisible()
})

test('only whoever has claimed it decides: what would be posted is shown, and both read the reason', async () => {
  const { asked, answer } = await openConsole('/disputes', withCase(caseOf(first)))
  await expect.element(button(/^Claim C/)).toBeVisible()
  await expect.element(radio(/^Received in full/)).not.toBeInTheDocument()
  answer(claimDispute, OWN_CLAIM)
  answer(disputeCase, caseOf(mine))
  await userEvent.keyboard('c')

  await expect.element(button(/^Decide…/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(actions.getByText('Choose an outcome.')).toBeVisible()
  await radio(/^Received in full/).click()
  await expect.element(actions.getByText(/500\.00/).first()).toBeVisible()
  expect(asked(disputePostings).at(-1)?.query).toEqual({ arrived: '500.00' })
  await button(/^Decide…/).click()
  await expect.element(dialog.getByText(/member01 and member02 both see the reason/)).toBeVisible()
  await dialog.getByText('Payer’s receipt is conclusive').click()
  await expect.element(dialog.getByText(/The receipt shows that it was paid/)).toBeVisible()
  await dialog.getByRole('textbox').fill('Called the bank')
  answer(decideDispute, {})
  await dialog.getByRole('button', { name: /^Decide/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked(decideDispute)).toEqual([
    expect.objectContaining({
      params: { matchId: first.id },
      body: {
        outcome: 'payer',
        reason: 'payer',
        note: 'Called the bank',
        expected: { amount: '500.00', state: 'disputed' },
      },
    }),
  ])
})

test('a part that has arrived is more than nothing and less than all, and is sent as it was typed', async () => {
  const { asked } = await openConsole(
    '/disputes',
    withCase(caseOf(mine), (answers) => answers.to(decideDispute, {})),
  )
  await radio(/^Partially received/).click()
  const part = page.getByRole('textbox', { name: /^Amount received/ })
  for (const wrong of ['0', '500', 'much']) {
    await part.fill(wrong)
    await expect.element(button(/^Decide…/)).toHaveAttribute('aria-disabled', 'true')
  }
  await expect.element(actions.getByText('Enter an amount above zero and below the total.')).toBeVisible()
  await part.fill('120.50')
  await button(/^Decide…/).click()
  await dialog.getByRole('button', { name: /^Decide/ }).click()
  await expect
    .poll(() => asked(decideDispute)[0]?.body)
    .toMatchObject({ outcome: 'partly', arrived: '120.50', reason: 'payer' })
})

test('the keys choose an outcome, decide and leave the case to others', async () => {
  const { asked } = await openConsole(
    '/disputes',
    withCase(caseOf(mine), (answers) => answers.to(releaseDispute, {})),
  )
  await expect.element(radio(/^Not received/)).toBeVisible()
  await userEvent.keyboard('3')
  await expect.element(radio(/^Not received/)).toBeChecked()
  await userEvent.keyboard('a')
  await expect.element(dialog.getByRole('heading', { name: 'Nothing received?' })).toBeVisible()
  await dialog.getByRole('button', { name: /^Cancel/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.keyboard('u')
  await expect.poll(() => asked(releaseDispute).length).toBe(1)
})

test('above the limit a decision is passed on, and whoever made it is at work on it no more', async () => {
  const large = caseOf(mine, { needsTwo: true, twoFrom: '500.00' })
  const { asked } = await openConsole(
    '/disputes',
    withCase(large, (answers) =>
      answers.to(decideDispute, refusalAnswer('second_person_asked')).to(releaseDispute, {}),
    ),
  )
  await radio(/^Received in full/).click()
  await button(/^Decide and pass on/).click()
  await expect.element(dialog.getByText(/Nothing moves until a second person confirms/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Decide/ }).click()
  await expect.poll(() => asked(releaseDispute).length).toBe(1)
  await expect.element(dialog).not.toBeInTheDocument()
})

/** One above the limit that the first of two people has decided. */
const passedOn = (own: boolean) =>
  caseOf(rowOf(1, { second: true }), {
    needsTwo: true,
    twoFrom: '500.00',
    proposed: '500.00',
    approval: {
      approvalId: idOf(7),
      rule: 'dispute_above_limit',
      state: 'waiting',
      first: { by: own ? 'Ines' : 'Bela', at: NOW, note: '', own },
      second: null,
    },
  })

test('the second person sees what was found and is led to the case; whoever found it is not the second', async () => {
  const other = await openConsole('/disputes?stage=second', withCase(passedOn(false)))
  await expect.element(actions.getByText('You confirm or send back')).toBeVisible()
  await expect.poll(() => other.asked(disputePostings).at(-1)?.query).toEqual({ arrived: '500.00' })
  await button(/^Review and confirm 500\.00/).click()
  await expect.poll(other.address).toBe(`/approvals?id=${idOf(7)}`)
})

test('whoever has decided the first half does not confirm it', async () => {
  await openConsole('/disputes?stage=second', withCase(passedOn(true)))
  await expect.element(actions.getByText('not you')).toBeVisible()
  await expect.element(actions.getByText('Waiting for a second person.')).toBeVisible()
  for (const name of [/^Review and confirm/, /^Decide…/, /^Claim C/])
    await expect.element(button(name)).not.toBeInTheDocument()
})

test('what another operator works on is asked for and not decided', async () => {
  const taken = rowOf(1, { claim: { ...OWN_CLAIM, own: false, by: 'operator05', name: 'Bela' } })
  const { asked } = await openConsole(
    '/disputes',
    withCase(caseOf(taken), (answers) => answers.to(wantDispute, {})),
  )
  await expect.element(actions.getByText(/^Claimed by Bela until/)).toBeVisible()
  for (const name of [/^Claim C/, /^Decide…/, /^Release/]) await expect.element(button(name)).not.toBeInTheDocument()
  await button('Request handover').click()
  await expect.poll(() => asked(wantDispute).length).toBe(1)
})

test('a claim, a decision and a case that are refused say why', async () => {
  const console = await openConsole(
    '/disputes',
    withCase(caseOf(first), (answers) => answers.to(claimDispute, refusalAnswer('claimed', { by: 'Bela' }))),
  )
  await button(/^Claim C/).click()
  await expect.element(actions.getByRole('alert')).toBeVisible()

  console.answer(claimDispute, OWN_CLAIM)
  console.answer(disputeCase, caseOf(mine))
  await button(/^Claim C/).click()
  await radio(/^Not received/).click()
  await button(/^Decide…/).click()
  console.answer(decideDispute, refusalAnswer('case_changed'))
  await dialog.getByRole('button', { name: /^Decide/ }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog).toBeVisible()
})

test('what was decided says so with the reason that both read, and nothing is left to do', async () => {
  const done = rowOf(1, { state: 'received', received: '500.00' })
  await openConsole('/disputes?stage=done', withCase(caseOf(done, { reason: 'The receipt shows that it was paid.' })))
  await expect.element(actions.getByText(/The receipt shows that it was paid/)).toBeVisible()
  for (const name of [/^Claim C/, /^Decide…/]) await expect.element(button(name)).not.toBeInTheDocument()
})

test('who may only read sees both pictures and no action', async () => {
  const one = withCase(caseOf(first))
  await openConsole('/disputes', { ...one, may: ['disputes.read'] })
  await expect.element(detail.getByRole('img', { name: 'Image of member01' })).toBeVisible()
  await expect.element(actions.getByText('Your role allows viewing only.')).toBeVisible()
  await expect.element(button(/^Claim/)).not.toBeInTheDocument()
})

test('an empty desk says so, and claiming the next where there is none changes nothing', async () => {
  const { asked } = await openConsole('/disputes', {
    may: ALL,
    answers: (answers) => answers.to(disputeDesk, deskOf([])).to(claimNextDispute, { id: null }),
  })
  await expect.element(queue.getByText('No open disputes')).toBeVisible()
  await expect.element(page.getByText('No case selected')).toBeVisible()
  await button(/^Claim next/).click()
  await expect.poll(() => asked(claimNextDispute).length).toBe(1)
  await expect.element(page.getByText('No case selected')).toBeVisible()
})

test('the next one that is claimed is opened', async () => {
  const two = rowOf(2, { payer: 'member03' })
  const console = await openConsole('/disputes', {
    may: ALL,
    answers: (answers) =>
      answers
        .to(disputeDesk, deskOf([first, two]))
        .to(disputeCase, ({ params }) => caseOf(params['matchId'] === two.id ? two : first))
        .to(claimNextDispute, { id: two.id }),
  })
  await expect.element(detail.getByText('MT 000 0001')).toBeVisible()
  await button(/^Claim next/).click()
  await expect.element(detail.getByText('MT 000 0002')).toBeVisible()
  expect(console.address()).toContain(two.id)
})

test('a desk that does not come says so and is asked for again; a case that does not come leaves the queue', async () => {
  const console = await openConsole('/disputes', {
    may: ALL,
    answers: (answers) => answers.to(disputeDesk, refusalAnswer('internal_error')),
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  console.answer(disputeDesk, deskOf([first]))
  console.answer(disputeCase, refusalAnswer('not_found'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(queue.getByRole('button', { name: /member01/ })).toBeVisible()
  await expect.element(detail.getByText('This couldn’t load')).toBeVisible()
  await expect.element(detail.getByRole('img')).not.toBeInTheDocument()
})
