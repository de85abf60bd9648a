import { approvals } from '@croupier/contract/approvals.ts'
import { deskTableBets, deskTableRound, type TableCorrection } from '@croupier/contract/console-table-rounds.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf, NOW, openConsole } from './open-console.tsx'

const EMPTY = { pageNum: 1, totalPages: 0, total: 0, list: [] }
const EFFECT = { bets: 6, members: 5, returned: '600.00', taken: '250.00', owed: '70.00' }
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

const ROUND = {
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
  events: [],
  answers: [],
  times: {},
  spots: [],
  shoe: { number: 1, link: 7, links: 100, linkAfter: 'ab12', hash: null },
}

const card = (name: string) => page.getByRole('region', { name, exact: true })

const open = (correction: TableCorrection | null, effect: typeof EFFECT | null) =>
  openConsole(`/tables/rounds/${idOf(7)}`, {
    may: ['tables.read', 'tables.settle'],
    answers: (answers) => {
      answers
        .to(deskTableRound, { ...ROUND, correction, effects: { void: effect, resettle: effect } })
        .to(deskTableBets, EMPTY)
        .to(approvals, EMPTY)
    },
  })

test('before a correction it is shown what moves, and what would be owed at most', async () => {
  await open(null, EFFECT)
  const effects = card('Four eyes')
  await expect.element(effects.getByText('Owed at most').first()).toBeVisible()
  await expect.element(effects.getByText('70.00').first()).toBeVisible()
  await expect.element(effects.getByRole('button', { name: /^Void/ })).toBeVisible()
  await expect.element(card('Void')).not.toBeInTheDocument()
})

test('while a correction runs its progress is shown, and nothing else can be begun', async () => {
  await open(CORRECTION, null)
  const running = card('Void')
  await expect.element(running.getByText('Running')).toBeVisible()
  await expect.element(running.getByText('42,000 of 100,000 bets')).toBeVisible()
  await expect.element(running.getByText('operator01, operator05')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^(Void|Resettle)/ })).not.toBeInTheDocument()
})

test('after a correction it is shown what moved, what is owed and what could not be corrected', async () => {
  await open({ ...CORRECTION, state: 'done', done: 99_998, failed: 2, owed: '70.00', endedAt: NOW }, EFFECT)
  const done = card('Void')
  await expect.element(done.getByText('Completed')).toBeVisible()
  await expect.element(done.getByText('99,998 bets corrected')).toBeVisible()
  await expect.element(done.getByText('1,200.00')).toBeVisible()
  await expect.element(done.getByText('Owed', { exact: true })).toBeVisible()
  await expect.element(done.getByText('70.00')).toBeVisible()
  await expect.element(done.getByText('Not corrected')).toBeVisible()
})
