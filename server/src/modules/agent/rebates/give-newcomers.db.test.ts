import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { inviteBy } from '#modules/identity/invitations/invitations.ts'
import { linkWorld } from '../../../../test/agent-links.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { giveNewcomers } from './give-newcomers.ts'
import { setRebates } from './rebates.ts'

const { deps, hear, join, makeLink, member, personOf, rebatesOf, somebody } = await linkWorld()
const set = (id: string, lottery: number, casino: number) =>
  inTransaction(deps.db, (tx) => setRebates(tx, id, { lottery, casino }))

async function comeBy(code: string): Promise<string> {
  const { value } = await join(code)
  return (await personOf(value.userName)).id
}

test('who comes by a link has the rebates of that link, an agent too', async () => {
  const agent = await somebody(1)
  const link = (await makeLink(agent, { type: 'agent', rebates: { lottery: 6.5, casino: 0.35 } })).value
  const id = await comeBy(link.code)
  await hear()
  expect(await rebatesOf(id, 2)).toEqual({ lottery: 65, casino: 35 })
})

test('not more than the upline has at that moment', async () => {
  const agent = await somebody(1)
  const link = (await makeLink(agent, { rebates: { lottery: 7, casino: 0.4 } })).value
  await set(agent.id, 60, 10)
  const id = await comeBy(link.code)
  await hear()
  expect(await rebatesOf(id)).toEqual({ lottery: 60, casino: 10 })
})

test('heard again, or late, it takes nothing back', async () => {
  const agent = await somebody(1)
  const link = (await makeLink(agent)).value
  const [early, late] = [await comeBy(link.code), await comeBy(link.code)]
  await set(late, 70, 40)
  await hear()
  expect(await rebatesOf(early)).toEqual({ lottery: 50, casino: 20 })
  await set(early, 60, 30)
  const again = { brandId: LUCKY, keys: [early, late] }
  await Promise.all([giveNewcomers(deps, again), giveNewcomers(deps, again)])
  expect([await rebatesOf(early), await rebatesOf(late)]).toEqual([
    { lottery: 60, casino: 30 },
    { lottery: 70, casino: 40 },
  ])
})

test('a code that is no link gives what anybody has, but not more than the upline', async () => {
  const agent = await somebody(1)
  await set(agent.id, 60, 30)
  const code = { brandId: LUCKY, code: 'OLDCODE', memberId: agent.id, kind: 'affiliate', domain: null } as const
  await inTransaction(deps.db, (tx) => inviteBy(tx, code, deps.now()))
  const id = await comeBy('OLDCODE')
  await hear()
  expect(await rebatesOf(id)).toEqual({ lottery: 60, casino: 0 })
})

test('who comes by nobody has none of their own', async () => {
  const { id } = await member()
  await hear()
  const { rows } = await sql`
    select 1 from lottery.rebate_point where member_id = ${id}
    union all select 1 from agent.casino_rebate where member_id = ${id}`.execute(deps.db)
  expect(rows).toEqual([])
})
