import {
  approveWithdrawal,
  approveWithdrawals,
  claimWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  releaseWithdrawal,
  withdrawalCase,
  withdrawalDesk,
} from '@croupier/contract/console-withdrawals.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { idOf, NOW, openConsole } from './open-console.tsx'
import { caseOf, deskOf, OWN_CLAIM, rowOf } from './withdrawals.ts'

const ALL: readonly Permission[] = ['withdrawals.read', 'withdrawals.decide', 'withdrawals.pay']
const queue = page.getByRole('region', { name: 'Queue' })
const detail = page.getByRole('region', { name: 'Open case' })
const actions = page.getByRole('complementary', { name: 'Actions' })
const button = (name: RegExp | string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const first = rowOf(1)
const opened = (id: string | undefined) => caseOf(rowOf(Number(id?.slice(-2) ?? 1)))

test('what was found stands beside a withdrawal, and only whoever has claimed it releases it, after a second look', async () => {
  const found = { check: 'new_payee', found: true, evidence: { minutes: 3, hours: 72 }, members: [] } as const
  const flags = { flags: ['new_payee' as const], findings: [{ ...found, members: [] }] }
  const { asked, answer } = await openConsole('/withdrawals', {
    may: ALL,
    answers: (answers) => answers.to(withdrawalDesk, deskOf([first])).to(withdrawalCase, caseOf(first, flags)),
  })
  await expect.element(detail.getByText('First withdrawal to a new account')).toBeVisible()
  await expect.element(button(/^Claim C/)).toBeVisible()
  await expect.element(button(/^Approve/)).not.toBeInTheDocument()
  await userEvent.keyboard('a')
  await expect.element(dialog).not.toBeInTheDocument()

  answer(claimWithdrawal, OWN_CLAIM)
  answer(withdrawalCase, caseOf({ ...first, claim: OWN_CLAIM }, flags))
  await userEvent.keyboard('c')
  await expect.element(button(/^Approve 250\.00/)).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(dialog.getByText('member01', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/^Song Xanh ••4471/)).toBeVisible()
  answer(approveWithdrawal, () => {
    answer(withdrawalCase, caseOf({ ...first, state: 'approved', standing: 'ready' }))
    return {}
  })
  expect(asked(approveWithdrawal)).toEqual([])
  await dialog.getByRole('button', { name: /^Release 250\.00/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked(approveWithdrawal)).toEqual([
    expect.objectContaining({
      params: { withdrawalId: first.id },
      body: { note: '', expected: { amount: '250.00', state: 'review' } },
    }),
  ])
})

test('what another operator works on is not decided here', async () => {
  const taken = { ...first, claim: { ...OWN_CLAIM, own: false, by: 'operator05', name: 'Bela' } }
  await openConsole('/withdrawals', {
    may: ALL,
    answers: (answers) => answers.to(withdrawalDesk, deskOf([taken])).to(withdrawalCase, caseOf(taken)),
  })
  await expect.element(actions.getByText(/Bela/).first()).toBeVisible()
  for (const name of [/^Claim C/, /^Approve/, /^Refuse/]) await expect.element(button(name)).not.toBeInTheDocument()
})

test('who may only read sees the case and no action', async () => {
  await openConsole('/withdrawals', {
    may: ['withdrawals.read'],
    answers: (answers) => answers.to(withdrawalDesk, deskOf([first])).to(withdrawalCase, caseOf(first)),
  })
  await expect.element(detail.getByText('Song Xanh').first()).toBeVisible()
  await expect.element(actions.getByRole('button')).not.toBeInTheDocument()
  await expect.element(queue.getByRole('checkbox')).not.toBeInTheDocument()
})

test('J and K move through the queue, and the address says which one is open', async () => {
  const console = await openConsole('/withdrawals', {
    may: ALL,
    answers: (answers) =>
      answers
        .to(withdrawalDesk, deskOf([first, rowOf(2), rowOf(3)]))
        .to(withdrawalCase, ({ params }) => opened(params['withdrawalId'])),
  })
  await expect.element(detail.getByText('WD 000 0001')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(detail.getByText('WD 000 0002')).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(detail.getByText('WD 000 0003')).toBeVisible()
  expect(console.address()).toContain(idOf(3))
  await userEvent.keyboard('k')
  await expect.element(detail.getByText('WD 000 0002')).toBeVisible()
})

test('clear ones are ticked and released together, and what became of each is said', async () => {
  const flagged = rowOf(3, { flags: ['watched'] })
  const { asked } = await openConsole('/withdrawals', {
    may: ALL,
    answers: (answers) =>
      answers
        .to(withdrawalDesk, deskOf([first, rowOf(2), flagged]))
        .to(withdrawalCase, ({ params }) => opened(params['withdrawalId']))
        .to(approveWithdrawals, {
          approved: [first.id],
          passedOn: [],
          refused: [{ id: idOf(2), reference: null, errorCode: 'case_changed' }],
        }),
  })
  await queue.getByRole('checkbox', { name: 'Select member01' }).click()
  await queue.getByRole('checkbox', { name: 'Select member02' }).click()
  await expect.element(queue.getByRole('checkbox', { name: 'Select member03' })).not.toBeInTheDocument()
  await expect.element(queue.getByText('500.00')).toBeVisible()
  await queue.getByRole('button', { name: /^Release 2/ }).click()
  await dialog.getByRole('button', { name: /^Release 2/ }).click()
  const outcome = page.getByRole('status', { name: 'Results' })
  await expect.element(outcome.getByText('1 released')).toBeVisible()
  await expect.element(outcome.getByText('has changed: review again')).toBeVisible()
  expect(asked(approveWithdrawals)[0]?.body).toMatchObject({
    withdrawals: [first, rowOf(2)].map(({ id }) => ({ id, expected: { amount: '250.00', state: 'review' } })),
  })
})

/** One above the limit that the first of two people has released. */
const passedOn = (own: boolean) =>
  caseOf(rowOf(1, { amount: '700.00', standing: 'second' }), {
    needsTwo: true,
    twoFrom: '700.00',
    second: {
      approvalId: idOf(7),
      rule: 'withdrawal_above_limit',
      state: 'waiting',
      first: { by: own ? 'Ines' : 'Bela', at: NOW, note: '', own },
      second: null,
    },
  })

test('above the limit a release is passed on, and whoever did it is at work on it no more', async () => {
  const claimed = caseOf(rowOf(1, { amount: '700.00', claim: OWN_CLAIM }), { needsTwo: true, twoFrom: '700.00' })
  const { asked } = await openConsole('/withdrawals', {
    may: ALL,
    answers: (answers) =>
      answers
        .to(withdrawalDesk, deskOf([claimed]))
        .to(withdrawalCase, claimed)
        .to(approveWithdrawal, refusalAnswer('second_person_asked'))
        .to(releaseWithdrawal, {}),
  })
  await button(/^Approve and pass on/).click()
  await dialog.getByRole('button', { name: /^Release 700\.00/ }).click()
  await expect.poll(() => asked(releaseWithdrawal).length).toBe(1)
})

test('whoever has released the first half is not the second person', async () => {
  await openConsole('/withdrawals?stage=second', {
    may: ALL,
    answers: (answers) => answers.to(withdrawalDesk, deskOf([passedOn(true)])).to(withdrawalCase, passedOn(true)),
  })
  await expect.element(page.getByRole('region', { name: /^Four-eyes threshold/ }).getByText('not you')).toBeVisible()
  await expect.element(button(/^Review and confirm/)).not.toBeInTheDocument()
})

test('the second person is led to the case itself, and sends it back only with a note', async () => {
  const console = await openConsole('/withdrawals?stage=second', {
    may: ALL,
    answers: (answers) => answers.to(withdrawalDesk, deskOf([passedOn(false)])).to(withdrawalCase, passedOn(false)),
  })
  await expect.element(button(/^Send back/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('not you')).not.toBeInTheDocument()
  await button(/^Review and confirm/).click()
  await expect.poll(console.address).toBe(`/approvals?id=${idOf(7)}`)
})

const ready = rowOf(1, { standing: 'ready', state: 'approved' })

test('what was released is paid by hand only with the bank’s reference', async () => {
  const { asked } = await openConsole('/withdrawals?stage=pay', {
    may: ALL,
    answers: (answers) =>
      answers
        .to(withdrawalDesk, deskOf([ready]))
        .to(withdrawalCase, caseOf(ready))
        .to(payWithdrawal, {}),
  })
  await page.getByRole('radio', { name: /^Manual payout/ }).click()
  await expect.element(button(/^Pay 250\.00/)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('textbox', { name: 'Bank reference' }).fill('PX 4471')
  await button(/^Pay 250\.00/).click()
  await dialog.getByRole('button', { name: /^Pay 250\.00/ }).click()
  await expect.poll(() => asked(payWithdrawal)[0]?.body).toMatchObject({ by: 'hand', bankReference: 'PX 4471' })
})

test('who is refused a payment reads why: the reason is chosen, and its sentence is shown before', async () => {
  const list = [
    { code: 'other', name: 'Other', sentence: '' },
    { code: 'documents', name: 'Identity documents needed', sentence: 'We need an identity document.' },
  ]
  const { asked } = await openConsole('/withdrawals?stage=pay', {
    may: ALL,
    answers: (answers) =>
      answers
        .to(withdrawalDesk, deskOf([ready]))
        .to(withdrawalCase, caseOf(ready))
        .to(reasons, { list })
        .to(refuseWithdrawal, {}),
  })
  await button(/^Refuse and return/).click()
  await dialog.getByText('Identity documents needed').click()
  await expect.element(dialog.getByText(/We need an identity document/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Refuse and return the amount/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked(refuseWithdrawal)[0]?.body).toMatchObject({ reason: 'documents', expected: { amount: '250.00' } })
})

test('the deciding button shows progress until its reasons are there, and decides nothing before', async () => {
  const list = [{ code: 'documents', name: 'Identity documents needed', sentence: '' }]
  const { promise, resolve } = Promise.withResolvers<{ list: typeof list }>()
  const { asked } = await openConsole('/withdrawals?stage=pay', {
    may: ALL,
    answers: (answers) =>
      answers
        .to(withdrawalDesk, deskOf([ready]))
        .to(withdrawalCase, caseOf(ready))
        .to(reasons, () => promise)
        .to(refuseWithdrawal, {}),
  })
  await button(/^Refuse and return/).click()
  const waiting = dialog.getByRole('button', { name: /^Working/ })
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(asked(refuseWithdrawal)).toEqual([])

  resolve({ list })
  await expect.element(dialog.getByRole('radio', { name: 'Identity documents needed' })).toBeChecked()
  await expect.element(waiting).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: /^Refuse and return the amount/ }).click()
  await expect.poll(() => asked(refuseWithdrawal)[0]?.body).toMatchObject({ reason: 'documents' })
})
