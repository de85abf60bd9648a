import { audit, auditEntry } from '@croupier/contract/audit.ts'
import { approval } from '@croupier/contract/approvals.ts'
import { moveMember } from '@croupier/contract/console-agents.ts'
import { expect, test } from 'vitest'
import { byTwo } from '../../../../test/approvals.ts'
import { lineWorld } from '../../../../test/downline.ts'
import { operatorIn } from '../../../../test/operators.ts'
import type { TestMember } from '../../../../test/world.ts'
import { dayOf, daysAfter } from '#kernel/day.ts'
import { brandOf } from '../../brand/brand.ts'

const it = await lineWorld()
const { ask, below, family, send, deps, clock } = it
// A session is over when a day has been passed.
const operator = () => operatorIn(it)
const again = async (one: TestMember) => ({ ...one, token: await it.logIn(one.account, one.password) })
const DAY_MS = 24 * 3_600_000

const order = async (memberId: string, account: string) =>
  ask(moveMember, {
    token: await operator(),
    params: { memberId },
    body: { account, reason: 'agreed', note: 'Asked for by both' },
  })
const move = async (memberId: string, account: string) =>
  byTwo(it, await operatorIn(it, 'operator05'), order(memberId, account))
const tomorrow = async () => daysAfter(dayOf(deps.now(), (await brandOf(deps, 1)).timeZone), 1)

test('two people move a member; money goes along the old line today and along the new one tomorrow', async () => {
  const [{ top, agent, player }, other] = [await family(), await below(undefined, 1)]
  const lea = await operatorIn(it, 'operator05')
  const from = await tomorrow()
  const first = await order(agent.id, other.account)
  expect(first).toMatchObject({ status: 202, errorCode: 'second_person_asked', extra: { rule: 'member_moved' } })
  const { value } = await ask(approval, { token: lea, params: { approvalId: String(first.extra['approvalId']) } })
  expect(value.evidence).toEqual(
    expect.arrayContaining([
      { label: 'upline', kind: 'text', value: top.account, becomes: other.account },
      { label: 'holds_from', kind: 'text', value: from },
      { label: 'members', kind: 'count', value: '1' },
    ]),
  )
  expect((await byTwo(it, lea, Promise.resolve(first))).status).toBe(200)

  expect((await send(agent, 'up', '20')).value.other.account).toContain(top.account.slice(0, 1))
  expect((await send(other, 'down', '20', { account: agent.account })).fields['account']?.[0]?.code).toBe('not_in_line')
  clock.move(DAY_MS)
  const [highest, newUpline, moved] = [await again(top), await again(other), await again(agent)]
  expect((await send(highest, 'down', '20', { account: agent.account })).fields['account']?.[0]?.code).toBe(
    'not_in_line',
  )
  expect((await send(newUpline, 'down', '20', { account: agent.account })).status).toBe(200)
  expect((await send(moved, 'down', '20', { account: player.account })).status).toBe(200)
})

test('the audit says who ordered a move, and how it was before', async () => {
  const [{ top, agent }, other] = [await family(), await below(undefined, 1)]
  const ordered = await tomorrow()
  await move(agent.id, other.account)
  const token = await operator()
  const { list } = (await ask(audit, { token, query: { action: 'members.move' } })).value
  const { number } = list.find(({ subject }) => subject.name === agent.account)!
  const { before, after, by } = (await ask(auditEntry, { token, params: { number } })).value
  expect({ before, after, by }).toEqual({
    before: { upline: top.account },
    after: { upline: other.account, from: ordered },
    by: 'operator05',
  })
})

test('a move is refused by name, and nothing is moved', async () => {
  const { top, agent, player } = await family()
  expect((await order(agent.id, player.account)).errorCode).toBe('not_an_agent')
  expect((await order(agent.id, 'nobody99')).fields['account']?.[0]?.code).toBe('invalid')
  expect((await order(top.id, agent.account)).errorCode).toBe('top_agent')
  expect((await order(agent.id, agent.account)).errorCode).toBe('would_be_a_circle')
  const under = await below(agent, 2)
  expect((await order(agent.id, under.account)).errorCode).toBe('would_be_a_circle')
  expect((await order('019353a4-0000-7000-8000-000000000000', agent.account)).errorCode).toBe('not_found')
  clock.move(DAY_MS)
  expect((await send(await again(agent), 'up', '20')).status).toBe(200)
})
