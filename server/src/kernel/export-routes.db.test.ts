import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { adjustBalance } from '@croupier/contract/console-actions.ts'
import { heldAwards } from '@croupier/contract/console-awards.ts'
import { members } from '@croupier/contract/console-members.ts'
import { exportList, exports as exportsOf } from '@croupier/contract/lists.ts'
import { operators, saveRole } from '@croupier/contract/operator.ts'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runTimers } from './jobs.ts'
import { operatorIn } from '../../test/operators.ts'
import { world } from '../../test/world.ts'
import { confirmed } from '../../test/approvals.ts'

const it = await world()
const { ask } = it
const columns = [
  { key: 'username', head: 'Username' },
  { key: 'name', head: 'Name, "full"' },
  { key: 'roles', head: 'Roles' },
]
const textOf = ({ base64 }: { readonly base64: string }) => Buffer.from(base64, 'base64').toString()
const asked = (more: object = {}) => ({ path: operators.path, query: {}, columns, format: 'csv' as const, ...more })

test('a list becomes a file with the chosen columns, quoted where needed', async () => {
  const token = await operatorIn(it, 'operator01')
  const { value } = await ask(exportList, { token, body: asked({ query: { search: 'operator02' } }) })
  expect(value).toMatchObject({ rows: 1, waiting: null })
  expect(textOf(value)).toBe('Username,"Name, ""full""",Roles\r\noperator02,Paolo Dizon,cashier')
})

test('as JSON the fields have their names, and nothing that the list’s own reply hides gets out', async () => {
  const token = await operatorIn(it, 'operator01')
  const body = asked({
    query: { search: 'operator02' },
    columns: [...columns, { key: 'passwordHash', head: 'x' }, { key: '__proto__.x', head: 'y' }],
    format: 'json',
  })
  const { value } = await ask(exportList, { token, body })
  expect(JSON.parse(textOf(value))).toEqual({
    rows: [
      { username: 'operator02', name: 'Paolo Dizon', roles: ['cashier'], passwordHash: null, '__proto__.x': null },
    ],
  })
})

test('of a list the picked rows alone become a file; one that is not in it is not there', async () => {
  const token = await operatorIn(it, 'operator01')
  const { list } = (await ask(operators, { token })).value
  const ids = list.filter(({ username }) => ['operator02', 'operator04'].includes(username)).map(({ id }) => id)
  const only = [...ids, '01890000-0000-7000-8000-000000000000']
  const { value } = await ask(exportList, { token, body: asked({ only, columns: columns.slice(0, 1) }) })
  expect(textOf(value).split('\r\n').toSorted()).toEqual(['Username', 'operator02', 'operator04'])
  expect(value.rows).toBe(2)
  const none = await ask(exportList, { token, body: asked({ only: ids, query: { search: 'operator03' } }) })
  expect(none.value.rows).toBe(0)
})

test('who made which file is in the audit log', async () => {
  const token = await operatorIn(it, 'operator01')
  await ask(exportList, { token, body: asked() })
  const { value } = await ask(audit, { token, query: { action: 'exports.make' } })
  expect(value.list[0]).toMatchObject({ by: 'operator01', subject: { type: 'list', id: operators.path } })
})

test('what is no list, and what somebody may not see, is not exported', async () => {
  const token = await operatorIn(it, 'operator01')
  expect(await ask(exportList, { token, body: asked({ path: '/wps/operator/me' }) })).toMatchObject({
    errorCode: 'not_found',
  })
  expect(await ask(exportList, { token, body: asked({ path: '/wps/member/info' }) })).toMatchObject({
    errorCode: 'not_found',
  })
  // A role that may make files, but does not see the operators.
  const body = { name: 'Content', permissions: ['exports.make' as const], reason: 'new_task', note: '' }
  const { extra } = await ask(saveRole, { token, params: { role: 'content' }, body })
  const lea = await operatorIn(it, 'operator05')
  await confirmed({ ask }, { token: lea, params: { approvalId: String(extra.approvalId) }, body: { note: '' } })
  const mai = await operatorIn(it, 'operator03')
  expect(await ask(exportList, { token: mai, body: asked() })).toMatchObject({ errorCode: 'forbidden' })
})

const people = {
  path: members.path,
  columns: [
    { key: 'account', head: 'Member' },
    { key: 'wallet', head: 'Wallet' },
  ],
}
/** Rows of the list alone: whether they are right is looked at elsewhere. */
const crowd = (count: number) =>
  sql`insert into operator.person
      select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 1, 'crowd' || lpad(n::text, 6, '0'), 0, 'active', null, null,
             false, '{}', 1, 'Bronze', null, null, n * 100, 0, 0, 0, now(), now()
      from generate_series(1, ${count}::int) as n`.execute(it.deps.db)

test('sums stand below what they sum, exactly, in every format; a spreadsheet has numbers', async () => {
  const token = await operatorIn(it, 'operator01')
  await crowd(3)
  const make = async (format: 'csv' | 'xlsx' | 'json') =>
    (await ask(exportList, { token, body: asked({ ...people, query: { search: 'crowd', sort: 'account' }, format }) }))
      .value
  expect(textOf(await make('csv')).split('\r\n')).toEqual([
    'Member,Wallet',
    'crowd000001,0.01',
    'crowd000002,0.02',
    'crowd000003,0.03',
    ',0.06',
  ])
  expect(JSON.parse(textOf(await make('json'))).sums).toEqual({ wallet: '0.06' })
  const xlsx = Buffer.from((await make('xlsx')).base64, 'base64')
  const parts = unzipSync(xlsx)
  const sheet = Buffer.from(parts['xl/worksheets/sheet1.xml']!).toString()
  expect(sheet).toContain('<v>0.06</v>')
})

test('a long list is made in the background with the rights of who asked, waits for them alone, and is gone after a day', async () => {
  const [token, other] = [await operatorIn(it, 'operator01'), await operatorIn(it, 'operator05')]
  await sql`delete from operator.person where account like 'crowd%'`.execute(it.deps.db)
  await crowd(10_050)
  const { value } = await ask(exportList, { token, body: asked({ ...people, query: { search: 'crowd' } }) })
  expect(value).toMatchObject({ rows: 0, base64: '', waiting: expect.any(String) })
  const mine = async (who = token) => (await ask(exportsOf, { token: who })).value
  expect(await mine()).toMatchObject([{ id: value.waiting, state: 'waiting', total: 10_050, link: null }])
  await it.hear()

  const [made] = await mine()
  expect(made).toMatchObject({ state: 'ready', rows: 10_050 })
  expect(await mine(other)).toEqual([])
  const file = await it.app.http.inject({ url: made!.link! })
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, expect.stringContaining('attachment')])
  const lines = file.body.split('\r\n')
  expect([lines.length, lines[1], lines.at(-2)]).toEqual([10_052, 'crowd000001,0.01', 'crowd010050,100.50'])
  const log = await ask(audit, { token, query: { action: 'exports.make' } })
  expect(log.value.list[0]).toMatchObject({ by: 'operator01', subject: { id: members.path } })

  it.clock.move(25 * 3_600_000)
  await runTimers(it.deps, it.app.jobs)
  await it.hear()
  expect((await it.app.http.inject({ url: made!.link! })).statusCode).toBe(404)
  const { rows } = await sql`select from kernel.export`.execute(it.deps.db)
  expect(rows).toEqual([])
})

test('the log becomes a file in the words of the screen, with amounts as people write them', async () => {
  const token = await operatorIn(it, 'operator01')
  const { id: memberId, account } = await it.member()
  await ask(adjustBalance, {
    token,
    params: { memberId },
    body: { id: randomUUID(), direction: 'up', amount: '1250', reason: 'correction', note: '' },
  })
  const words: Record<string, string>[] = [{ approvals: 'Approvals', ask: 'asked' }, { correction: 'A correction' }]
  const body = {
    path: audit.path,
    query: { action: 'approvals.ask', subject: `member:${memberId}` },
    format: 'csv' as const,
    columns: [
      { key: 'action', head: 'What', words: words[0] },
      { key: 'subject.name', head: 'On' },
      { key: 'amount', head: 'Amount' },
      { key: 'currency', head: 'Currency' },
      { key: 'reason', head: 'Reason', words: words[1] },
    ],
  }
  expect(textOf((await ask(exportList, { token, body })).value)).toBe(
    `What,On,Amount,Currency,Reason\r\nApprovals: asked,${account},1250.00,PHP,A correction`,
  )
})

test('rows that are known by an id of their own are picked by it', async () => {
  const token = await operatorIn(it, 'operator01')
  const { id: memberId } = await it.member()
  const ids = [randomUUID(), randomUUID()]
  for (const id of ids)
    await sql`
      insert into betting.held_award (id, brand_id, vendor, member_id, asset, award, amount, at)
      values (${id}::uuid, 1, 'ORBIT', ${memberId}::uuid, 'PHP', 'jackpot', 10000, now())`.execute(it.deps.db)
  const columns = [{ key: 'awardId', head: 'Transfer' }]
  const body = { path: heldAwards.path, query: {}, columns, format: 'csv' as const, only: ids.slice(1) }
  expect(
    textOf((await ask(exportList, { token, body })).value)
      .split('\r\n')
      .slice(0, 2),
  ).toEqual(['Transfer', ids[1]])
})
