import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import {
  createTable,
  deskTable,
  deskTables,
  saveTable,
  sortTables,
  switchTable,
  tableTypes,
} from '@croupier/contract/console-tables.ts'
import { liveTables } from '@croupier/contract/tables.ts'
import { expect, test } from 'vitest'
import { byTwo, confirmed } from '../../../../../test/approvals.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { world } from '../../../../../test/world.ts'

const here = await world()
const { ask, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const token = await operatorIn(here)
const lea = await operatorIn(here, 'operator05')
const WHY = { reason: 'planned', note: '' }

const types = (await ask(tableTypes, { token })).value.list
const groups = types
  .find(({ gameCode }) => gameCode === 'DRAGON_TIGER')!
  .paytables[0]!.groups.map(({ group }) => ({ group, min: '10.00', max: '100.00' }))

const wanted = (code: string) => ({
  id: randomUUID(),
  code,
  gameCode: 'DRAGON_TIGER',
  paytable: 'TIE_8',
  speed: 'standard' as const,
  names: { en: `Table ${code}`, vi: '' },
  limits: { groups, roundMax: '200.00', tableMax: '4000.00' },
  ...WHY,
})
const create = (body: ReturnType<typeof wanted>) => ask(createTable, { token, body })
const made = (body: ReturnType<typeof wanted>) => byTwo(here, lea, create(body))

test('a new table stands closed behind the others; once it is open it is dealt and takes bets', async () => {
  const body = wanted('NEW1')
  expect((await made(body)).status).toBe(200)
  expect((await create(body)).value).toEqual({ tableId: body.id })
  const { list } = (await ask(deskTables, { token, query: { pageSize: 200 } })).value
  expect(list.at(-1)).toMatchObject({ code: 'NEW1', state: 'closed', phase: null, names: { en: 'Table NEW1' } })
  await ask(switchTable, { token, params: { tableId: body.id }, body: { state: 'open', ...WHY } })
  const play = await tablePlay(here, 'NEW1')
  const one = await member()
  await play.to('betting')
  expect((await play.bet(one, { dragon: '100.00' })).errorCode).toBeUndefined()
  const { table, spots } = (await ask(deskTable, { token, params: { tableId: body.id } })).value
  expect(table).toMatchObject({ people: 1, staked: '100.00', exposure: '100.00', tableMax: '4000.00' })
  expect(spots).toEqual([{ spot: 'dragon', people: 1, stake: '100.00', exposure: '100.00' }])
  await play.to('settled')
})

test('the same table asked for again, ten times at once too, is set out once; another under its id or its code is refused', async () => {
  const body = wanted('NEW2')
  const first = await Promise.all(Array.from({ length: 10 }, () => create(body)))
  expect(first.filter(({ errorCode }) => errorCode === 'second_person_asked')).toHaveLength(1)
  const params = { approvalId: String(first.find(({ status }) => status === 202)?.extra['approvalId']) }
  expect((await confirmed(here, { token: lea, params })).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(body)))
  expect(answers.map(({ errorCode }) => errorCode)).toEqual(Array(10).fill(undefined))
  const entries = (await ask(audit, { token, query: { action: 'tables.create', pageSize: 200 } })).value.list
  expect(entries.filter(({ subject }) => subject.id === body.id)).toHaveLength(1)
  expect((await create({ ...body, paytable: 'TIE_11' })).errorCode).toBe('id_reused')
  expect((await create({ ...body, id: randomUUID() })).fields['code']).toMatchObject([{ code: 'already_used' }])
})

test('a table without sense is refused at the field', async () => {
  const body = wanted('NEW3')
  const wrong = async (change: object) => Object.keys((await create({ ...body, ...change })).fields)
  expect(await wrong({ gameCode: 'CHESS' })).toEqual(['gameCode'])
  expect(await wrong({ paytable: 'COMMISSION' })).toEqual(['paytable'])
  expect(await wrong({ names: { vi: 'Bàn' } })).toEqual(['names'])
  expect(await wrong({ code: 'bac' })).toEqual(['code'])
  expect(await wrong({ limits: { ...body.limits, groups: [] } })).toEqual(['groups'])
  expect(await wrong({ limits: { ...body.limits, roundMax: '0' } })).toEqual(['roundMax'])
  expect(await wrong({ limits: { ...body.limits, groups: [{ group: 'main', min: '20.00', max: '10.00' }] } })).toEqual([
    'groups.0.max',
  ])
})

test('names and speed are changed by themselves, a quicker one by two, and members read the new name', async () => {
  const { tableId } = await tablePlay(here, 'DT1')
  const body = { names: { en: 'Tiger hall', vi: 'Sảnh hổ' }, speed: 'speed' as const, ...WHY }
  expect((await byTwo(here, lea, ask(saveTable, { token, params: { tableId }, body }))).errorCode).toBeUndefined()
  const told = async (language: string) =>
    (await ask(liveTables, { headers: { language } })).value.tables.find((one) => one.tableId === tableId)?.name
  expect([await told('en'), await told('vi')]).toEqual(['Tiger hall', 'Sảnh hổ'])
  expect((await ask(saveTable, { token, params: { tableId: randomUUID() }, body })).errorCode).toBe('not_found')
  expect(
    (await ask(saveTable, { token, params: { tableId }, body: { ...body, names: {} } })).fields['names'],
  ).toBeDefined()
})

test('tables that are named share out their places; a stranger’s table has none', async () => {
  const codes = async () =>
    (await ask(deskTables, { token, query: { pageSize: 200 } })).value.list.map(({ code, tableId }) => ({
      code,
      tableId,
    }))
  const before = await codes()
  const [first, second, third] = before
  const sort = (tableIds: string[]) => ask(sortTables, { token, body: { tableIds, ...WHY } })
  await sort([third!.tableId, first!.tableId])
  expect((await codes()).slice(0, 4).map(({ code }) => code)).toEqual(
    [third, second, first, before[3]].map((one) => one!.code),
  )
  for (const ids of [[randomUUID()], [first!.tableId, first!.tableId]])
    expect((await sort(ids)).fields['tableIds']).toBeDefined()
})
