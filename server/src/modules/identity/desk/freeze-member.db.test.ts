import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { freezeMember, unfreezeMember } from '@croupier/contract/console-actions.ts'
import { member as readMember } from '@croupier/contract/console-members.ts'
import { login, memberInfo } from '@croupier/contract/identity.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { byTwo } from '../../../../test/approvals.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { brandOf } from '../../brand/brand.ts'
import { heldBack, keptOut, mayPlay, playRulesOf } from '#modules/standing/play/play.ts'
import { mayWithdraw } from '#modules/verification/verification.ts'
import { updateStatus } from './store.ts'

const it = await world()
await setPolicy(it.deps, LUCKY, HASTE)
const token = await operatorIn(it)
const lea = await operatorIn(it, 'operator05')
const because = { reason: 'fraud', note: 'A call from the bank' }

const freeze = (memberId: string, reason = because.reason) =>
  it.ask(freezeMember, { token, params: { memberId }, body: { ...because, reason } })
const unfreeze = (memberId: string) => it.ask(unfreezeMember, { token, params: { memberId }, body: because })
const logIn = async ({ account, password }: { account: string; password: string }) =>
  it.ask(login, { body: { type: 'username', username: account, password, challenge: await it.solved() } })

test('who is frozen is out at once, comes in no more, and is told so after the right password alone', async () => {
  const player = await it.member()
  expect((await freeze(player.id)).status).toBe(200)
  expect((await it.ask(memberInfo, { token: player.token })).errorCode).toBe('not_logged_in')
  expect((await logIn(player)).errorCode).toBe('account_frozen')
  expect((await logIn({ ...player, password: 'Wrong2026pass' })).errorCode).toBe('login_failed')
  const { value } = await it.ask(readMember, { token, params: { memberId: player.id } })
  expect(value.state).toBe('frozen')
})

test('no bet is taken of who is frozen, and no withdrawal, whatever session asks', async () => {
  const player = await it.member()
  await freeze(player.id)
  const brand = await brandOf(it.deps, LUCKY)
  const now = it.deps.now()
  const rules = playRulesOf(brand, now)
  const held = (await heldBack(it.deps.db, [player.id], [rules], now)).get(player.id)
  expect(held && mayPlay(held, rules, now)).toMatchObject({ ok: false, code: 'account_frozen' })
  expect(await mayWithdraw(it.deps.db, brand, player.id)).toMatchObject({ ok: false, code: 'account_frozen' })
  expect(await keptOut(it.deps.db, [player.id], now)).toEqual(new Set([player.id]))
})

test('a round that is asked for while its member is frozen is played before or not at all', async () => {
  const player = await it.member()
  const rounds = Array.from({ length: 6 }, () =>
    it.ask(playRound, {
      token: player.token,
      body: { id: randomUUID(), gameCode: 'DICE', stake: '1.00', choices: { target: '50.00', over: true } },
    }),
  )
  const [done, ...played] = await Promise.all([freeze(player.id), ...rounds])
  expect(done.status).toBe(200)
  for (const { errorCode } of played) expect([undefined, 'not_logged_in', 'account_frozen']).toContain(errorCode)
})

test('frozen by many at once is frozen once; the others are told', async () => {
  const player = await it.member()
  const answers = await Promise.all(Array.from({ length: 5 }, () => freeze(player.id)))
  expect(answers.map(({ errorCode }) => errorCode ?? 'done').toSorted()).toEqual([
    'done',
    ...Array.from({ length: 4 }, () => 'member_frozen'),
  ])
  const { value } = await it.ask(audit, { token, query: { subject: `member:${player.id}` } })
  expect(value.list.map(({ action, reason, note }) => ({ action, reason, note }))).toEqual([
    { action: 'members.freeze', ...because },
  ])
})

test('who is let in again logs in anew and plays; who was not frozen is refused by name', async () => {
  const player = await it.member()
  expect((await unfreeze(player.id)).errorCode).toBe('member_not_frozen')
  await freeze(player.id, 'cleared')
  const answers = await Promise.all([unfreeze(player.id), unfreeze(player.id)])
  expect(answers.map(({ errorCode }) => errorCode ?? 'done').toSorted()).toEqual(['done', 'member_not_frozen'])
  expect((await logIn(player)).errorCode).toBeUndefined()
})

test('a closed account is not frozen, and a stranger or a member of another brand is not found', async () => {
  const player = await it.member()
  await inTransaction(it.deps.db, (tx) => updateStatus(tx, player.id, 'closed'))
  expect((await freeze(player.id)).errorCode).toBe('account_closed')
  for (const call of [freezeMember, unfreezeMember]) {
    expect((await it.ask(call, { token, params: { memberId: randomUUID() }, body: because })).errorCode).toBe(
      'not_found',
    )
    const elsewhere = { token, params: { memberId: player.id }, body: because, headers: { merchant: 'SAMPA' } }
    expect((await it.ask(call, elsewhere)).errorCode).toBe('not_found')
  }
})

test('a reason that the brand does not list is refused at its field, and nothing is frozen or opened', async () => {
  const { id } = await it.member()
  const odd = (call: typeof freezeMember | typeof unfreezeMember) =>
    it.ask(call, { token, params: { memberId: id }, body: { reason: 'whim', note: '' } })
  expect(await odd(freezeMember)).toMatchObject({ status: 400, fields: { reason: [expect.anything()] } })
  await freeze(id)
  expect(await odd(unfreezeMember)).toMatchObject({ status: 400, fields: { reason: [expect.anything()] } })
  expect((await byTwo(it, lea, unfreeze(id))).status).toBe(200)
})

test('who was frozen for fraud is let in by two', async () => {
  const player = await it.member()
  await freeze(player.id)
  const first = await unfreeze(player.id)
  expect(first).toMatchObject({ status: 202, extra: { rule: 'member_unfrozen' } })
  expect((await logIn(player)).errorCode).toBe('account_frozen')
  expect((await byTwo(it, lea, Promise.resolve(first))).status).toBe(200)
  expect((await logIn(player)).errorCode).toBeUndefined()
})
