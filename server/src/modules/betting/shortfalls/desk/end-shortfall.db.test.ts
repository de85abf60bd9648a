import { approval } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import { collectShortfall, shortfall, shortfalls, writeOffShortfall } from '@croupier/contract/console-shortfalls.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { confirmed } from '../../../../../test/approvals.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { type Debtor, shortfallsIn } from '../../../../../test/shortfalls.ts'
import { world } from '../../../../../test/world.ts'
import { adjustBets } from '../../betting.ts'
import { proveFigures } from '../../figures/proof/prove-figures.ts'
import { houseBalancesOf } from '../../../wallet/balances/balances.ts'

const here = await world()
const { ask, deps } = here
const { debtor, give, left } = shortfallsIn(here)
const [one, two] = [await operatorIn(here), await operatorIn(here, 'operator05')]
const REASONS = { collect: 'agreed', write_off: 'mistake' }
const calls = { collect: collectShortfall, write_off: writeOffShortfall }
type EndName = keyof typeof calls

let owes: Debtor
beforeEach(async () => void (owes = await debtor()))

const params = () => ({ shortfallId: owes.shortfallId })
const say = (what: EndName, token = one) =>
  ask(calls[what], { token, params: params(), body: { reason: REASONS[what], note: '' } })
const confirm = (approvalId: string, token = two) => confirmed(here, { token, params: { approvalId } })
async function asked(what: EndName): Promise<string> {
  const { errorCode, extra } = await say(what)
  expect(errorCode).toBe('second_person_asked')
  return String(extra['approvalId'])
}
const seen = async () => (await ask(shortfall, { token: one, params: params() })).value
const entries = async (action: string) =>
  (await ask(audit, { token: one, query: { action } })).value.list.filter(
    ({ subject }) => subject.id === owes.shortfallId,
  )

test('the queue shows who owes what of which bet, and sums what its filter finds', async () => {
  const query = { search: owes.account, state: 'open' as const }
  const { list, total, sums } = (await ask(shortfalls, { token: one, query })).value
  expect([total, sums.owed, sums.amount]).toEqual([1, '195.00', '195.00'])
  expect(list).toMatchObject([{ betId: owes.betId, account: owes.account, owed: '195.00', gameCode: 'BACCARAT' }])
  const found = async (narrowed: object) => (await ask(shortfalls, { token: one, query: narrowed })).value.total
  expect(await found({ search: owes.betId })).toBe(1)
  expect(await found({ search: owes.roundId })).toBe(1)
  expect(await found({ ...query, gameCode: 'BACCARAT' })).toBe(1)
  expect(await found({ ...query, gameCode: 'DICE' })).toBe(0)
  expect(await found({ ...query, state: 'collected' })).toBe(0)
  const today = list[0]?.at.slice(0, 10) ?? ''
  expect(await found({ ...query, from: '2020-01-01', to: '2020-01-02' })).toBe(0)
  expect(await found({ ...query, from: today })).toBe(1)
  expect(await found({ search: 'no body' })).toBe(0)
  const bad = await ask(shortfalls, { token: one, query: { from: '2026-02-31' } })
  expect(bad.status).toBe(400)
})

test('two people collect as much as is there, and the rest once it has come', async () => {
  expect((await say('collect')).errorCode).toBe('nothing_to_collect')
  await give(owes.id, 60_0000n)
  const approvalId = await asked('collect')
  expect((await confirm(approvalId)).errorCode).toBeUndefined()
  expect(await left(owes.id)).toBe(0n)
  expect((await seen()).shortfall).toMatchObject({ owed: '135.00', collected: '60.00', state: 'open' })
  await give(owes.id, 200_0000n)
  expect(await left(owes.id)).toBe(200_0000n)
  expect((await confirm(await asked('collect'))).errorCode).toBeUndefined()
  expect(await left(owes.id)).toBe(65_0000n)
  const { shortfall: row, lines, balance } = await seen()
  expect(row).toMatchObject({ owed: '0.00', collected: '195.00', state: 'collected' })
  expect(balance).toBe('65.00')
  expect(lines.filter(({ kind }) => kind === 'shortfall_collected').map(({ amount }) => amount)).toEqual([
    '-60.00',
    '-135.00',
  ])
  expect((await say('collect')).errorCode).toBe('shortfall_not_open')
  expect((await entries('shortfalls.collect')).map(({ amount }) => amount)).toEqual(['135.00', '60.00'])
})

test('two people write off what is still owed, and the member keeps what they have', async () => {
  await give(owes.id, 60_0000n)
  const before = (await houseBalancesOf(deps.db, 'written_off'))[0]?.balance ?? 0n
  expect((await confirm(await asked('write_off'))).errorCode).toBeUndefined()
  expect(await left(owes.id)).toBe(60_0000n)
  expect((await houseBalancesOf(deps.db, 'written_off'))[0]?.balance).toBe(before - 195_0000n)
  expect((await seen()).shortfall).toMatchObject({ owed: '0.00', writtenOff: '195.00', state: 'written_off' })
  expect(await entries('shortfalls.write_off')).toHaveLength(1)
  for (const what of ['collect', 'write_off'] as const) expect((await say(what)).errorCode).toBe('shortfall_not_open')
})

test('a bet that pays again after its debt was written off pays no more than its member gave back', async () => {
  const correct = (payout: bigint) =>
    inTransaction(deps.db, (tx) =>
      adjustBets(
        tx,
        [{ id: randomUUID(), betId: owes.betId, payout, status: 'won', reason: 'right after all' }],
        here.clock.now(),
      ),
    )
  const before = (await houseBalancesOf(deps.db, 'written_off'))[0]?.balance ?? 0n
  expect((await confirm(await asked('write_off'))).errorCode).toBeUndefined()
  await correct(120_0000n)
  expect(await left(owes.id)).toBe(0n)
  expect((await seen()).shortfall).toMatchObject({ writtenOff: '75.00', reversed: '120.00', state: 'written_off' })
  await correct(300_0000n)
  expect(await left(owes.id)).toBe(105_0000n)
  expect((await seen()).shortfall).toMatchObject({
    owed: '0.00',
    writtenOff: '0.00',
    reversed: '195.00',
    state: 'reversed',
  })
  expect((await houseBalancesOf(deps.db, 'written_off'))[0]?.balance).toBe(before)
  expect(await proveFigures(deps)).toEqual([])
})

test('the second person is shown the member, the bet, what is owed and the balance now; the first one cannot agree', async () => {
  await give(owes.id, 60_0000n)
  const approvalId = await asked('collect')
  const { evidence } = (await ask(approval, { token: two, params: { approvalId } })).value
  expect(Object.fromEntries(evidence.map(({ label, value }) => [label, value]))).toMatchObject({
    owed: '195.00',
    amount: '60.00',
    owed_after: '135.00',
    balance: '60.00',
    member: owes.account,
    bet: owes.betId,
    round: owes.roundId,
  })
  expect((await confirm(approvalId, one)).errorCode).toBeDefined()
  expect(await left(owes.id)).toBe(60_0000n)
})

test('an approval sent by many at once collects once', async () => {
  await give(owes.id, 60_0000n)
  const approvalId = await asked('collect')
  const said = await Promise.all(Array.from({ length: 6 }, () => confirm(approvalId)))
  expect(said.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(1)
  expect((await seen()).shortfall.owed).toBe('135.00')
})

test('collecting while a deposit comes takes what is there with it or without it, never more', async () => {
  await give(owes.id, 60_0000n)
  const approvalId = await asked('collect')
  const [ended] = await Promise.all([confirm(approvalId), give(owes.id, 50_0000n)])
  expect(ended.errorCode).toBeUndefined()
  const { shortfall: row } = await seen()
  expect([
    ['135.00', 50_0000n],
    ['85.00', 0n],
  ]).toContainEqual([row.owed, await left(owes.id)])
})

test('nobody sees or ends what is another brand’s, unknown, or not theirs to end', async () => {
  const headers = { merchant: 'SAMPA' }
  expect((await ask(shortfall, { token: one, params: params(), headers })).errorCode).toBe('not_found')
  for (const what of ['collect', 'write_off'] as const) {
    const body = { reason: REASONS[what], note: '' }
    expect((await ask(calls[what], { token: one, params: params(), body, headers })).errorCode).toBe('not_found')
  }
  const stranger = await operatorIn(here, 'operator03')
  for (const what of ['collect', 'write_off'] as const) expect((await say(what, stranger)).errorCode).toBe('forbidden')
})

test('of a write-off and a collection confirmed at once one is done, and the other is told so', async () => {
  await give(owes.id, 200_0000n)
  const first = await asked('collect')
  const second = await asked('write_off')
  const said = await Promise.all([confirm(first), confirm(second)])
  expect(said.map(({ errorCode }) => errorCode ?? 'done').toSorted()).toEqual(['done', 'shortfall_not_open'])
  const { state, owed } = (await seen()).shortfall
  expect([
    ['collected', 5_0000n],
    ['written_off', 200_0000n],
  ]).toContainEqual([state, await left(owes.id)])
  expect(owed).toBe('0.00')
})
