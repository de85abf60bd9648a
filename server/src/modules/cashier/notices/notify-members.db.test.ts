import { randomUUID } from 'node:crypto'
import { requestDeposit } from '@croupier/contract/cashier.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'
import { messagesTo } from '../../../../test/outbox.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { bindEmail } from '../../../../test/second-proof.ts'
import type { TestMember } from '../../../../test/world.ts'
import { luckySettings } from '../../../../seed/brand-lucky.ts'
import { decideDeposit } from '../deposits/decide-deposit.ts'
import { expireDeposits } from '../deposits/expire-deposits.ts'
import { notifyMembers } from './notify-members.ts'

const here = await cashierWorld()
const { ask, deps, clock, hear, member, payIn, payee, say, want, withdraw } = here

let many = 0
/** Somebody who has proved an e-mail. */
const reachable = async (one: TestMember) => {
  const to = `told${++many}@example.com`
  await bindEmail(here, one.token, to)
  await hear()
  return to
}
/** Somebody who has proved a number, and nothing else. */
const proveMobile = async ({ id }: TestMember) => {
  const to = `+6391755501${String(++many).padStart(2, '0')}`
  await sql`update identity.profile set mobile_e164 = ${to}, mobile_num = ${to.slice(3)}, mobile_verified_at = ${deps.now()}
            where member_id = ${id}`.execute(deps.db)
  return to
}
const subjects = async (to: string) =>
  (await messagesTo(here, to))
    .map(({ subject }) => subject)
    .filter((one) => /deposit|withdrawal|paid|balance/.test(one))

test('a credited deposit is mailed once, however often it is said to have happened', async () => {
  const one = await member()
  const to = await reachable(one)
  const id = await payIn(one, '700')
  expect(await subjects(to)).toEqual(['LUCKY: 700.00 PHP credited to your balance'])
  await Promise.all([1, 2].map(() => notifyMembers(deps, { keys: [id], detail: { step: 'credited' } })))
  expect(await subjects(to)).toHaveLength(1)
  expect((await messagesTo(here, to))[0]).toMatchObject({ channel: 'mail', status: 'sent' })
})

test('a refused deposit is mailed without the reason, which is for the member’s eyes alone', async () => {
  const one = await member()
  const to = await reachable(one)
  const { value } = await want(one, '700')
  await say({ type: 'payment_received', id: value.id, amount: '600' })
  await decideDeposit(deps, { id: value.id, arrived: undefined, by: 'operator:test', reason: 'somebody else paid' })
  expect(await subjects(to)).toEqual([`LUCKY: your deposit ${value.reference} was declined`])
  expect((await messagesTo(here, to))[0]?.text).not.toContain('somebody')
})

test('it is told in the language that the member asked in', async () => {
  const one = await member()
  const to = await reachable(one)
  const body = { id: randomUUID(), channel: 'QRPH', amount: '700' }
  await ask(requestDeposit, { token: one.token, body, headers: { language: 'VI' } })
  await say({ type: 'payment_received', id: body.id, amount: '700' })
  expect((await messagesTo(here, to))[0]?.subject).toBe('LUCKY: 700.00 PHP đã vào số dư của bạn')
})

test('a withdrawal is told when it is asked for and when it is paid', async () => {
  const one = await payee()
  const to = await reachable(one)
  const { value } = await withdraw(one, '2000')
  await hear()
  await say({ type: 'payout_paid', id: value.id, amount: '2000' })
  expect((await subjects(to)).slice(0, 2)).toEqual([
    'LUCKY: 2000.00 PHP has been paid',
    'LUCKY: a withdrawal of 2000.00 PHP was requested',
  ])
})

test('a payout that failed is told as money that is back', async () => {
  const one = await payee()
  const to = await reachable(one)
  const { value } = await withdraw(one, '2000')
  await hear()
  await say({ type: 'payout_failed', id: value.id, amount: '2000' })
  expect((await subjects(to))[0]).toBe(`LUCKY: your withdrawal ${value.reference} was declined`)
})

test('a brand chooses what it tells and how, and money that leaves is told all the same', async () => {
  const off = { depositCredited: [], depositRefused: [], withdrawalRefused: [] }
  await setPolicy(deps, LUCKY, { cashier: { ...luckySettings.cashier, notices: off } })
  const one = await payee()
  const to = await reachable(one)
  await payIn(one, '700')
  expect(await subjects(to)).toEqual([])
  for (const silent of ['withdrawalRequested', 'withdrawalPaid'])
    await expect(setPolicy(deps, LUCKY, { cashier: { notices: { [silent]: [] } } })).rejects.toThrow(silent)
  await here.policy({})
})

test('money that leaves reaches the one address that there is, whatever the brand has chosen', async () => {
  const one = await payee()
  const to = await proveMobile(one)
  await payIn(one, '700')
  const { value } = await withdraw(one, '2000')
  await hear()
  await say({ type: 'payout_paid', id: value.id, amount: '2000' })
  const sent = await messagesTo(here, to)
  expect(sent.map(({ channel }) => channel)).toEqual(['sms', 'sms'])
  expect(sent[0]?.text).toContain('has been paid')
})

test('who has proved nothing is not written to, and what is not told is not told', async () => {
  const one = await member()
  await payIn(one, '700')
  await want(one, '300')
  clock.move(16 * 60_000)
  await expireDeposits(deps)
  await hear()
  const { rows } = await sql`select from identity.message where member_id = ${one.id}`.execute(deps.db)
  expect(rows).toEqual([])
  await notifyMembers(deps, { keys: [randomUUID()], detail: { step: 'credited' } })
})
