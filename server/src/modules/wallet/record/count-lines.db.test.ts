import { randomUUID } from 'node:crypto'
import { line, lineProof, lines, profit } from '@croupier/contract/wallet.ts'
import { consolidatedFunds } from '@croupier/contract/vendors.ts'
import { type LineProof, verifyLine } from '@croupier/engine/ledger.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { must } from '#kernel/refusal.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { type TestMember, world } from '../../../../test/world.ts'
import { sha256 } from '../chain.ts'
import { accountOf, endHolds, hold, houseAccount, type Move, transfer } from '../wallet.ts'
import { countLines, countOldRecords } from './count-lines.ts'

const { ask, clock, deps, hear, logIn, member } = await world({ now: '2026-11-01T12:00:00.000Z' })

const game = houseAccount(LUCKY, 'game:DICE', 'PHP')
const stake = (debit: string, amount = 10_000n): Move => ({
  id: randomUUID(),
  kind: 'stake',
  debit,
  credit: game,
  amount,
})
const payout = (credit: string, of: string, amount = 20_000n): Move => ({
  id: randomUUID(),
  kind: 'payout',
  debit: game,
  credit,
  amount,
  journal: of,
  cause: of,
})
const move = (moves: readonly Move[]) =>
  inTransaction(deps.db, async (tx) => (await transfer(tx, moves, deps.now())).map((verdict) => must(verdict)))
const counted = async (accountId: string) => {
  const { rows } = await sql<{ kind: string; lines: number; blocks: number }>`
    select kind, sum(lines)::int as lines, count(*)::int as blocks from wallet.record_block
    where account_id = ${accountId} group by kind order by kind`.execute(deps.db)
  return rows
}

let busy: TestMember
let account: string
/** What the record should say, newest first: worked out from every transfer, without blocks. */
interface PlainLine {
  readonly id: string
  readonly kind: string
  readonly amount: bigint
  readonly day: string
}
let plain: readonly PlainLine[]

/** Ten days of 260 stakes with a payout after every fifth, and one rare kind among them; then ten days of few stakes. */
beforeAll(async () => {
  busy = await member()
  account = accountOf(busy.id, 'PHP')
  for (let day = 0; day < 10; day++) {
    clock.set(new Date(Date.parse('2026-11-02T04:00:00.000Z') + day * 86_400_000))
    const stakes = Array.from({ length: 260 }, () => stake(account))
    const moves = stakes.flatMap((one, index) => (index % 5 === 0 ? [one, payout(account, one.id, 40_000n)] : [one]))
    if (day === 3) moves.push({ id: randomUUID(), kind: 'adjustment', debit: game, credit: account, amount: 5_000n })
    for (let from = 0; from < moves.length; from += 50) await move(moves.slice(from, from + 50))
  }
  for (let day = 10; day < 20; day++) {
    clock.set(new Date(Date.parse('2026-11-02T04:00:00.000Z') + day * 86_400_000))
    await move(Array.from({ length: 60 }, () => stake(account, 5_000n)))
  }
  await hear()
  // Their first session ended long ago.
  busy = { ...busy, token: await logIn(busy.account, busy.password) }
  const { rows } = await sql<PlainLine>`
    select id, kind, case when debit_account_id = ${account} then -amount else amount end as amount,
           (at at time zone 'Asia/Manila')::date as day
    from wallet.transfer where ${account} in (debit_account_id, credit_account_id) and state = 'posted'
    order by batch desc, line desc`.execute(deps.db)
  plain = rows
})

const record = (query: { readonly [name: string]: string | number }) => ask(lines, { token: busy.token, query })
const units = (text: string) => (text.startsWith('-') ? -1n : 1n) * (unitsOf(text.replace('-', ''), 4) ?? 0n)

test('a record that grows is counted into blocks, and what is too new stays behind them', async () => {
  const blocks = await counted(account)
  expect(blocks.map(({ kind }) => kind)).toEqual(['', 'adjustment', 'payout', 'sign_up_credit', 'stake'])
  expect(blocks[0]?.lines).toBeGreaterThan(plain.length - 1000)
  expect(blocks[0]?.lines).toBeLessThan(plain.length)
  expect(blocks.slice(1).reduce((sum, { lines }) => sum + lines, 0)).toBe(blocks[0]?.lines)
})

test.each([
  ['the whole record', {}],
  ['one kind', { kind: 'stake' }],
  ['a rare kind', { kind: 'adjustment' }],
  ['a kind that never happened', { kind: 'deposit' }],
  ['one day', { from: '2026-11-05', to: '2026-11-05' }],
  ['days that blocks lie across', { from: '2026-11-02', to: '2026-11-08', kind: 'payout' }],
  ['a day of few lines, whose block is of many days', { from: '2026-11-14', to: '2026-11-14' }],
  ['some days of such a block, by kind', { from: '2026-11-13', to: '2026-11-15', kind: 'stake' }],
  ['the newest day', { from: '2026-11-21', to: '2026-11-21' }],
  ['everything', { from: '2026-10-31', to: '2026-11-21' }],
])('%s has the pages, the total and the sums that its transfers have', async (_, query: Record<string, string>) => {
  const { from = '2026-10-31', to = '2026-11-11', kind } = query
  const due = plain.filter((one) => one.day >= from && one.day <= to && (kind === undefined || one.kind === kind))
  const pageSize = 87
  const pages = Math.ceil(due.length / pageSize)
  const answers = await Promise.all(
    Array.from({ length: Math.max(1, pages) }, (_one, index) =>
      record({ from, to, ...query, pageNo: index + 1, pageSize }),
    ),
  )
  expect(answers.flatMap(({ value }) => value.list.map(({ id }) => id))).toEqual(due.map(({ id }) => id))
  const credits = due.filter(({ amount }) => amount > 0n).reduce((sum, { amount }) => sum + amount, 0n)
  const debits = due.filter(({ amount }) => amount < 0n).reduce((sum, { amount }) => sum - amount, 0n)
  for (const { value } of answers) {
    expect([value.total, value.totalPages]).toEqual([due.length, pages])
    expect([units(value.totals.in), units(value.totals.out)]).toEqual([credits, debits])
  }
})

test('a page past the end is empty and still says how many there are', async () => {
  const { value } = await record({ from: '2026-10-31', to: '2026-11-21', pageNo: 9000 })
  expect([value.list, value.total]).toEqual([[], plain.length])
})

test('counted again, and by many at once, a record stays as it is', async () => {
  const before = await counted(account)
  await Promise.all(Array.from({ length: 5 }, () => countLines(deps, { keys: [account] })))
  expect(await counted(account)).toEqual(before)
})

test('a long record of old is counted when the timer runs', async () => {
  await sql`alter table wallet.record_block disable trigger user`.execute(deps.db)
  await sql`delete from wallet.record_block where account_id = ${account}`.execute(deps.db)
  await sql`alter table wallet.record_block enable trigger user`.execute(deps.db)
  const bare = (await record({ from: '2026-10-31', to: '2026-11-11', pageNo: 20 })).value
  await countOldRecords(deps)
  expect((await counted(account))[0]?.lines).toBeGreaterThan(2000)
  expect((await record({ from: '2026-10-31', to: '2026-11-11', pageNo: 20 })).value).toEqual(bare)
})

test('a block that is written is never changed', async () => {
  await expect(sql`update wallet.record_block set lines = 1`.execute(deps.db)).rejects.toThrow('never changed')
})

test('profit and loss adds up by day, by week and by month', async () => {
  const range = { from: '2026-11-01', to: '2026-11-11' }
  const asked = async (by: 'day' | 'week' | 'month') =>
    (await ask(profit, { token: busy.token, query: { ...range, by } })).value
  const [days, weeks, months] = [await asked('day'), await asked('week'), await asked('month')]

  expect(days.list.map(({ from }) => from).slice(0, 3)).toEqual(['2026-11-11', '2026-11-10', '2026-11-09'])
  expect(days.list).toHaveLength(11)
  expect(days.list[1]).toMatchObject({
    stakes: '260.00',
    wins: '208.00',
    bonuses: '0.00',
    other: '0.00',
    net: '-52.00',
  })
  expect(days.list.at(-1)).toMatchObject({ from: '2026-11-01', bonuses: '1000.00', stakes: '0.00', net: '1000.00' })
  expect(days.list.find(({ from }) => from === '2026-11-05')).toMatchObject({ other: '0.50', net: '-51.50' })

  expect(weeks.list.map(({ from }) => from)).toEqual(['2026-11-09', '2026-11-02', '2026-10-26'])
  expect(months.list.map(({ from }) => from)).toEqual(['2026-11-01'])
  const { from: _from, ...month } = months.list[0]!
  expect(month).toEqual(days.totals)
  expect([weeks.totals, months.totals]).toEqual([days.totals, days.totals])
  expect(days.totals).toMatchObject({ stakes: '2600.00', wins: '2080.00', net: '480.50' })
})

test('days whose lines share a block are told apart', async () => {
  const query = { from: '2026-11-13', to: '2026-11-20' }
  const { list, totals } = (await ask(profit, { token: busy.token, query })).value
  expect(list.map(({ stakes }) => stakes)).toEqual(Array(8).fill('30.00'))
  expect(totals).toMatchObject({ stakes: '240.00', wins: '0.00', net: '-240.00' })
})

test('a range of years is too much to add up', async () => {
  const refused = await ask(profit, { token: busy.token, query: { from: '2024-01-01', to: '2026-11-11' } })
  expect(refused).toMatchObject({ status: 400, fields: { from: [{ code: 'invalid_date' }] } })
})

test('an opened line shows both sides of what belongs together with it', async () => {
  const one = await member()
  const cash = accountOf(one.id, 'PHP')
  const bet = stake(cash)
  await move([bet, payout(cash, bet.id)])
  const { list } = (await ask(lines, { token: one.token, query: {} })).value
  const won = list.find(({ kind }) => kind === 'payout')!
  const { value } = await ask(line, { token: one.token, params: { id: won.id } })
  expect(value).toMatchObject({
    line: won,
    provable: true,
    journal: [
      {
        id: bet.id,
        kind: 'stake',
        state: 'posted',
        amount: '1.00',
        debit: { own: true },
        credit: { purpose: 'game:DICE' },
      },
      {
        id: won.id,
        kind: 'payout',
        amount: '2.00',
        debit: { purpose: 'game:DICE', own: false },
        credit: { own: true },
      },
    ],
  })
})

test('what another member gained or lost in the same journal is not shown', async () => {
  const [one, other] = [await member(), await member()]
  const [mine, theirs] = [accountOf(one.id, 'PHP'), accountOf(other.id, 'PHP')]
  const between = houseAccount(LUCKY, 'line', 'PHP')
  const out: Move = { id: randomUUID(), kind: 'transfer_out', debit: mine, credit: between, amount: 70_000n }
  const arrived: Move = {
    ...out,
    id: randomUUID(),
    kind: 'transfer_in',
    debit: between,
    credit: theirs,
    journal: out.id,
  }
  await move([out, arrived])
  const opened = async (who: TestMember, id: string) => (await ask(line, { token: who.token, params: { id } })).value
  expect((await opened(one, out.id)).journal.map(({ id }) => id)).toEqual([out.id])
  expect((await opened(other, arrived.id)).journal.map(({ id }) => id)).toEqual([arrived.id])
})

test('nobody opens or proves a line of somebody else, or one that there is not', async () => {
  const stranger = await member()
  for (const id of [plain[0]!.id, randomUUID()])
    for (const call of [line, lineProof])
      expect(await ask(call, { token: stranger.token, params: { id } })).toMatchObject({
        status: 404,
        errorCode: 'not_found',
      })
  for (const call of [line, lineProof])
    expect(await ask(call, { params: { id: plain[0]!.id } })).toMatchObject({ status: 401 })
})

const proofOf = async (who: TestMember, id: string): Promise<LineProof> =>
  (await ask(lineProof, { token: who.token, params: { id } })).value
const faults = (proof: LineProof) => verifyLine(proof, sha256).flatMap(({ check, ok }) => (ok ? [] : [check]))

test('a line is proved without the lines beside it', async () => {
  const proof = await proofOf(busy, plain[100]!.id)
  expect(faults(proof)).toEqual([])
  expect(proof.hashes.length).toBeGreaterThan(40)
  const others = plain.filter(({ id }) => id !== proof.line.id && id !== proof.line.journal).map(({ id }) => id)
  const text = JSON.stringify(proof)
  expect(others.filter((id) => text.includes(id))).toEqual([])
})

test.each([
  ['amount', (proof: LineProof): LineProof => ({ ...proof, line: { ...proof.line, amount: '1' } }), ['line']],
  [
    'place',
    (proof: LineProof): LineProof => ({ ...proof, line: { ...proof.line, line: proof.line.line + 1 } }),
    ['line'],
  ],
  ['balance', (proof: LineProof): LineProof => ({ ...proof, own: { ...proof.own, after: '1' } }), ['side']],
  ['neighbour', (proof: LineProof): LineProof => ({ ...proof, hashes: proof.hashes.toReversed() }), ['line', 'batch']],
  [
    'time',
    (proof: LineProof): LineProof => ({ ...proof, batch: { ...proof.batch, at: '2026-01-01T00:00:00.000Z' } }),
    ['batch'],
  ],
])('a proof with another %s fails', async (_, change, failing) => {
  expect(faults(change(await proofOf(busy, plain[100]!.id)))).toEqual(failing)
})

test('money that goes from member to member is proved to each without the other’s account and balance', async () => {
  const [one, other] = [await member(), await member()]
  const [mine, theirs] = [accountOf(one.id, 'PHP'), accountOf(other.id, 'PHP')]
  const given: Move = { id: randomUUID(), kind: 'adjustment', debit: mine, credit: theirs, amount: 120_000n }
  await move([given])
  const [payers, payees] = [await proofOf(one, given.id), await proofOf(other, given.id)]
  expect([faults(payers), faults(payees)]).toEqual([[], []])
  expect(payers.own).toMatchObject({ side: 'debit', account: mine, after: '9880000' })
  expect(payees.own).toMatchObject({ side: 'credit', account: theirs, after: '10120000' })
  expect(JSON.stringify(payers)).not.toContain(theirs)
  expect(JSON.stringify(payees)).not.toContain(mine)
  expect(JSON.stringify(payees)).not.toContain('9880000')
  expect(faults({ ...payers, own: { ...payers.own, account: theirs } })).toEqual(['side'])
})

test('funds are what all wallets hold, and what is held is not available', async () => {
  const one = await member()
  const cash = accountOf(one.id, 'PHP')
  const kept: Move = { ...stake(cash, 2_500_000n), kind: 'withdrawal' }
  await inTransaction(deps.db, (tx) => hold(tx, [kept], deps.now()))
  expect((await ask(consolidatedFunds, { token: one.token })).value).toEqual({
    currency: 'PHP',
    total: '1000.00',
    available: '750.00',
    held: '250.00',
    points: '0.00',
    atVendors: '0.00',
    wallets: [{ purpose: 'cash', balance: '1000.00', available: '750.00', held: '250.00' }],
    vendors: [],
    divtypereq: {},
    dailysalreqtype: {},
    contracthoursalreq: {},
    realtimesalreqtype: {},
  })
  await inTransaction(deps.db, (tx) => endHolds(tx, [{ holdId: kept.id, as: 'voided' }], deps.now()))
  expect(await ask(consolidatedFunds, {})).toMatchObject({ status: 401 })
})

test('a kind that no record has words for is not written', async () => {
  await expect(move([{ ...stake(account), kind: 'tip' }])).rejects.toThrow('no record has words for')
})
