import { randomUUID } from 'node:crypto'
import { dashboard } from '@croupier/contract/dashboard.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { doTogether, tryAgain } from '#kernel/failed-task.ts'
import { inTransaction } from '#kernel/database.ts'
import { cashierWorld } from '../../../../test/cashier.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { plainBet, plainRound } from '../../../../test/plain-bet.ts'
import { placeBets, settleBets } from '../../betting/betting.ts'
import { countFigures } from '../../../../test/count-figures.ts'

const WEEK_MS = 7 * 24 * 3_600_000
const it = await cashierWorld()

test('the figures are what was paid, staked and won, and what waits is counted', async () => {
  const token = await operatorIn(it)
  const one = await it.member()
  await it.payIn(one, '500.00')
  const rounds = await Promise.all(
    Array.from({ length: 20 }, () =>
      it.ask(playRound, {
        token: one.token,
        body: { id: randomUUID(), gameCode: 'DICE', stake: '5.00', choices: { target: '50.00', over: true } },
      }),
    ),
  )
  const won = rounds.reduce((sum, { value }) => sum + Math.round(Number(value.payout) * 100), 0)
  it.clock.move(1000)
  await countFigures(it.deps)
  const { value } = await it.ask(dashboard, { token })
  expect(value).toMatchObject({
    asset: 'PHP',
    countedTo: it.clock.now().toISOString(),
    moneyIn: { count: 1 },
    moneyOut: { amount: '0.00', count: 0 },
    ggr: { stakes: '100.00', count: 20, before: '0.00' },
    activeMembers: { count: 1, before: 0 },
    openBets: { count: 0 },
    categories: [{ bets: 20, stakes: '100.00' }],
  })
  expect(Math.round(Number(value.ggr.amount) * 100)).toBe(10_000 - won)
  expect(value.bars.reduce((sum, bar) => sum + Number(bar.in), 0)).toBe(Number(value.moneyIn.amount))
  expect(value.waiting.map(({ kind }) => kind)).toEqual([
    'withdrawals',
    'deposits',
    'disputes',
    'documents',
    'findings',
    'approvals',
  ])
  expect((await it.ask(dashboard, { token, query: { range: 'yesterday' } })).value.moneyIn.count).toBe(0)
})

test('the mean of the weeks before is said in cents, however many weeks there were', async () => {
  const one = await it.member()
  it.clock.move(5 * WEEK_MS)
  for (const stake of [10_000n, 10_000n, 10_100n]) {
    const bet = plainBet(one.id, stake)
    const moment = { now: it.clock.now(), rules: { timeZone: 'Asia/Manila', checked: false, verifiedFrom: null } }
    await inTransaction(it.deps.db, async (tx) => {
      await placeBets(tx, [bet], [plainRound(bet)], moment)
      await settleBets(tx, [{ betId: bet.id, payout: 0n, status: 'lost' }], moment.now)
    })
    it.clock.move(WEEK_MS)
  }
  await it.hear()
  await countFigures(it.deps)
  const { value } = await it.ask(dashboard, { token: await operatorIn(it) })
  expect(value.hours.map(({ mean }) => mean).filter((mean) => Number(mean) !== 0)).toEqual(['1.00'])
})

test('each sees only the queues that they may open', async () => {
  const { value } = await it.ask(dashboard, { token: await operatorIn(it, 'operator02') })
  expect(value.waiting.map(({ kind }) => kind)).toEqual([
    'withdrawals',
    'deposits',
    'disputes',
    'findings',
    'approvals',
  ])
})

test('a task that failed is an alert until it is done', async () => {
  const [task, subject] = [
    { name: 'probe', work: () => Promise.reject(new Error('not now')) },
    { brandId: 1, key: 'one' },
  ]
  await doTogether(it.deps, task, [subject])
  const alerts = async (username?: string) =>
    (await it.ask(dashboard, { token: await operatorIn(it, username) })).value.alerts.map(({ kind }) => kind)
  expect(await alerts()).toContain('tasks_failed')
  expect(await tryAgain(it.deps, { name: 'probe', work: async () => {} }, subject, 'clock')).toBe(true)
  expect(await alerts()).not.toContain('tasks_failed')
})
