import { randomUUID } from 'node:crypto'
import { deskTable, deskTables, limitTable, switchTable } from '@croupier/contract/console-tables.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../../test/operators.ts'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { world } from '../../../../../test/world.ts'

const here = await world()
const { ask, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'DT1')
const token = await operatorIn(here)
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
