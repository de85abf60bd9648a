import { approvals } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import {
  failedSettlement,
  failedSettlements,
  paySettlement,
  retrySettlement,
  voidSettlement,
} from '@croupier/contract/console-failed.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { crashPlay } from '../../../../../test/crash.ts'
import { confirmed } from '../../../../../test/approvals.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { invalidTransfers } from '../../../../../test/invalid-transfers.ts'
import { type TestMember, world } from '../../../../../test/world.ts'
import { derivedId } from '../../../wallet/wallet.ts'
import { retrySettlements } from '../retry-settlements.ts'

const here = await world()
const { ask, clock, deps, hear, member } = here
const crash = await crashPlay(here)
const { spoil, mend } = invalidTransfers(here)
const [one, two] = [await operatorIn(here), await operatorIn(here, 'operator05')]
const body = { reason: 'correction', note: '' }

let player: TestMember
let betId: string
let start: bigint

/** A bet of 10.00 that won 15.00 and could not be paid. */
beforeEach(async () => {
  player = await member()
  const round = await crash.roundThat((point) => point > 200n)
  betId = (await crash.bet(player, round.id, '10.00', '1.50')).value.betId
  start = await crash.units(player)
  await spoil(derivedId(betId, 'payout'))
  await crash.toEnd()
})
afterEach(async () => void (await mend()))

const won = async () => (await crash.units(player)) - start
const opened = async () => (await ask(failedSettlement, { token: one, params: { betId } })).value
const calls = { retry: retrySettlement, pay: paySettlement, void: voidSettlement }
const say = (what: keyof typeof calls, token = one) => ask(calls[what], { token, params: { betId }, body })
const confirm = (approvalId: string, token = two) => confirmed(here, { token, params: { approvalId } })
async function asked(what: 'pay' | 'void'): Promise<string> {
  expect((await say(what)).errorCode).toBe('second_person_asked')
  const { list } = (await ask(approvals, { token: two, query: { state: 'waiting' } })).value
  return list.find(({ subject }) => subject.id === betId)?.id ?? ''
}

test('the queue shows what was due, why it failed, and what the ledger has', async () => {
  const query = { search: player.account, state: 'waiting' as const }
  const { list, total, sums } = (await ask(failedSettlements, { token: one, query })).value
  expect([total, sums]).toEqual([1, { stake: '10.00', due: '15.00' }])
  expect(list).toMatchObject([
    { betId, account: player.account, stake: '10.00', due: '15.00', status: 'won', attempts: 1 },
  ])
  expect((await ask(failedSettlements, { token: one, query: { search: betId } })).value.total).toBe(1)
  expect((await ask(failedSettlements, { token: one, query: { search: 'no body' } })).value.total).toBe(0)
  const { failed, lines } = await opened()
  expect(failed.reason).toContain('invalid transfer')
  expect(lines).toMatchObject([{ kind: 'stake', amount: '-10.00' }])
})

test('one person tries again: it fails with its reason, and is settled once when it works', async () => {
  expect((await say('retry')).errorCode).toBe('settlement_fails')
  expect((await opened()).failed).toMatchObject({ state: 'waiting', attempts: 2 })
  await mend()
  const said = await Promise.all(Array.from({ length: 6 }, () => say('retry')))
  expect(said.some(({ errorCode }) => errorCode === undefined)).toBe(true)
  await retrySettlements(deps)
  expect(await won()).toBe(15_0000n)
  expect((await opened()).failed).toMatchObject({ state: 'settled', nextAt: null, endedBy: 'operator:operator01' })
  expect((await say('retry')).errorCode).toBe('bet_not_open')
})

test('two people pay what was due by a transfer of its own, once, though the first one still cannot be made', async () => {
  const approvalId = await asked('pay')
  const said = await Promise.all(Array.from({ length: 5 }, () => confirm(approvalId)))
  expect(said.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(1)
  expect(await won()).toBe(15_0000n)
  await mend()
  clock.move(60_000)
  await retrySettlements(deps)
  expect(await won()).toBe(15_0000n)
  const { failed, lines } = await opened()
  expect(failed).toMatchObject({ state: 'settled' })
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['stake', '-10.00'],
    ['payout', '15.00'],
  ])
  await hear()
  expect((await crash.table(player)).mine).toMatchObject([{ state: 'left', payout: '15.00' }])
  const { list } = (await ask(audit, { token: one, query: { action: 'settlements.pay' } })).value
  const entries = list.filter(({ subject }) => subject.id === betId)
  expect(entries).toMatchObject([{ subject: { name: `Crash · ${player.account}` } }])
})

test('two people give the stake back whatever was due; nothing is paid after that', async () => {
  const approvalId = await asked('void')
  expect((await confirm(approvalId, one)).errorCode).toBeDefined()
  expect((await confirm(approvalId)).errorCode).toBeUndefined()
  expect(await won()).toBe(10_0000n)
  for (const what of ['retry', 'pay', 'void'] as const) expect((await say(what)).errorCode).toBe('bet_not_open')
  await mend()
  await retrySettlements(deps)
  expect(await won()).toBe(10_0000n)
  expect((await opened()).failed).toMatchObject({ state: 'void' })
  await hear()
  expect((await crash.table(player)).mine).toMatchObject([{ state: 'returned', payout: '10.00' }])
})

test('nobody sees or ends what is another brand’s, unknown, or not theirs to end', async () => {
  const headers = { merchant: 'SAMPA' }
  expect((await ask(failedSettlement, { token: one, params: { betId }, headers })).errorCode).toBe('not_found')
  for (const call of Object.values(calls))
    expect((await ask(call, { token: one, params: { betId }, body, headers })).errorCode).toBe('not_found')
  const stranger = await operatorIn(here, 'operator03')
  for (const what of ['retry', 'pay', 'void'] as const) expect((await say(what, stranger)).errorCode).toBe('forbidden')
})
