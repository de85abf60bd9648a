import { randomUUID } from 'node:crypto'
import { agentLinks, setAgentLinkState } from '@croupier/contract/agent-links.ts'
import { affiliate } from '@croupier/contract/codes.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { luckySettings } from '../../../../seed/brand-lucky.ts'
import { inTransaction } from '#kernel/database.ts'
import { inviteBy } from '#modules/identity/invitations/invitations.ts'
import { linkWorld } from '../../../../test/agent-links.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'

const { ask, clock, deps, join, logIn, makeLink, personOf, somebody } = await linkWorld()
const agent = await somebody(1)
const set = (linkId: string, state: 'open' | 'closed', { token }: { readonly token: string } = agent) =>
  ask(setAgentLinkState, { token, params: { linkId }, body: { state } })
const flags = luckySettings.flags ?? []
const checksCodes = (checks: boolean) =>
  setPolicy(deps, LUCKY, { flags: checks ? flags : flags.filter((flag) => flag !== 'affiliate_check') })
afterEach(() => checksCodes(true))

const REFUSED = { status: 400, errorCode: 'invitation_code_error', fields: { affiliateCode: [{ code: 'invalid' }] } }

/** Nobody comes by this code: refused where the brand checks codes, and without an upline where it does not. */
async function bringsNobody(code: string): Promise<void> {
  await checksCodes(true)
  expect(await join(code)).toMatchObject(REFUSED)
  expect((await ask(affiliate, { query: { code } })).errorCode).toBe('invitation_code_error')
  await checksCodes(false)
  const { status, value } = await join(code)
  expect(status).toBe(200)
  expect(await personOf(value.userName)).toMatchObject({ type: 0, upline: null, code: null })
  await checksCodes(true)
}
const bringsSomebody = async (code: string) => {
  const { status, value } = await join(code)
  expect(status).toBe(200)
  expect(await personOf(value.userName)).toMatchObject({ code })
}

test('a closed link brings nobody until it is opened again; closed and opened twice it is the same', async () => {
  const { code, linkId } = (await makeLink(agent, { type: 'agent' })).value
  for (const _ of [1, 2]) expect((await set(linkId, 'closed')).value).toMatchObject({ linkId, state: 'closed' })
  await bringsNobody(code)
  for (const _ of [1, 2]) expect((await set(linkId, 'open')).value).toMatchObject({ linkId, state: 'open' })
  await bringsSomebody(code)
})

test('a link works through its last day, by the clock of the brand, and no longer; opened again it stays ended', async () => {
  const start = clock.now()
  const { code, linkId } = (await makeLink(agent, { endsOn: '2026-12-31' })).value
  // Manila is eight hours ahead.
  clock.set('2026-12-31T15:59:59.000Z')
  await bringsSomebody(code)
  clock.set('2026-12-31T16:00:00.000Z')
  await bringsNobody(code)
  const token = await logIn(agent.account, agent.password)
  expect((await set(linkId, 'open', { token })).value.state).toBe('ended')
  clock.set(start)
})

test('a full link brings nobody', async () => {
  const { code, linkId } = (await makeLink(agent, { quota: 1 })).value
  await bringsSomebody(code)
  await bringsNobody(code)
  expect((await set(linkId, 'open')).value).toMatchObject({ state: 'full', registered: 1, quota: 1 })
})

const STATES: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
  ['frozen', (id) => sql`update identity.member set status = 'frozen' where id = ${id}`.execute(deps.db)],
  ['closed', (id) => sql`update identity.member set status = 'closed' where id = ${id}`.execute(deps.db)],
  [
    'frozen as the note of it says',
    (id) => sql`update standing.standing set frozen = true where member_id = ${id}`.execute(deps.db),
  ],
  [
    'excluded',
    (id) => sql`update standing.standing set barred = 'self_excluded' where member_id = ${id}`.execute(deps.db),
  ],
  [
    'timed out',
    (id) =>
      sql`update standing.standing set barred = 'timed_out', barred_until = ${new Date(clock.now().getTime() + 3_600_000)}
          where member_id = ${id}`.execute(deps.db),
  ],
  ['no agent any more', (id) => sql`update identity.member set agent_type = 0 where id = ${id}`.execute(deps.db)],
]

test.each(STATES)('a link of an agent who is %s brings nobody, and has nobody counted', async (_state, become) => {
  const one = await somebody(1)
  const { code } = (await makeLink(one, { quota: 5 })).value
  await bringsSomebody(code)
  await become(one.id)
  await bringsNobody(code)
  const { rows } = await sql<{ used: number }>`select used from identity.affiliate where code = ${code}`.execute(
    deps.db,
  )
  expect(rows).toEqual([{ used: 1 }])
})

test('who is refused for something else has not come: the place stays free', async () => {
  const { code } = (await makeLink(agent, { quota: 1 })).value
  expect(await join(code, { username: agent.account })).toMatchObject({ errorCode: 'username_taken' })
  expect(await join(code, { email: 'nobody' })).toMatchObject({ status: 400 })
  await bringsSomebody(code)
})

test('of a friend’s code and an agent’s the agent’s brings, and the one that is wrong is named', async () => {
  const { code } = (await makeLink(agent, { quota: 1 })).value
  const friend = { brandId: LUCKY, code: 'FRIEND77', memberId: null, kind: 'referral', domain: null } as const
  await inTransaction(deps.db, (tx) => inviteBy(tx, friend, clock.now()))
  const refused = await join(code, { referralCode: 'NOBODY' })
  expect(refused.errorCode).toBe('invitation_code_error')
  expect(Object.keys(refused.fields)).toEqual(['referralCode'])
  const { value } = await join(code, { referralCode: 'friend77' })
  expect(await personOf(value.userName)).toMatchObject({ code, upline: agent.account })
})

test.each([
  ['isAgent', 1],
  ['agentType', 1],
  ['uplineId', agent.id],
  ['upline', agent.account],
  ['type', 'agent'],
])('nobody says %s of themselves when they come', async (field, value) => {
  const { code } = (await makeLink(agent)).value
  const username = `self${randomUUID().slice(0, 8)}`
  expect(await join(code, { username, [field]: value })).toMatchObject({
    status: 400,
    errorCode: 'invalid_request',
    fields: { [field]: [{ code: 'unknown_field' }] },
  })
  expect(await personOf(username)).toBeUndefined()
})

test('a stranger’s link is answered like nobody’s, players and strangers to the house change none', async () => {
  const { linkId } = (await makeLink(agent)).value
  const [stranger, below] = [await somebody(1), await somebody(2, agent)]
  const unknown = await set(randomUUID(), 'closed', stranger)
  for (const one of [stranger, below]) {
    const { status, errorCode, message } = await set(linkId, 'closed', one)
    expect([status, errorCode, message]).toEqual([404, 'not_found', unknown.message])
  }
  expect((await set(linkId, 'closed', await somebody(0))).errorCode).toBe('forbidden')
  expect((await set(linkId, 'full' as never)).fields).toHaveProperty('state')
  expect((await set('1', 'closed')).status).toBe(404)
  const { list } = (await ask(agentLinks, { token: agent.token })).value
  expect(list.find((one) => one.linkId === linkId)?.state).toBe('open')
})
