import { randomUUID } from 'node:crypto'
import {
  agentBets,
  agentTeam,
  agentTeamPerson,
  agentOverview,
  agentProfit,
  findInTeam,
} from '@croupier/contract/agent.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { moveBranch } from '#modules/identity/hierarchy/hierarchy.ts'
import { agentWorld, type TeamMember } from '../../../test/agents.ts'

const here = await agentWorld()
const { deps, ask, clock, below, enter, family, play, move, count } = here

const overview = async (who: TeamMember, query = {}) =>
  (await ask(agentOverview, { token: await enter(who), query })).value
const line = async (who: TeamMember, query = {}) => (await ask(agentTeam, { token: await enter(who), query })).value
const person = async (who: TeamMember, memberId: string, query = {}) =>
  ask(agentTeamPerson, { token: await enter(who), params: { memberId }, query })

test('the overview is of everybody below, without the agent’s own play, beside the span before', async () => {
  clock.set('2026-12-01T04:00:00Z')
  const { top, agent, near, player, far } = await family()
  await move(player, 'deposit', 2000)
  await play(player, 600, 0)
  clock.set('2026-12-03T04:00:00Z')
  await move(player, 'deposit', 500)
  await move(far, 'deposit', 3000)
  await move(far, 'withdrawal', 200)
  await play(far, 1000, 0)
  await play(near, 500, 900, { category: 'LOTT' })
  await play(agent, 100, 0)
  await play(top, 1000, 0)
  await count()

  const day = await overview(top, { from: '2026-12-03', to: '2026-12-03' })
  expect(day).toMatchObject({
    asset: 'PHP',
    size: { agents: 2, members: 3 },
    sums: { deposits: '3500.00', withdrawals: '200.00', validBets: '1600.00', result: '-700.00', bonuses: '0.00' },
    before: { deposits: '0.00', validBets: '0.00' },
    active: { members: 2, before: 0 },
    newMembers: 0,
    firstDeposits: 1,
    categories: [
      { category: 'LIVE', validBets: '1100.00', result: '-1100.00' },
      { category: 'LOTT', validBets: '500.00', result: '400.00' },
    ],
  })
  expect(day.best.map(({ account, sums }) => [account, sums.validBets])).toEqual([
    [agent.account, '1100.00'],
    [near.account, '500.00'],
  ])
  const week = await overview(top, { from: '2026-11-30', to: '2026-12-03' })
  expect(week.sums).toMatchObject({ deposits: '5500.00', validBets: '2200.00', result: '-1300.00' })
  // Three days count 1,000.00 each, and only `far` has that.
  expect(week).toMatchObject({ active: { members: 1 }, newMembers: 5, firstDeposits: 2 })
  expect(week.days.map(({ day: on, deposits, active }) => [on, deposits, active])).toEqual([
    ['2026-11-30', '0.00', 0],
    ['2026-12-01', '2000.00', 1],
    ['2026-12-02', '0.00', 0],
    ['2026-12-03', '3500.00', 2],
  ])
  expect((await overview(agent, { from: '2026-12-03', to: '2026-12-03' })).sums).toMatchObject({
    deposits: '3500.00',
    validBets: '1000.00',
  })
})

test('the team opens level by level, each with all below; agents and those right below in full, others masked', async () => {
  clock.set('2026-12-10T04:00:00Z')
  const { top, agent, deep, near, player, far } = await family()
  await play(player, 300, 0)
  await play(far, 700, 100)
  await play(deep, 50, 0)
  await play(near, 20, 0)
  await move(far, 'deposit', 40)
  await count()
  const span = { from: '2026-12-10', to: '2026-12-10' }

  const first = await line(top, span)
  expect(first.list.map(({ account, sums, below: under, depth }) => [account, sums.validBets, under, depth])).toEqual([
    [agent.account, '1050.00', { agents: 1, members: 2 }, 1],
    [near.account, '20.00', { agents: 0, members: 0 }, 1],
  ])
  expect(first).toMatchObject({ total: 2, sums: { validBets: '1070.00', result: '-970.00', deposits: '40.00' } })
  expect(first.path.map(({ account }) => account)).toEqual([top.account])

  const second = await line(top, { ...span, memberId: agent.id, sort: 'account', ascending: 'true' })
  expect(second.path.map(({ account }) => account)).toEqual([top.account, agent.account])
  const masked = `${player.account.slice(0, 2)}***${player.account.slice(-2)}`
  expect(new Set(second.list.map(({ account }) => account))).toEqual(new Set([deep.account, masked]))
  expect(second.list.find(({ isAgent }) => isAgent)).toMatchObject({ depth: 2, sums: { validBets: '750.00' } })

  const all = await line(top, { ...span, reach: 'all', sort: 'validBets', ascending: 'true' })
  expect(all).toMatchObject({ total: 5, sums: { validBets: '1070.00' } })
  expect(all.list.map(({ sums }) => sums.validBets)).toEqual(['20.00', '300.00', '700.00', '750.00', '1050.00'])
  const accounts = async (query: object) => (await line(top, { ...span, reach: 'all', ...query })).list.length
  expect(await accounts({ filter: 'agents' })).toBe(2)
  expect(await accounts({ filter: 'players' })).toBe(3)
  expect(await accounts({ filter: 'new' })).toBe(5)
  // On one day 500.00 make one active.
  expect(await accounts({ filter: 'active' })).toBe(3)
  clock.set('2026-12-20T04:00:00Z')
  expect(await accounts({ filter: 'silent_7' })).toBe(5)
  expect(await accounts({ filter: 'silent_30' })).toBe(1)
  expect((await line(top, { ...span, pageNo: 9 })).total).toBe(2)
})

test('somebody of the team, and who is found by the whole account', async () => {
  clock.set('2026-12-28T04:00:00Z')
  const { top, agent, far } = await family()
  await play(far, 800, 1000)
  await count()
  const span = { from: '2026-12-27', to: '2026-12-28' }
  const seen = (await person(top, agent.id, span)).value
  expect(seen).toMatchObject({
    account: agent.account,
    isAvailable: true,
    active: 0,
    days: [
      { day: '2026-12-27', result: '0.00' },
      { day: '2026-12-28', result: '200.00' },
    ],
  })
  const found = (await ask(findInTeam, { token: await enter(top), query: { account: far.account.toUpperCase() } }))
    .value
  expect(found.account).toBe(far.account)
  expect(found.path.map(({ memberId }) => memberId)).toHaveLength(4)

  // A freeze, a closed account and a break are told alike.
  for (const change of [
    sql`update identity.member set status = 'frozen' where id = ${far.id}`,
    sql`update identity.member set status = 'closed' where id = ${far.id}`,
    sql`update standing.standing set barred = 'self_excluded' where member_id = ${far.id}`,
    sql`update standing.standing set barred = 'timed_out', barred_until = '2027-02-01' where member_id = ${far.id}`,
  ]) {
    await change.execute(deps.db)
    const row = await person(top, far.id, span)
    expect(row.value).toMatchObject({ isAvailable: false })
    expect(JSON.stringify(row.value)).not.toMatch(/frozen|closed|exclu|timed/)
    await sql`update identity.member set status = 'active' where id = ${far.id}`.execute(deps.db)
  }
})

test('bets of the team by filter, with the sums of all; profit by day, week and month', async () => {
  clock.set('2027-01-04T04:00:00Z')
  const { top, agent, player, far } = await family()
  await play(player, 100, 250)
  await play(far, 60, 0, { category: 'LOTT', gameCode: 'SSC', vendor: 'LOTTO' })
  await play(agent, 10, 0)
  await play(top, 5, 0)
  clock.set('2027-01-11T04:00:00Z')
  await play(far, 40, 0)
  await move(far, 'deposit', 70)
  await count()
  const span = { from: '2027-01-01', to: '2027-01-31' }
  const token = await enter(top)
  const bets = async (query: object) => (await ask(agentBets, { token, query: { ...span, ...query } })).value

  const all = await bets({})
  expect(all).toMatchObject({ total: 4, totals: { stake: '210.00', payout: '250.00', result: '40.00' } })
  expect(all.list[0]).toMatchObject({ stake: '40.00', result: '-40.00', status: 'lost', isAgent: false })
  expect(all.list[0]?.account).toContain('***')
  expect((await bets({ category: 'LOTT' })).totals).toMatchObject({ stake: '60.00' })
  expect((await bets({ status: 'won' })).total).toBe(1)
  expect((await bets({ gameCode: 'SSC', vendor: 'LOTTO' })).total).toBe(1)
  expect((await bets({ memberId: agent.id })).total).toBe(4)
  expect((await bets({ memberId: far.id })).totals).toMatchObject({ stake: '100.00' })
  expect((await bets({ pageSize: 1, pageNo: 2 })).list).toHaveLength(1)

  const profit = async (query: object) => (await ask(agentProfit, { token, query: { ...span, ...query } })).value
  const weeks = await profit({ by: 'week' })
  expect(weeks.list.map(({ from, stakes, deposits }) => [from, stakes, deposits])).toEqual([
    ['2027-01-25', '0.00', '0.00'],
    ['2027-01-18', '0.00', '0.00'],
    ['2027-01-11', '40.00', '70.00'],
    ['2027-01-04', '170.00', '0.00'],
    ['2026-12-28', '0.00', '0.00'],
  ])
  expect(weeks.totals).toMatchObject({ stakes: '210.00', payouts: '250.00', result: '40.00', fees: '0.00' })
  const branch = await profit({ by: 'month', memberId: far.id })
  expect(branch.list).toMatchObject([{ from: '2027-01-01', stakes: '100.00' }])
  expect(branch.path).toHaveLength(4)
})

test('only the own team exists: uplines, other branches, other teams and unknown ids are answered alike', async () => {
  clock.set('2027-02-01T04:00:00Z')
  const { top, agent, near, far } = await family()
  const other = await family()
  const strangers = [top.id, near.id, other.top.id, other.far.id, randomUUID()]
  const token = await enter(agent)
  for (const memberId of strangers) {
    const asked = [
      ask(agentTeam, { token, query: { memberId } }),
      ask(agentTeam, { token, query: { memberId, reach: 'all' } }),
      ask(agentTeamPerson, { token, params: { memberId }, query: {} }),
      ask(agentBets, { token, query: { memberId } }),
      ask(agentProfit, { token, query: { memberId } }),
    ]
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject({ status: 404, errorCode: 'not_found', extra: {} })
  }
  for (const account of [top.account, near.account, other.far.account, 'nobody'])
    expect((await ask(findInTeam, { token, query: { account } })).errorCode).toBe('not_found')

  // A branch that leaves is seen until its day and not after.
  const to = { brandId: 1, memberId: agent.id, uplineId: other.top.id, from: '2027-02-02' }
  await inTransaction(deps.db, (tx) => moveBranch(tx, to, deps.now()))
  expect((await person(top, far.id)).status).toBe(200)
  clock.set('2027-02-01T16:00:00Z')
  expect((await person(top, far.id)).errorCode).toBe('not_found')
  expect((await person(other.top, far.id)).status).toBe(200)
})

test('a player has no agent centre, and days that are none or too many are refused at their field', async () => {
  const top = await below(undefined, 1)
  const player = await below(top)
  for (const call of [agentOverview, agentTeam, agentBets, agentProfit])
    expect((await ask(call, { token: await enter(player), query: {} })).errorCode).toBe('forbidden')
  for (const query of [
    { from: '2026-12-02', to: '2026-12-01' },
    { from: '2026-01-01', to: '2026-12-01' },
  ]) {
    const refused = await ask(agentOverview, { token: await enter(top), query })
    expect(refused).toMatchObject({ status: 400, fields: { from: [{ code: 'invalid_date' }] } })
  }
  expect(await overview(top)).toMatchObject({ size: { agents: 0, members: 1 }, best: [{ account: player.account }] })
})
