import { type Approval, approval, approvals, confirmApproval, refuseApproval } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import { roles, saveRole } from '@croupier/contract/operator.ts'
import { refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { idOf, NOW, openConsole } from './open-console.tsx'

const adjustment = (of: Partial<Approval> = {}): Approval => ({
  id: idOf(5),
  permission: 'adjustments.make',
  rule: 'adjustment_above_limit',
  subject: { type: 'member', id: idOf(2), name: 'member02' },
  facts: {},
  reason: 'correction',
  note: '',
  state: 'waiting',
  askedBy: 'Bela',
  askedAt: NOW,
  own: false,
  decidedBy: null,
  decidedAt: null,
  decidedNote: '',
  outcome: null,
  ...of,
})
const pageOf = (list: Approval[]) => ({ pageNum: 1, totalPages: 1, total: list.length, list })
const caseOf = (one: Approval, shown: string, balance: string, differs = false) => ({
  approval: one,
  shown,
  evidence: [{ label: 'balance' as const, kind: 'amount' as const, value: balance, typed: '1000.00', differs }],
})
const REASONS = { list: [{ code: 'correction', name: 'Correction', sentence: '' }] }
const button = (name: RegExp | string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')

test('the second person sees the case as it is and confirms what was shown; a difference is pointed out first', async () => {
  const one = adjustment()
  const console = await openConsole('/approvals', {
    may: ['adjustments.make'],
    answers: (answers) =>
      answers
        .to(approvals, pageOf([one]))
        .to(approval, caseOf(one, 'of 1200', '1200.00', true))
        .to(confirmApproval, { ...one, state: 'done' }),
  })
  await expect.element(page.getByText(/^1,200\.00/).first()).toBeVisible()
  await expect.element(page.getByText(/^The case differs from what Bela entered/)).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(dialog.getByText(/The case differs from what Bela entered/)).toBeVisible()
  await dialog.getByRole('textbox').fill('A bet was paid meanwhile')
  await dialog.getByRole('button', { name: /^Confirm/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(console.asked(confirmApproval)).toEqual([
    expect.objectContaining({
      params: { approvalId: one.id },
      body: { shown: 'of 1200', note: 'A bet was paid meanwhile' },
    }),
  ])
})

test('a case that has changed meanwhile is not confirmed but shown anew', async () => {
  const one = adjustment()
  const console = await openConsole('/approvals', {
    may: ['adjustments.make'],
    answers: (answers) => answers.to(approvals, pageOf([one])).to(approval, caseOf(one, 'of 1000', '1000.00')),
  })
  console.answer(confirmApproval, () => {
    console.answer(approval, caseOf(one, 'of 900', '900.00', true))
    return refusalAnswer('approval_changed')
  })
  await button(/^Confirm/).click()
  await dialog.getByRole('button', { name: /^Confirm/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(/^900\.00/).first()).toBeVisible()
})

test('nobody confirms what they asked for; they withdraw it', async () => {
  const own = adjustment({ own: true, askedBy: 'Ines' })
  const console = await openConsole('/approvals?stage=mine', {
    may: ['adjustments.make'],
    answers: (answers) =>
      answers
        .to(approvals, pageOf([own]))
        .to(approval, caseOf(own, 'of 1000', '1000.00'))
        .to(reasons, REASONS)
        .to(refuseApproval, { ...own, state: 'withdrawn' }),
  })
  await expect.element(page.getByText('not you')).toBeVisible()
  await expect.element(button(/^Confirm/)).not.toBeInTheDocument()
  await userEvent.keyboard('a')
  await expect.element(dialog).not.toBeInTheDocument()
  await button(/^Withdraw R/).click()
  await dialog.getByRole('button', { name: /^Withdraw/ }).click()
  await expect.poll(() => console.asked(refuseApproval).length).toBe(1)
})

test('what waits for others is not among what waits for me', async () => {
  await openConsole('/approvals', {
    may: ['adjustments.make'],
    answers: (answers) => answers.to(approvals, pageOf([adjustment({ own: true })])),
  })
  await expect.element(page.getByText('Nothing is waiting for you')).toBeVisible()
})

test('what gives a role more rights is passed on with a reason, and the way leads to where it waits', async () => {
  const content = { code: 'content', name: 'Content', permissions: [], operators: 1 }
  const console = await openConsole('/roles/content', {
    may: ['operators.edit', 'operators.read'],
    answers: (answers) =>
      answers
        .to(roles, [content])
        .to(saveRole, refusalAnswer('second_person_asked'))
        .to(reasons, REASONS)
        .to(approvals, pageOf([])),
  })
  await page.getByRole('checkbox', { name: 'documents.read' }).click()
  await button(/^Save and request approval/).click()
  await expect.element(dialog.getByRole('radio').first()).toBeChecked()
  await dialog.getByRole('button', { name: /^Save and request approval/ }).click()
  await expect.element(page.getByText(/A second person must approve/)).toBeVisible()
  expect(console.asked(saveRole)[0]?.body).toMatchObject({ permissions: ['documents.read'] })
  await page.getByRole('link', { name: 'Go to approvals' }).click()
  await expect.element(page.getByRole('heading', { name: 'Approvals' })).toBeVisible()
})

test('only what a role may is in the menu, and another screen says so', async () => {
  await openConsole('/audit', {
    may: ['operators.read'],
    answers: (answers) => answers.to(audit, refusalAnswer('forbidden')),
  })
  await expect.element(page.getByText('You don’t have permission')).toBeVisible()
  const screens = page.getByRole('navigation', { name: 'Screens' })
  await expect.element(screens.getByRole('link', { name: 'Approvals' })).toBeVisible()
  for (const name of ['Withdrawals', 'Deposits', 'Members', 'Audit log'])
    await expect.element(screens.getByRole('link', { name, exact: true })).not.toBeInTheDocument()
})
