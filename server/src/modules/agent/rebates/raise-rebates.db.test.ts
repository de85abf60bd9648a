import { randomUUID } from 'node:crypto'
import { raiseRebates } from '@croupier/contract/agent-links.ts'
import { setMemberRebate } from '@croupier/contract/console-lotteries.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { linkWorld } from '../../../../test/agent-links.ts'
import { operatorIn } from '../../../../test/operators.ts'
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

test('of many raises at once none is taken back: what stands in the end is the highest', async () => {
  const { agent, player } = await family()
  const wanted = [5.1, 5.9, 5.3, 6, 5.5, 5.2, 5.8, 5.4]
  const answers = await Promise.all(wanted.map((lottery) => raise(agent, player.id, lottery, 0.2)))
  const given = answers.flatMap(({ value }) => (value ? [value.rebates.lottery] : []))
  expect(given).toContain(6)
  expect(answers.filter(({ status }) => status === 400).every(({ fields }) => 'rebates.lottery' in fields)).toBe(true)
  expect(await rebatesOf(player.id)).toEqual({ lottery: 60, casino: 20 })
})

test('what an agent has less of in the meantime is not given: an operator and the agent at once leave nobody above', async () => {
  const ana = await operatorIn(here)
  for (let round = 0; round < 5; round++) {
    const { agent, player } = await family()
    const lower = { point: 5.2, reason: 'agreement', note: '' }
    const [lowered, raised] = await Promise.all([
      ask(setMemberRebate, { token: ana, params: { memberId: agent.id }, body: lower }),
      raise(agent, player.id, 6, 0.2),
    ])
    expect([lowered.status, [200, 400].includes(raised.status)]).toEqual([200, true])
    const { lottery } = await rebatesOf(player.id)
    expect(lottery).toBe(raised.status === 200 ? 60 : 50)
  }
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
