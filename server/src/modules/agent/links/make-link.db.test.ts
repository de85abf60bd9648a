import { randomUUID } from 'node:crypto'
import { agentLinks, makeAgentLink, setAgentLinkState } from '@croupier/contract/agent-links.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LINK, linkWorld } from '../../../../test/agent-links.ts'
import { trial } from '../../../../test/trial.ts'

const here = await linkWorld()
const { ask, clock, deps, hear, join, makeLink, personOf, rebatesOf, somebody } = here
const CODE = /^[A-HJ-NP-Z2-9]{6}$/
const linksOf = async ({ token }: { readonly token: string }) => (await ask(agentLinks, { token })).value

test('an agent makes links of both kinds, and reads them newest first with what may be given', async () => {
  const agent = await somebody(1)
  const first = await makeLink(agent)
  expect(first).toMatchObject({
    status: 200,
    value: { ...LINK, visits: 0, registered: 0, firstDeposits: 0, state: 'open' },
  })
  expect(first.value.code).toMatch(CODE)
  clock.move(1000)
  const more = { name: 'Agents, north', type: 'agent', quota: 3, endsOn: '2026-12-31' } as const
  const second = await makeLink(agent, more)
  expect(second.value).toMatchObject({ ...more, createdAt: clock.now().toISOString() })
  const { own, list, address } = await linksOf(agent)
  expect(own).toEqual({ lottery: 8, casino: 0.5 })
  expect(list).toEqual([second.value, first.value])
  expect(new URL(address).pathname).toBe('/register')
})

test.each([
  [1, 2],
  [2, 2],
  [41, 42],
  [42, 42],
])(
  'below an agent of type %i who comes by a link for agents is one of type %i, and by one for players a player',
  async (type, below) => {
    const agent = await somebody(type)
    const rebates = { lottery: 5, casino: 0 }
    const links = [await makeLink(agent, { type: 'agent', rebates }), await makeLink(agent, { rebates })]
    const people = []
    for (const { value } of links) {
      const { status, value: login } = await join(value.code.toLowerCase())
      expect(status).toBe(200)
      people.push(await personOf(login.userName))
    }
    expect(people).toMatchObject([
      { type: below, upline: agent.account, code: links[0]!.value.code },
      { type: 0, upline: agent.account, code: links[1]!.value.code },
    ])
    expect((await linksOf(agent)).list.map(({ registered }) => registered)).toEqual([1, 1])
  },
)

test(
  'of two hundred and one at once with room for two hundred exactly that many come, and the last is told at the code',
  { timeout: 60_000 },
  async () => {
    const agent = await somebody(1)
    const { code } = (await makeLink(agent, { quota: 200 })).value
    const patiently = async () => {
      for (;;) {
        const answer = await join(code)
        if (!['too_many_requests', 'temporarily_unavailable', 'outcome_unknown'].includes(answer.errorCode ?? ''))
          return answer
      }
    }
    const answers = await Promise.all(Array.from({ length: 201 }, patiently))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
    const late = answers.filter(({ status }) => status !== 200)
    expect(late).toMatchObject([
      { status: 400, errorCode: 'invitation_code_error', fields: { affiliateCode: [{ code: 'invalid' }] } },
    ])
    expect((await linksOf(agent)).list).toMatchObject([{ registered: 200, state: 'full' }])
    const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity.member where upline_id = ${agent.id}`.execute(deps.db)
    expect(rows).toEqual([{ count: 200 }])
    await hear()
  },
)

test('the same id is the same link, also ten times at once; with other content, or of another agent, it is refused', async () => {
  const [agent, other] = [await somebody(1), await somebody(1)]
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => makeLink(agent, { id })))
  expect(new Set(answers.map(({ status, value }) => `${status} ${value?.code}`)).size).toBe(1)
  expect((await linksOf(agent)).list).toHaveLength(1)
  const changes = [
    { name: 'Other' },
    { type: 'agent' as const },
    { quota: 5 },
    { endsOn: '2026-12-31' },
    { rebates: { lottery: 5, casino: 0.1 } },
    { rebates: { lottery: 4.9, casino: 0.2 } },
  ]
  for (const change of changes) expect((await makeLink(agent, { id, ...change })).errorCode).toBe('id_reused')
  expect((await makeLink(other, { id })).errorCode).toBe('id_reused')
  const shared = randomUUID()
  const both = await Promise.all([agent, other].map((one) => makeLink(one, { id: shared })))
  expect(both.map(({ errorCode }) => errorCode ?? 'made').toSorted()).toEqual(['id_reused', 'made'])
})

test('a link gives at most what the agent has at that moment, and each group says so', async () => {
  const top = await somebody(1)
  const agent = await somebody(2, top)
  await sql`insert into lottery.rebate_point (member_id, tenths) values (${agent.id}, 60)`.execute(deps.db)
  expect((await linksOf(agent)).own).toEqual({ lottery: 6, casino: 0 })
  const refused = await makeLink(agent, { rebates: { lottery: 6.1, casino: 0.01 } })
  expect(refused).toMatchObject({
    status: 400,
    errorCode: 'invalid_request',
    fields: { 'rebates.lottery': [{ code: 'too_large' }], 'rebates.casino': [{ code: 'too_large' }] },
  })
  expect(refused.fields['rebates.lottery']![0]!.message).toContain('6')
  expect((await makeLink(agent, { rebates: { lottery: 6, casino: 0 } })).status).toBe(200)
})

const NUMBERS: readonly (readonly [string, object, string])[] = [
  ...[0, -1, 1e9, 100_001, 1.5, '5', true].map((quota) => ['a quota', { quota }, 'quota'] as const),
  ...[8.1, 0.15, -0.1, 1e308, '5', null].map(
    (lottery) => ['a rebate of lotteries', { rebates: { lottery, casino: 0 } }, 'rebates.lottery'] as const,
  ),
  ...[1.01, 0.005, -0.01, '0.1', null].map(
    (casino) => ['a rebate of other games', { rebates: { lottery: 0, casino } }, 'rebates.casino'] as const,
  ),
  ['a last day', { endsOn: '2026-02-30' }, 'endsOn'],
  ['a last day that is over', { endsOn: '2026-01-01' }, 'endsOn'],
  ['a name', { name: ' ' }, 'name'],
  ['a name', { name: 'x'.repeat(61) }, 'name'],
  ['a type', { type: 'top' }, 'type'],
  ['an unknown field', { isAgent: 1 }, 'isAgent'],
  ['an id', { id: '1' }, 'id'],
]
const asker = await somebody(1)

test.each(NUMBERS)('%s like %j is refused at its field, and nothing is made', async (_name, change, field) => {
  const raw = { id: randomUUID(), ...LINK, ...change }
  const answer = await ask(makeAgentLink, { token: asker.token, raw })
  expect(answer).toMatchObject({ status: 400, errorCode: 'invalid_request' })
  expect(Object.keys(answer.fields)).toEqual([field])
  expect((await linksOf(asker)).list).toEqual([])
})

test('what is no number at all is refused as JSON', async () => {
  const body = JSON.stringify({ id: randomUUID(), ...LINK }).replace('0.2', 'NaN')
  const answer = await ask(makeAgentLink, {
    token: asker.token,
    raw: body,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(400)
})

test('players and trial accounts make none, and who is not logged in neither', async () => {
  const player = await somebody(0)
  expect((await makeLink(player)).errorCode).toBe('forbidden')
  expect((await ask(agentLinks, { token: player.token })).errorCode).toBe('forbidden')
  expect((await ask(makeAgentLink, { body: { id: randomUUID(), ...LINK } })).errorCode).toBe('not_logged_in')
  expect((await makeLink(await trial(here))).errorCode).toBe('in_need_true_account')
})

test(
  'two hundred links are open at a time, of many at once too, and no closed one is opened beyond them',
  { timeout: 60_000 },
  async () => {
    const agent = await somebody(1)
    const closed = (await makeLink(agent, { name: 'Closed' })).value
    const set = (state: 'open' | 'closed') =>
      ask(setAgentLinkState, { token: agent.token, params: { linkId: closed.linkId }, body: { state } })
    expect((await set('closed')).value.state).toBe('closed')
    await sql`
    with made as (
      insert into agent.agent_link (id, brand_id, member_id, name, code, lottery_tenths, casino_hundredths, created_at)
      select gen_random_uuid(), 1, ${agent.id}::uuid, 'One of many', 'MANY' || number, 0, 0, ${clock.now()}::timestamptz
      from generate_series(1, 195) as number returning *)
    insert into identity.affiliate (brand_id, code, member_id, kind, created_at)
    select brand_id, code, member_id, 'affiliate', created_at from made`.execute(deps.db)
    const answers = await Promise.all(Array.from({ length: 8 }, () => makeLink(agent)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ errorCode }) => errorCode === 'limit_reached')).toHaveLength(3)
    expect((await set('open')).errorCode).toBe('limit_reached')
    const { list } = await linksOf(agent)
    expect([list.length, list.filter(({ state }) => state === 'open').length]).toEqual([201, 200])
    await ask(setAgentLinkState, { token: agent.token, params: { linkId: list[0]!.linkId }, body: { state: 'closed' } })
    expect((await set('open')).value.state).toBe('open')
  },
)

test('first deposits are counted with the link by which the member came', async () => {
  const agent = await somebody(1)
  const { code } = (await makeLink(agent)).value
  const { value } = await join(code)
  const { id } = await personOf(value.userName)
  const deposit = (state: string, credited: number | null) =>
    sql`
    insert into cashier.deposit (id, brand_id, member_id, channel, rail, asset, amount, fee, credited, reference, state,
                                 requested_at, expires_at)
    values (gen_random_uuid(), 1, ${id}, 'BANK', 'bank', 'PHP', 1000000, 0, ${credited}, ${randomUUID()}, ${state}, now(), now())`.execute(
      deps.db,
    )
  await deposit('refused', null)
  expect((await linksOf(agent)).list).toMatchObject([{ registered: 1, firstDeposits: 0 }])
  await deposit('credited', 1_000_000)
  await deposit('credited', 1_000_000)
  expect((await linksOf(agent)).list).toMatchObject([{ registered: 1, firstDeposits: 1 }])
  await hear()
  expect(await rebatesOf(id)).toEqual({ lottery: 50, casino: 20 })
})
