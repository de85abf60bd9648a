import { type Approval, approvals } from '@croupier/contract/approvals.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import {
  deskTableBets,
  deskTableEffect,
  deskTableRound,
  resettleTableRound,
  type TableCorrection,
  type TableEffect,
  voidTableRound,
} from '@croupier/contract/console-table-rounds.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { idOf, NOW, openConsole } from './open-console.tsx'

const EMPTY = { pageNum: 1, totalPages: 1, total: 0, list: [] }
const EFFECT: TableEffect = { bets: 6, members: 5, returned: '600.00', taken: '250.00', owed: '70.00' }
const ALL: readonly Permission[] = ['tables.read', 'tables.settle', 'reconciliation.read']
const REASONS = { list: [{ code: 'mistake', name: 'It was dealt wrongly', sentence: '' }] }
const CORRECTION: TableCorrection = {
  kind: 'void',
  state: 'running',
  bets: 100_000,
  done: 42_000,
  failed: 0,
  returned: '1200.00',
  taken: '300.00',
  owed: '0.00',
  askedBy: 'operator01',
  confirmedBy: 'operator05',
  at: NOW,
  endedAt: null,
}
const DONE: TableCorrection = { ...CORRECTION, state: 'done', done: 100_000, owed: '70.00', endedAt: NOW }

const roundOf = (correction: TableCorrection | null, isPossible: boolean) => ({
  round: {
    roundId: idOf(7),
    code: 'DT1-20260304-7',
    phase: 'settled' as const,
    score: '12 : 1',
    won: ['dragon'],
    people: 5,
    bets: 6,
    stake: '600.00',
    payout: '600.00',
    result: '0.00',
    startedAt: NOW,
    settledAt: NOW,
    settlement: 1,
  },
  tableId: idOf(3),
  table: 'Dragon Tiger 1',
  gameCode: 'DRAGON_TIGER',
  paytable: 'STANDARD',
  events: [{ kind: 'card', to: 'dragon', card: 'Qh', takes: 1, at: NOW }],
  times: { betting: NOW, created: NOW },
  spots: [],
  shoe: { number: 1, link: 9999, links: 10_000, linkAfter: 'ab12', hash: null },
  possible: { void: isPossible, resettle: isPossible },
  correction,
})

const WAITING: Approval = {
  id: idOf(5),
  permission: 'tables.settle',
  rule: 'table_round_void',
  subject: { type: 'table_round', id: idOf(7), name: 'DT1-20260304-7' },
  facts: {},
  reason: 'mistake',
  note: '',
  state: 'waiting',
  askedBy: 'operator01',
  askedAt: NOW,
  own: true,
  decidedBy: null,
  decidedAt: null,
  decidedNote: '',
  outcome: null,
}

const card = (name: string) => page.getByRole('region', { name, exact: true })
const button = (name: RegExp | string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const CORRECTS = /^(Void|Resettle)…/

interface OpenRound {
  readonly may?: readonly Permission[]
  readonly given?: ReplyOf<typeof deskTableRound>['answers']
}

const open = (
  correction: TableCorrection | null,
  effect: TableEffect | null,
  { may = ALL, given = [] }: OpenRound = {},
) =>
  openConsole(`/tables/rounds/${idOf(7)}`, {
    may,
    answers: (answers) =>
      void answers
        .to(deskTableRound, { ...roundOf(correction, effect !== null), answers: given })
        .to(deskTableEffect, { effect })
        .to(deskTableBets, EMPTY)
        .to(approvals, EMPTY)
        .to(reasons, REASONS),
  })

test('before a correction is asked for it is shown what moves and what would be owed; then it waits for a second person', async () => {
  const { answer, asked } = await open(null, EFFECT)
  await expect.element(button(/^Resettle…/)).toBeVisible()
  await expect.element(card('Void')).not.toBeInTheDocument()
  // What it would come to is counted over all bets, so only when somebody asks, and of that alone.
  expect(asked(deskTableEffect)).toEqual([])
  await button(/^Void…/).click()
  for (const text of ['6 bets of 5 members', /^600\.00/, /^250\.00/, /^70\.00/])
    await expect.element(dialog.getByText(text)).toBeVisible()
  expect(asked(deskTableEffect)).toMatchObject([{ query: { action: 'void' } }])
  answer(voidTableRound, refusalAnswer('second_person_asked'))
  answer(approvals, { ...EMPTY, total: 1, list: [WAITING] })
  await dialog.getByText('It was dealt wrongly').click()
  await dialog.getByRole('button', { name: /^Request approval/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked(voidTableRound).at(-1)).toMatchObject({ params: { roundId: idOf(7) }, body: { reason: 'mistake' } })
  await expect.element(card('Four eyes').getByText('operator01')).toBeVisible()
  await expect.element(button(CORRECTS)).not.toBeInTheDocument()
})

test('one that would change nothing cannot be asked for, and says so', async () => {
  const { asked } = await open(null, { bets: 0, members: 0, returned: '0.00', taken: '0.00', owed: '0.00' })
  await button(/^Resettle…/).click()
  await expect.element(dialog.getByText('Nothing changes.')).toBeVisible()
  await expect
    .element(dialog.getByRole('button', { name: /^Request approval/ }))
    .toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(asked(resettleTableRound)).toEqual([])
})

test('one that is refused says why, and the dialog stays', async () => {
  const { answer } = await open(null, EFFECT)
  await button(/^Void…/).click()
  await expect.element(dialog.getByText('It was dealt wrongly')).toBeVisible()
  answer(voidTableRound, refusalAnswer('correction_running'))
  await dialog.getByRole('button', { name: /^Request approval/ }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})

test('while a correction runs its progress is shown, and nothing else can be begun', async () => {
  await open(CORRECTION, null)
  const running = card('Void')
  await expect.element(running.getByText('Running')).toBeVisible()
  await expect.element(running.getByText('42,000 of 100,000 bets')).toBeVisible()
  await expect.element(running.getByRole('progressbar')).toHaveAttribute('value', '42000')
  await expect.element(running.getByText('operator01, operator05')).toBeVisible()
  await expect.element(button(CORRECTS)).not.toBeInTheDocument()
})

test('after a correction it is shown what moved and what is owed, with the way to who owes it', async () => {
  const { address } = await open(DONE, EFFECT)
  const done = card('Void')
  await expect.element(done.getByText('Completed', { exact: true })).toBeVisible()
  await expect.element(done.getByText('100,000 bets corrected')).toBeVisible()
  await expect.element(done.getByText(/^1,200\.00/)).toBeVisible()
  await expect.element(done.getByText(/not corrected/)).not.toBeInTheDocument()
  await done.getByRole('link', { name: 'Shortfalls' }).click()
  await expect.poll(address).toBe(`/shortfalls?q=${idOf(7)}`)
})

test('bets that could not be corrected are counted, and the round can be corrected again', async () => {
  await open({ ...DONE, done: 99_998, failed: 2 }, EFFECT, { may: ['tables.read', 'tables.settle'] })
  const done = card('Void')
  await expect.element(done.getByText('Completed in part')).toBeVisible()
  await expect.element(done.getByText(/^2 bets not corrected\./)).toBeVisible()
  await expect.element(button(/^Void…/)).toBeVisible()
  // Without the permission to see shortfalls there is no link to them.
  await expect.element(done.getByRole('link', { name: 'Shortfalls' })).not.toBeInTheDocument()
})

test('what was dealt is told in words, and times stand as phases follow each other', async () => {
  await open(null, null, { may: ['tables.read'] })
  await expect.element(card('Round history').getByText('to Dragon')).toBeVisible()
  const proof = card('Shoe and times')
  await expect.element(proof.getByText('1, link 9,999 of 10,000')).toBeVisible()
  const names = [...proof.element().querySelectorAll('dt')].map((one) => one.textContent)
  expect(names.slice(-2)).toEqual(['Created', 'Betting'])
})

test('what seats have answered is said in words, and a question that ended for all names no seat', async () => {
  const given = [
    { kind: 'insurance', seat: 0, option: 'over' },
    { kind: 'play', seat: 3, option: 'surrender' },
  ]
  await open(null, null, { given })
  const said = () => card('Round history').element().textContent
  await expect.poll(said).toContain('AllAnsweredAnswers closed')
  expect(said()).toContain('Seat 3AnsweredSurrender')
})
