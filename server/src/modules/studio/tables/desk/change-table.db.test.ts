import { randomUUID } from 'node:crypto'
import { approval, confirmApproval } from '@croupier/contract/approvals.ts'
import { audit, auditEntry } from '@croupier/contract/audit.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import { liveTables } from '@croupier/contract/tables.ts'
import { deskTable, deskTables, limitTable, switchTable } from '@croupier/contract/console-tables.ts'
import { expect, test } from 'vitest'
import { byTwo, confirmed } from '../../../../../test/approvals.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { world } from '../../../../../test/world.ts'

const here = await world()
const { ask, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'DT1')
const token = await operatorIn(here)
const lea = await operatorIn(here, 'operator05')
const params = { tableId: play.tableId }
const WHY = { reason: 'planned', note: '' }

test('a table that is closed finishes its round, takes no bets then, and opens again', async () => {
  const one = await member()
  const { roundId } = await play.to('betting')
  await play.bet(one, { dragon: '20.00' })
  await ask(switchTable, { token, params, body: { state: 'maintenance', ...WHY } })
  const { value } = await ask(deskTables, { token })
  expect(value.list.find(({ tableId }) => tableId === play.tableId)).toMatchObject({ state: 'closing', people: 1 })
  expect((await play.to('settled')).roundId).toBe(roundId)
  await play.pass(15_000)
  expect(await play.table()).toMatchObject({ state: 'maintenance', round: null })
  expect((await play.bet(one, { dragon: '20.00' }, { roundId })).errorCode).toBe('table_closed')
  await ask(switchTable, { token, params, body: { state: 'open', ...WHY } })
  await play.to('betting')
})

test('new limits hold from the next bet on, and make sense', async () => {
  const one = await member()
  const { limits } = (await ask(deskTable, { token, params })).value
  const save = (groups: typeof limits.groups) => ask(limitTable, { token, params, body: { ...limits, groups, ...WHY } })
  expect((await save([{ group: 'main', min: '50.00', max: '40.00' }])).errorCode).toBe('invalid_amount')
  expect((await save([{ group: 'nothing', min: '50.00', max: '60.00' }])).fields['groups.0.group']).toBeDefined()
  expect((await save([{ group: 'main', min: '50.00', max: '60.00' }])).errorCode).toBeUndefined()
  await play.to('betting')
  expect((await play.bet(one, { dragon: '20.00' })).errorCode).toBe('stake_too_small')
  expect((await play.bet(one, { dragon: '61.00' })).errorCode).toBe('stake_too_large')
  expect((await ask(deskTable, { token, params: { tableId: randomUUID() } })).errorCode).toBe('not_found')
})

test('games are listed with the least that their tables take, and are found by it, when that changes too', async () => {
  const { limits } = (await ask(deskTable, { token, params })).value
  const { tables } = (await ask(liveTables, { query: { gameCode: 'DRAGON_TIGER' } })).value
  const others = tables.filter(({ tableId }) => tableId !== play.tableId)
  const listed = async (minBet?: string) =>
    (await ask(gameList, { query: { gameType: 'LIVE', ...(minBet ? { minBet } : {}) } })).value.games.find(
      ({ code }) => code === 'DRAGON_TIGER',
    )?.minBet
  const least = Math.min(...others.flatMap((table) => table.limits.map(({ min }) => Number(min))))
  await here.hear()
  expect(Number(await listed())).toBeLessThanOrEqual(least)

  const groups = limits.groups.map((group) => ({ ...group, min: '3.00', max: '60.00' }))
  const save = ask(limitTable, { token, params, body: { ...limits, groups, ...WHY } })
  expect((await byTwo(here, lea, save)).status).toBeLessThan(300)
  await here.hear()
  expect(await listed()).toBe('3.00')
  expect(await listed('2.99')).toBeUndefined()
  expect(await listed('3.00')).toBe('3.00')
})

test('a higher most is set by two, and only as long as the case is what was shown; a lower one by one', async () => {
  const { limits } = (await ask(deskTable, { token, params })).value
  const save = (tableMax: string) => ask(limitTable, { token, params, body: { ...limits, tableMax, ...WHY } })
  expect((await save('5000.00')).status).toBe(200)
  const first = await save('500000.00')
  expect(first).toMatchObject({ status: 202, extra: { rule: 'table_limits_looser' } })
  expect((await ask(deskTable, { token, params })).value.limits.tableMax).toBe('5000.00')

  const approvalParams = { approvalId: String(first.extra['approvalId']) }
  const { value: seen } = await ask(approval, { token: lea, params: approvalParams })
  expect(seen.evidence[0]).toEqual({
    label: 'table_max',
    kind: 'amount',
    value: '5000.00',
    becomes: '500000.00',
  })
  expect((await save('100.00')).status).toBe(200)
  const late = { token: lea, params: approvalParams, body: { shown: seen.shown, note: 'Fine' } }
  expect((await ask(confirmApproval, late)).errorCode).toBe('approval_changed')
  expect((await ask(deskTable, { token, params })).value.limits.tableMax).toBe('100.00')

  expect((await confirmed(here, { token: lea, params: approvalParams })).status).toBe(200)
  expect((await ask(deskTable, { token, params })).value.limits.tableMax).toBe('500000.00')
  const { list } = (await ask(audit, { token, query: { subject: `live_table:${play.tableId}` } })).value
  const entry = list.find(({ action }) => action === 'tables.limit')
  const { value } = await ask(auditEntry, { token, params: { number: String(entry?.number) } })
  expect(value).toMatchObject({ before: { tableMax: '100.00', currency: 'PHP' }, after: { tableMax: '500000.00' } })
})

test('a table that was closed for an incident is opened by two', async () => {
  const turn = (state: 'open' | 'closed', reason: string) =>
    ask(switchTable, { token, params, body: { state, reason, note: '' } })
  await turn('closed', 'incident')
  await play.pass(60_000)
  expect(await play.table()).toMatchObject({ state: 'closed' })
  expect((await byTwo(here, lea, turn('open', 'solved'))).status).toBe(200)
})
