import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { approvals } from '@croupier/contract/approvals.ts'
import type { AskedOf, Call, ReplyOf } from '@croupier/contract/call.ts'
import { heldAwards } from '@croupier/contract/console-awards.ts'
import { deskGames } from '@croupier/contract/console-catalogue.ts'
import { depositDesk, refuseDeposit } from '@croupier/contract/console-deposits.ts'
import { disputeDesk } from '@croupier/contract/console-disputes.ts'
import { deskDocuments } from '@croupier/contract/console-documents.ts'
import { deskDraws } from '@croupier/contract/console-draws.ts'
import { failedSettlements } from '@croupier/contract/console-failed.ts'
import { heldStakes } from '@croupier/contract/console-held.ts'
import { findings } from '@croupier/contract/console-reconciliation.ts'
import { watchedReturns } from '@croupier/contract/returns.ts'
import { shortfalls } from '@croupier/contract/console-shortfalls.ts'
import { failedTasks } from '@croupier/contract/console-tasks.ts'
import { withdrawalDesk } from '@croupier/contract/console-withdrawals.ts'
import { dashboard } from '@croupier/contract/dashboard.ts'
import { hearNotice } from '@croupier/contract/payment-notices.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openedCases } from '#kernel/history-case.ts'
import { dayOf } from '#kernel/day.ts'
import { retryTasks } from '#kernel/failed-task.ts'
import { feedFigures } from '#modules/betting/figures/counting/feed-figures.ts'
import { retrySettlements } from '#modules/betting/failed-settlements/retry-settlements.ts'
import { payPrize } from '#modules/rewards/tournaments/prizes.ts'
import { seed } from '../../seed/seed.ts'
import { lotteryPlay } from '../../test/lotteries.ts'
import { operatorIn } from '../../test/operators.ts'
import { openTestGateway } from '../../test/payment-gateway.ts'
import { world } from '../../test/world.ts'
import { cases, openCases } from './cases.ts'

const gateway = await openTestGateway()
const dataDir = mkdtempSync(join(tmpdir(), 'croupier-cases-'))
afterAll(async () => {
  await gateway.close()
  rmSync(dataDir, { recursive: true, force: true })
})
// The payment company uses the machine's clock here.
const here = await world({ config: { ...gateway.config, dataDir }, now: new Date().toISOString() })
const { deps, ask, hear, clock } = here

let token: string
beforeAll(async () => {
  await seed(deps)
  await (await lotteryPlay(here, 'VN_MB')).draws()
  await openCases(deps)
  for (let notices = 0; notices < 2; notices++) await ask(hearNotice, { body: { notice: await gateway.nextNotice() } })
  await hear()
  token = await operatorIn(here)
})

interface Queue {
  readonly name: string
  readonly length: () => Promise<number>
}

/** A queue of the console, by the call that its count in the menu is made of. */
const queue = <C extends Call>(
  name: string,
  call: C,
  query: AskedOf<C, 'query'>,
  lengthOf: (reply: ReplyOf<C>) => number,
): Queue => ({
  name,
  length: async () => lengthOf((await ask(call, { token, query })).value),
})

const QUEUES: readonly Queue[] = [
  queue('withdrawalDesk', withdrawalDesk, { stage: 'review' }, ({ counts }) => counts.review),
  queue('depositDesk', depositDesk, { stage: 'slip' }, ({ counts }) => Math.min(counts.slip, counts.differs)),
  queue('disputeDesk', disputeDesk, { stage: 'open' }, ({ counts }) => counts.open),
  queue('deskDocuments', deskDocuments, {}, ({ total }) => total),
  queue('findings', findings, { state: 'open' }, ({ total }) => total),
  queue('heldStakes', heldStakes, { state: 'interrupted' }, ({ total }) => total),
  queue('heldAwards', heldAwards, { state: 'waiting' }, ({ total }) => total),
  queue('failedSettlements', failedSettlements, { state: 'waiting' }, ({ total }) => total),
  queue('shortfalls', shortfalls, { state: 'open' }, ({ total }) => total),
  queue('failedTasks', failedTasks, { state: 'waiting' }, ({ total }) => total),
  queue('deskDraws', deskDraws, { tab: 'due', pageSize: 1 }, ({ counts }) => counts.due),
  queue('approvals', approvals, { state: 'waiting' }, ({ total }) => total),
]

const lengths = async () =>
  Object.fromEntries(await Promise.all(QUEUES.map(async ({ name, length }) => [name, await length()] as const)))

test('every queue that the menu of the console counts has a case', async () => {
  expect([...(await openedCases(deps.db))].toSorted()).toEqual(cases.map(({ name }) => name).toSorted())
  const menu = readFileSync(join(import.meta.dirname, '../../../backoffice/src/shell/menu.ts'), 'utf8')
  const counted = [...menu.matchAll(/countOf\((\w+)/g)].map(([, name]) => name ?? '')
  expect(QUEUES.map(({ name }) => name).toSorted()).toEqual(counted.toSorted())
  for (const [name, length] of Object.entries(await lengths()))
    expect({ name, length }).not.toMatchObject({ length: 0 })
})

test('a payment belongs to nobody, a game is closed with its reason, and the dashboard has an alert', async () => {
  expect((await ask(depositDesk, { token, query: {} })).value.strays).toBe(2)
  const { list } = (await ask(deskGames, { token, query: { pageSize: 200 } })).value
  expect(list.filter(({ open }) => !open)).toMatchObject([
    { code: 'HARBOUR_COINS', reason: expect.stringMatching(/^incident: /) },
  ])
  expect((await ask(dashboard, { token, query: {} })).value.alerts).toContainEqual(
    expect.objectContaining({ kind: 'tasks_failed' }),
  )
})

test('a game gave back more yesterday than chance explains once in a hundred, and the dashboard says so for a week', async () => {
  await feedFigures(deps)
  const { alerts } = (await ask(dashboard, { token, query: {} })).value
  const { at } = alerts.find(({ kind }) => kind === 'returns_outside')!
  const day = dayOf(new Date(at), 'Asia/Manila')
  const query = { from: day, to: day, verdict: 'outside' } as const
  const { list } = (await ask(watchedReturns, { token, query })).value
  expect(list).toMatchObject([{ gameCode: 'WHEEL', bets: 1040, rtp: '99.0000', measured: '105.7788' }])
})

test('the withdrawals are flagged by the rules of risk', async () => {
  const { list } = (await ask(withdrawalDesk, { token, query: { stage: 'review' } })).value
  expect(list.map(({ account, flags }) => ({ account, flags }))).toEqual([
    { account: 'kuyabong1', flags: ['shared_device', 'new_payee'] },
    { account: 'kuyabong2', flags: ['shared_device', 'new_payee'] },
    { account: 'lornav', flags: ['watched'] },
  ])
})

test('cut off before it was noted that they are open, the cases are gone on with and none is there twice', async () => {
  const before = await lengths()
  await sql`delete from kernel.history_case`.execute(deps.db)
  await openCases(deps)
  await hear()
  expect(await openedCases(deps.db)).toHaveLength(cases.length)
  expect(await lengths()).toEqual(before)
})

test('what an operator has closed stays closed', async () => {
  const { list } = (await ask(depositDesk, { token, query: { stage: 'slip' } })).value
  const [{ id: depositId, amount, state }] = list as [(typeof list)[number]]
  const body = { reason: 'not_arrived', note: '', expected: { amount, state } }
  expect((await ask(refuseDeposit, { token, params: { depositId }, body })).errorCode).toBeUndefined()
  const after = await lengths()
  await openCases(deps)
  expect(await lengths()).toEqual(after)
  await sql`delete from kernel.history_case`.execute(deps.db)
  await openCases(deps)
  expect(await lengths()).toEqual(after)
})

test('what is tried again by itself still waits an hour later', async () => {
  clock.move(3_600_000)
  token = await operatorIn(here)
  await retrySettlements(deps)
  await retryTasks(deps, [payPrize])
  const { failedSettlements: settlements, failedTasks: tasks } = await lengths()
  expect([settlements, tasks]).toEqual([1, 1])
})
