import { approvals } from '@croupier/contract/approvals.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import {
  collectShortfall,
  type Shortfall,
  shortfall,
  shortfalls,
  writeOffShortfall,
} from '@croupier/contract/console-shortfalls.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { type Answers, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf, NOW, openConsole } from './open-console.tsx'
import { NO_AMOUNTS, openShortfall } from './shortfalls.ts'

const ALL: readonly Permission[] = ['reconciliation.read', 'reconciliation.resolve']
const REASONS = { list: [{ code: 'agreed', name: 'Agreed with the member', sentence: '' }] }
const NO_APPROVALS = { list: [], pageNum: 1, totalPages: 0, total: 0 }
const button = (name: RegExp | string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')

const queueOf = (list: readonly Shortfall[]) => ({
  list: [...list],
  pageNum: 1,
  totalPages: 1,
  total: list.length,
  sums: { ...NO_AMOUNTS, amount: '195.00', collected: '60.00', owed: '135.00' },
})

const LINE = { id: idOf(9), state: 'posted' as const, position: '7/1', at: NOW }
const caseOf = (one: Shortfall, balance = '40.00') => ({
  shortfall: one,
  balance,
  lines: [{ ...LINE, kind: 'shortfall_collected', amount: '-60.00', after: '0.00' }],
})

const opened = (one: Shortfall, { balance = '40.00', may = ALL } = {}) =>
  openConsole(`/shortfalls/${one.shortfallId}`, {
    may,
    answers: (answers: Answers) =>
      void answers
        .to(shortfalls, queueOf([one]))
        .to(shortfall, caseOf(one, balance))
        .to(approvals, NO_APPROVALS)
        .to(reasons, REASONS),
  })

test('the queue lists who owes what of which game, with sums, and leads to the case', async () => {
  const { address } = await openConsole('/shortfalls', {
    may: ALL,
    answers: (answers) =>
      void answers
        .to(shortfalls, queueOf([openShortfall()]))
        .to(shortfall, caseOf(openShortfall()))
        .to(approvals, NO_APPROVALS),
  })
  const row = page.getByRole('row', { name: /member01/ })
  for (const text of ['Owed', 'Baccarat', '195.00', '60.00', '135.00'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Shortfalls 1' })).toBeVisible()
  await row.getByText('Baccarat').click()
  await expect.poll(address).toBe(`/shortfalls/${idOf(1)}`)
})

test('an empty queue says so, and one that cannot be read offers to try again', async () => {
  const { answer } = await openConsole('/shortfalls', {
    may: ALL,
    answers: (answers) => void answers.to(shortfalls, refusalAnswer('internal_error')),
  })
  await expect.element(button(/Try again|Retry/).first()).toBeVisible()
  answer(shortfalls, queueOf([]))
  await button(/Try again|Retry/)
    .first()
    .click()
  await expect.element(page.getByText('No shortfalls')).toBeVisible()
})

test('the case shows what was collected and the balance now; collecting and writing off ask for a second person', async () => {
  const { asked, answer } = await opened(openShortfall())
  await expect.element(page.getByText(/135\.00/).first()).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Owed amount collected/ })).toBeVisible()
  for (const [name, call, text] of [
    [/^Collect…/, collectShortfall, /member01 owes 135\.00 PHP and has 40\.00 PHP now/],
    [/^Write off…/, writeOffShortfall, /The house bears the 135\.00 PHP/],
  ] as const) {
    answer(call, refusalAnswer('second_person_asked'))
    await button(name).click()
    await expect.element(dialog.getByText(text)).toBeVisible()
    await dialog.getByText('Agreed with the member').click()
    await dialog.getByRole('button', { name: /^Request approval/ }).click()
    await expect.poll(() => asked(call).at(-1)?.body).toMatchObject({ reason: 'agreed' })
    await expect.element(dialog).not.toBeInTheDocument()
  }
})

test('nothing is collected from who has nothing, and the screen says why', async () => {
  await opened(openShortfall(), { balance: '0.00' })
  await expect.element(button(/^Collect…/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('The member has no balance to collect from.')).toBeVisible()
})

test('once it has ended the case says how, and offers nothing', async () => {
  await opened(openShortfall({ state: 'written_off', owed: '0.00', writtenOff: '135.00', endedAt: NOW }))
  await expect.element(page.getByText('The house bears it; the member owes nothing.')).toBeVisible()
  await expect.element(button(/^Collect…/)).not.toBeInTheDocument()
})

test('who may only read is offered nothing', async () => {
  await opened(openShortfall(), { may: ['reconciliation.read'] })
  await expect.element(page.getByText(/135\.00/).first()).toBeVisible()
  await expect.element(button(/^Write off…/)).not.toBeInTheDocument()
})
