import { randomUUID } from 'node:crypto'
import { agentTeam, agentTeamPerson } from '@croupier/contract/agent.ts'
import { raiseRebates } from '@croupier/contract/agent-links.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { linkWorld } from '../../../../test/agent-links.ts'
import { trial } from '../../../../test/trial.ts'
import type { TestMember } from '../../../../test/world.ts'
import { setRebates } from './rebates.ts'

const here = await linkWorld()
const { ask, deps, rebatesOf, somebody } = here
const set = ({ id }: TestMember, lottery: number, casino: number) =>
  inTransaction(deps.db, (tx) => setRebates(tx, id, { lottery, casino }))
const raise = ({ token }: { readonly token: string }, memberId: string, lottery: number, casino: number) =>
  ask(raiseRebates, { token, params: { memberId }, body: { rebates: { lottery, casino } } })

/** A top agent with 8.0 and 0.50, an agent below with 6.0 and 0.30, and a player below that one with 5.0 and 0.20. */
async function family() {
  const top = await somebody(1)
  const agent = await somebody(2, top)
  const player = await somebody(0, agent)
  await set(agent, 60, 30)
  await set(player, 50, 20)
  return { top, agent, player }
}

test('rebates of somebody right below are raised, up to the own ones', async () => {
  const { top, agent, player } = await family()
  expect((await raise(agent, player.id, 5.5, 0.2)).value).toEqual({ rebates: { lottery: 5.5, casino: 0.2 } })
  expect(await rebatesOf(player.id)).toEqual({ lottery: 55, casino: 20 })
  expect((await raise(agent, player.id, 6, 0.3)).status).toBe(200)
  expect((await raise(top, agent.id, 8, 0.5)).status).toBe(200)
  expect(await rebatesOf(agent.id, 2)).toEqual({ lottery: 80, casino: 50 })
})

test('the agent reads in the team what those below have', async () => {
  const { agent, player } = await family()
  const rebates = { lottery: 5, casino: 0.2 }
  expect((await ask(agentTeam, { token: agent.token })).value.list).toMatchObject([{ memberId: player.id, rebates }])
  const params = { memberId: player.id }
  expect((await ask(agentTeamPerson, { token: agent.token, params })).value.rebates).toEqual(rebates)
})

test('none is lowered and none goes above the own, which each field says; then nothing is written', async () => {
  const { agent, player } = await family()
  const lower = await raise(agent, player.id, 4.9, 0.3)
  expect(lower).toMatchObject({ status: 400, fields: { 'rebates.lottery': [{ code: 'too_small' }] } })
  expect(lower.fields['rebates.lottery']![0]!.message).toContain('5')
  expect(Object.keys(lower.fields)).toEqual(['rebates.lottery'])
  const higher = await raise(agent, player.id, 6.1, 0.31)
  expect(higher.fields).toMatchObject({
    'rebates.lottery': [{ code: 'too_large' }],
    'rebates.casino': [{ code: 'too_large' }],
  })
  expect(await rebatesOf(player.id)).toEqual({ lottery: 50, casino: 20 })
})

/** How many statements of this database wait for a lock. */
const waiting = async () =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(deps.db)
  ).rows[0]?.count

test('of several raises at once none is taken back by one that has read what was before', async () => {
  const { agent, player } = await family()
  // Whoever is through all judgements cannot write yet: so the others have come as far as they can.
  const [held, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = inTransaction(deps.db, async (tx) => {
    await sql`select from lottery.rebate_point where member_id = ${player.id} for update`.execute(tx)
    held.resolve()
    await go.promise
  })
  await held.promise
  const asked = [6, 5.1, 5.2].map((lottery) => raise(agent, player.id, lottery, 0.2))
  await expect.poll(waiting, { timeout: 20_000 }).toBe(3)
  go.resolve()
  await holder
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status)).toContain(200)
  const given = answers.flatMap(({ value }) => (value ? [value.rebates.lottery] : []))
  expect((await rebatesOf(player.id)).lottery).toBe(Math.round(Math.max(...given) * 10))
})

test('strangers, those further down and those above are answered like nobody', async () => {
  const { top, agent, player } = await family()
  const stranger = await somebody(1)
  const unknown = await raise(agent, randomUUID(), 6, 0.3)
  expect([unknown.status, unknown.errorCode]).toEqual([404, 'not_found'])
  const asked: readonly (readonly [TestMember, string])[] = [
    [top, player.id],
    [agent, top.id],
    [agent, agent.id],
    [stranger, player.id],
    [agent, stranger.id],
  ]
  for (const [who, whom] of asked) {
    const { status, errorCode, message } = await raise(who, whom, 6, 0.3)
    expect([status, errorCode, message]).toEqual([404, 'not_found', unknown.message])
  }
  expect(await rebatesOf(player.id)).toEqual({ lottery: 50, casino: 20 })
})

test('players and trial accounts raise none', async () => {
  const { player } = await family()
  expect((await raise(player, player.id, 6, 0.3)).errorCode).toBe('forbidden')
  expect((await raise(await trial(here), player.id, 6, 0.3)).errorCode).toBe('in_need_true_account')
  expect((await raise({ token: '' }, player.id, 6, 0.3)).errorCode).toBe('not_logged_in')
})

test.each([8.1, 0.15, -0.1, 1e308, '6', null])('%j per cent is refused at its field', async (lottery) => {
  const { agent, player } = await family()
  const answer = await raise(agent, player.id, lottery as number, 0.2)
  expect([answer.status, Object.keys(answer.fields)]).toEqual([400, ['rebates.lottery']])
})
