import { randomUUID } from 'node:crypto'
import { openTeamAccount } from '@croupier/contract/agent-links.ts'
import type { AskedOf } from '@croupier/contract/call.ts'
import { login } from '@croupier/contract/identity.ts'
import { changePassword } from '@croupier/contract/mfa.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { linkWorld } from '../../../../test/agent-links.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { trial } from '../../../../test/trial.ts'
import { luckySettings } from '../../../../seed/brand-lucky.ts'

const here = await linkWorld()
const { ask, deps, hear, personOf, rebatesOf, somebody } = here
const agent = await somebody(1)
const named = () => `Open${randomUUID().replaceAll('-', '').slice(0, 8)}`
const open = (
  more: Partial<AskedOf<typeof openTeamAccount, 'body'>> = {},
  { token }: { readonly token: string } = agent,
) =>
  ask(openTeamAccount, {
    token,
    body: { id: randomUUID(), username: named(), type: 'player', rebates: { lottery: 5, casino: 0.2 }, ...more },
  })
const logIn = (username: string, password: string) => ask(login, { body: { type: 'username', username, password } })

test('an account is opened right below the agent, with a first password that has to be changed at the first login', async () => {
  const username = named()
  const { status, value } = await open({ username, type: 'agent' })
  expect(status).toBe(200)
  expect(value).toMatchObject({
    account: username.toLowerCase(),
    firstPassword: expect.stringMatching(/^[a-zA-Z2-9]{12}$/),
  })
  expect(value.firstPassword).not.toMatch(/[lIO01]/)
  expect(await personOf(value.account)).toMatchObject({
    id: value.memberId,
    type: 2,
    upline: agent.account,
    code: null,
  })
  expect(await rebatesOf(value.memberId, 2)).toEqual({ lottery: 50, casino: 20 })

  await hear()
  const first = await logIn(value.account, value.firstPassword!)
  expect(first.value).toMatchObject({ passwordExpired: true, firstTimeLogin: true })
  expect((await ask(balance, { token: first.value.token })).errorCode).toBe('password_change_required')
  const body = { oldPassword: value.firstPassword!, newPassword: 'Fresh2026pass', confirmNewPassword: 'Fresh2026pass' }
  expect((await ask(changePassword, { token: first.value.token, body })).errorCode).toBeUndefined()
  const next = await logIn(value.account, 'Fresh2026pass')
  expect(next.value.passwordExpired).toBe(false)
  // What every newcomer is credited with.
  expect((await ask(balance, { token: next.value.token })).value.sumBalance).toBe('1000.00')
})

test('below an agent of the other series an agent is of that series, and a player is a player', async () => {
  const other = await somebody(41)
  const [below, player] = [await open({ type: 'agent' }, other), await open({}, other)]
  expect([await personOf(below.value.account), await personOf(player.value.account)]).toMatchObject([
    { type: 42, upline: other.account },
    { type: 0, upline: other.account },
  ])
})

test('no password is drawn twice, and none is kept readable', async () => {
  const opened = await Promise.all(Array.from({ length: 5 }, () => open()))
  const passwords = opened.map(({ value }) => value.firstPassword!)
  expect(new Set(passwords).size).toBe(5)
  const { rows } = await sql<{ kept: string }>`
    select coalesce(json_agg(one)::text, '') as kept from agent.opened_account as one
    union all select json_agg(member)::text from identity.member`.execute(deps.db)
  for (const password of passwords) expect(rows.some(({ kept }) => kept.includes(password))).toBe(false)
})

test('the same id opens one account, ten times at once too, whose password is shown once; other content is refused', async () => {
  const [id, username] = [randomUUID(), named()]
  const answers = await Promise.all(Array.from({ length: 10 }, () => open({ id, username })))
  expect(new Set(answers.map(({ value }) => value?.memberId)).size).toBe(1)
  expect(answers.filter(({ value }) => value.firstPassword !== null)).toHaveLength(1)
  const again = await open({ id: id.toUpperCase(), username: ` ${username.toUpperCase()} ` })
  expect(again.value).toEqual({ ...answers[0]!.value, firstPassword: null })
  const changes = [{ username: named() }, { type: 'agent' as const }, { rebates: { lottery: 5, casino: 0.1 } }]
  for (const change of changes) expect((await open({ id, username, ...change })).errorCode).toBe('id_reused')
  const other = await somebody(1)
  expect((await open({ id, username }, other)).errorCode).toBe('id_reused')

  const shared = randomUUID()
  const both = await Promise.all([open({ id: shared }), open({ id: shared }, other)])
  expect(both.map(({ errorCode }) => errorCode ?? 'opened').toSorted()).toEqual(['id_reused', 'opened'])
})

test('a name is given once, of many who want it at once too, and the others have left nothing behind', async () => {
  const username = named()
  const answers = await Promise.all(Array.from({ length: 8 }, () => open({ username })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200)
  for (const one of refused)
    expect(one).toMatchObject({
      status: 409,
      errorCode: 'username_taken',
      fields: { username: [{ code: 'already_used' }] },
    })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agent.opened_account where account = ${username.toLowerCase()}`.execute(deps.db)
  expect(rows).toEqual([{ count: 1 }])
})

test.each([
  ['abc', 'too_short'],
  ['a234567890123456', 'too_long'],
  ['1starts', 'invalid'],
  ['with space', 'invalid'],
  ['=cmd', 'invalid'],
  [' ', 'required'],
])('the name %j is judged as the brand’s registration does: %s', async (username, code) => {
  expect(await open({ username })).toMatchObject({ status: 400, fields: { username: [{ code }] } })
})

test('no more is given than the agent has, in either group', async () => {
  const below = await somebody(2, agent)
  await sql`insert into lottery.rebate_point (member_id, tenths) values (${below.id}, 30)`.execute(deps.db)
  const username = named()
  expect((await open({ username, rebates: { lottery: 3.1, casino: 0.01 } }, below)).fields).toMatchObject({
    'rebates.lottery': [{ code: 'too_large' }],
    'rebates.casino': [{ code: 'too_large' }],
  })
  expect(await personOf(username.toLowerCase())).toBeUndefined()
  expect((await open({ username, rebates: { lottery: 3, casino: 0 } }, below)).status).toBe(200)
})

test.each([8.1, 0.15, -1, 1e9, '5', null])('%j per cent is refused at its field', async (lottery) => {
  const answer = await open({ rebates: { lottery: lottery as number, casino: 0 } })
  expect([answer.status, Object.keys(answer.fields)]).toEqual([400, ['rebates.lottery']])
})

test.each(['isAgent', 'uplineId', 'password', 'agentType'])('nobody says %s', async (field) => {
  expect((await open({ [field]: '1' })).fields).toEqual({
    [field]: [expect.objectContaining({ code: 'unknown_field' })],
  })
})

test('players and trial accounts open none, and nobody does where the brand takes nobody in', async () => {
  expect((await open({}, await somebody(0))).errorCode).toBe('forbidden')
  expect((await open({}, await trial(here))).errorCode).toBe('in_need_true_account')
  expect((await open({}, { token: '' })).errorCode).toBe('not_logged_in')
  await setPolicy(deps, LUCKY, { registration: { ...luckySettings.registration, open: false } })
  expect((await open()).errorCode).toBe('registration_closed')
  await setPolicy(deps, LUCKY, { registration: luckySettings.registration })
})
