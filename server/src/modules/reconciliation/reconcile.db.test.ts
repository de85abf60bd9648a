import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { coinWorld } from '../../../test/coins.ts'
import { plainBet, plainRound } from '../../../test/plain-bet.ts'
import { askAfterPayouts, creditByHand, payOut } from '../../../test/reconciling.ts'
import { type NewBet, placeBets } from '#modules/betting/betting.ts'
import { acceptBets, holdBets, refuseBets } from '#modules/betting/pending/pending.ts'
import { must } from '#kernel/refusal.ts'
import { accountOf, endHolds, hold, houseAccount, transfer } from '#modules/wallet/wallet.ts'
import { inTransaction } from '#kernel/database.ts'
import { reconcile, reconcileDays } from './reconcile.ts'
import { findFindings, findRuns } from './store.ts'

const { deps, clock, member, payIn, payee, payments, say, want, waiting, confirm, withdraw } = await coinWorld()

const DAY_MS = 86_400_000
const rules = { timeZone: 'UTC', checked: false, verifiedFrom: null }
/** Each test has a day of its own, with nothing of the others in it. */
async function newDay() {
  clock.move(DAY_MS - (deps.now().getTime() % DAY_MS) + DAY_MS / 2)
  return deps.now().toISOString().slice(0, 10)
}
const line = (kind: string, id: string, amount: string, more: { currency?: string } = {}) =>
  [deps.now().toISOString(), kind, id, '"DEP, 1"', amount, more.currency ?? 'PHP', 'paid'].join(',')
const found = async (day: string) => {
  const { rows } = await findFindings(deps.db, { day, state: 'open' }, { pageNo: 1, pageSize: 50 })
  return rows.map(({ kind, subject, ours, theirs, difference }) => ({ kind, subject, ours, theirs, difference }))
}
const run = (day: string) => reconcile(deps, { day, by: 'operator:test' })
const paid = async () => {
  const one = await payee()
  const { value } = await withdraw(one, '2000')
  await payOut(deps, value.id)
  return value.id
}

test('a day on which both sides say the same has nothing to find: payments, payouts and coins', async () => {
  const day = await newDay()
  const id = await payIn(await member(), '700')
  const payoutId = await paid()
  await say({ type: 'payout_paid', id: payoutId, amount: '2000' })
  const { id: coinsId, coins } = await waiting()
  await confirm(coinsId)
  const opening = await sql<{ id: string }>`
    select id from cashier.deposit where amount = 50000000 and requested_at >= ${day}::timestamptz`.execute(deps.db)
  payments.statement(day, [
    line('payment', id, '700.00'),
    ...opening.rows.map((one) => line('payment', one.id, '5000')),
    line('payout', payoutId, '2000.00'),
    line('coins', `tx-${coinsId}`, coins.amount, { currency: 'USDT' }),
  ])
  expect(await run(day)).toEqual({ found: 0 })
  expect(await found(day)).toEqual([])
  expect((await findRuns(deps.db, { pageNo: 1, pageSize: 1 }))[0]).toMatchObject({
    day,
    by: 'operator:test',
    lines: 3 + opening.rows.length,
    found: 0,
  })
})

test('missing at us is found, by whose name it came, and explains itself once it is booked', async () => {
  const day = await newDay()
  const { value } = await want(await member(), '700')
  const nobody = randomUUID()
  payments.statement(day, [line('payment', value.id, '700'), line('payment', nobody, '5')])
  await run(day)
  const missing = { kind: 'missing_at_us', ours: null }
  expect(await found(day)).toEqual(
    expect.arrayContaining([
      { ...missing, subject: `payment ${value.id}`, theirs: 700_0000n, difference: 700_0000n },
      { ...missing, subject: `payment ${nobody}`, theirs: 5_0000n, difference: 5_0000n },
    ]),
  )
  await say({ type: 'payment_received', id: value.id, amount: '700' })
  await run(day)
  expect((await found(day)).map(({ subject }) => subject)).toEqual([`payment ${nobody}`])
  const { rows } = await findFindings(deps.db, { day, state: 'explained' }, { pageNo: 1, pageSize: 5 })
  expect(rows).toMatchObject([{ explainedBy: 'clock', subject: `payment ${value.id}` }])
})

test('missing at them is found: a credit, a payout and coins of which their statement knows nothing', async () => {
  const day = await newDay()
  const id = await payIn(await member(), '700')
  const { id: coinsId } = await waiting()
  await confirm(coinsId)
  payments.statement(day, [])
  await run(day)
  expect(await found(day)).toEqual(
    expect.arrayContaining([
      { kind: 'missing_at_them', subject: `payment ${id}`, ours: 700_0000n, theirs: null, difference: -700_0000n },
      expect.objectContaining({ kind: 'missing_at_them', subject: `coins tx-${coinsId}`, ours: 17_415535n }),
    ]),
  )
})

test('a payout of which nobody spoke, found by asking, may stand in the statement of the day before', async () => {
  const before = await newDay()
  const payoutId = await paid()
  payments.statement(before, [line('payout', payoutId, '2000')])
  const day = await newDay()
  payments.report('paid')
  await askAfterPayouts(deps)
  payments.report('sending')
  payments.statement(day, [])
  await run(day)
  expect(await found(day)).toEqual([])
})

test('amount differs, and duplicate, are found; what a person has credited by hand is compared as it was credited', async () => {
  const day = await newDay()
  const short = await payIn(await member(), '700')
  const twice = await payIn(await member(), '700')
  const { value } = await want(await member(), '700')
  await say({ type: 'payment_received', id: value.id, amount: '650' })
  await creditByHand(deps, value.id, 650_0000n)
  payments.statement(day, [
    line('payment', short, '7'),
    line('payment', twice, '700'),
    line('payment', twice, '700'),
    line('payment', value.id, '650.00'),
  ])
  await run(day)
  const both = await found(day)
  expect(both).toHaveLength(2)
  expect(both).toEqual(
    expect.arrayContaining([
      { kind: 'amount_differs', subject: `payment ${short}`, ours: 700_0000n, theirs: 7_0000n, difference: -693_0000n },
      { kind: 'duplicate', subject: `payment ${twice}`, ours: 700_0000n, theirs: 1400_0000n, difference: 700_0000n },
    ]),
  )
})

test('ledger without request, and hold without request, are found; the holds of open withdrawals are not', async () => {
  const day = await newDay()
  const one = await member()
  const cash = accountOf(one.id, 'PHP')
  const move = { debit: cash, credit: houseAccount(1, 'payouts', 'PHP'), amount: 10_0000n }
  const [moved, held] = [randomUUID(), randomUUID()]
  await inTransaction(deps.db, async (tx) => {
    await transfer(tx, [{ ...move, id: moved, kind: 'withdrawal', cause: randomUUID() }], deps.now())
    await hold(tx, [{ ...move, id: held, kind: 'withdrawal' }], deps.now())
  })
  await paid()
  const { rows } = await sql<{ id: string }>`
    select id from cashier.deposit where requested_at >= ${day}::timestamptz and state = 'credited'`.execute(deps.db)
  payments.statement(
    day,
    rows.map(({ id }) => line('payment', id, '5000')),
  )
  await run(day)
  expect(await found(day)).toEqual(
    expect.arrayContaining([
      {
        kind: 'ledger_without_request',
        subject: `transfer ${moved}`,
        ours: 10_0000n,
        theirs: null,
        difference: -10_0000n,
      },
      {
        kind: 'hold_without_request',
        subject: `transfer ${held}`,
        ours: 10_0000n,
        theirs: null,
        difference: -10_0000n,
      },
    ]),
  )
  expect(await found(day)).toHaveLength(2)
})

test('the same day twice at once, and again, finds each difference once', async () => {
  const day = await newDay()
  await payIn(await member(), '700')
  payments.statement(day, [])
  await Promise.all([run(day), run(day)])
  await run(day)
  expect((await found(day)).filter(({ kind }) => kind === 'missing_at_them')).toHaveLength(1)
})

test('every day the two before it are gone through; without a payment company none is', async () => {
  // Nothing was gone through in these days yet.
  for (let days = 0; days < 3; days += 1) await newDay()
  await reconcileDays(deps)
  const days = (await findRuns(deps.db, { pageNo: 1, pageSize: 2 })).map(({ by, day }) => `${by} ${day}`)
  const ago = (many: number) => new Date(deps.now().getTime() - many * DAY_MS).toISOString().slice(0, 10)
  expect(days).toEqual([`clock ${ago(1)}`, `clock ${ago(2)}`])
  await reconcileDays({ ...deps, config: { ...deps.config, paymentGateway: undefined } })
  expect((await findRuns(deps.db, { pageNo: 1, pageSize: 1 }))[0]?.day).toBe(ago(1))
})

test('a day is gone through once by the clock; a company that cannot be reached is asked again, and nobody is alarmed', async () => {
  for (let days = 0; days < 3; days += 1) await newDay()
  const runs = async () =>
    (await findRuns(deps.db, { pageNo: 1, pageSize: 200 })).filter(({ by }) => by === 'clock').length
  const before = await runs()
  const said: string[] = []
  const note = (level: string) => (_: object, message: string) => void said.push(`${level}: ${message}`)
  const log = {
    ...deps.log,
    info: note('info'),
    warn: note('warn'),
    error: note('error'),
  } as unknown as typeof deps.log
  const nowhere = { ...deps.config.paymentGateway!, url: 'http://127.0.0.1:1' }
  await reconcileDays({ ...deps, log, config: { ...deps.config, paymentGateway: nowhere } })
  expect([await runs(), said]).toEqual([before, ['info: the payment company cannot be reached; it is asked again']])

  await reconcileDays(deps)
  await reconcileDays(deps)
  expect(await runs()).toBe(before + 2)
  await newDay()
  await reconcileDays(deps)
  expect(await runs()).toBe(before + 4)
})

test('an open bet has its stake in the ledger: what differs is found, and explains itself once it agrees', async () => {
  const day = await newDay()
  const one = await member()
  const bet = plainBet(one.id, 10_0000n)
  await inTransaction(deps.db, async (tx) =>
    must((await placeBets(tx, [bet], [plainRound(bet)], { now: deps.now(), rules }))[0]!),
  )
  await run(day)
  const stakes = async () => (await found(day)).filter(({ kind }) => kind.startsWith('stake'))
  expect(await stakes()).toEqual([])

  await sql`update betting.bet set stake = stake + 5 where id = ${bet.id}`.execute(deps.db)
  const held = randomUUID()
  const [debit, credit] = [accountOf(one.id, 'PHP'), houseAccount(1, 'game:NONE', 'PHP')]
  await inTransaction(deps.db, (tx) => hold(tx, [{ id: held, kind: 'stake', debit, credit, amount: 5n }], deps.now()))
  await run(day)
  const { stake } = bet
  expect(await stakes()).toEqual(
    expect.arrayContaining([
      { kind: 'stake_differs', subject: `bet ${bet.id}`, ours: stake, theirs: stake + 5n, difference: 5n },
      expect.objectContaining({ kind: 'stake_without_bet', subject: `transfer ${held}`, theirs: null }),
    ]),
  )
  await sql`update betting.bet set stake = stake - 5 where id = ${bet.id}`.execute(deps.db)
  await inTransaction(deps.db, async (tx) => endHolds(tx, [{ holdId: held, as: 'voided' }], deps.now()))
  await run(day)
  expect(await stakes()).toEqual([])
})

test('a pending bet has its stake held: neither it nor what became of it differs', async () => {
  const day = await newDay()
  const one = await member()
  const bets = Array.from({ length: 3 }, () => plainBet(one.id, 10_0000n))
  const [pending, accepted, refused] = bets as [NewBet, NewBet, NewBet]
  const moment = { now: deps.now(), rules }
  await inTransaction(deps.db, (tx) => holdBets(tx, bets, bets.map(plainRound), moment))
  await inTransaction(deps.db, (tx) => acceptBets(tx, [accepted.id], deps.now()))
  await inTransaction(deps.db, (tx) => refuseBets(tx, [refused.id], deps.now()))
  await run(day)
  const stakes = async () => (await found(day)).filter(({ kind }) => kind.startsWith('stake'))
  expect(await stakes()).toEqual([])
  // Were the bet not pending, its hold would stand for nothing.
  await sql`update betting.bet set status = 'refused' where id = ${pending.id}`.execute(deps.db)
  await run(day)
  expect(await stakes()).toMatchObject([{ kind: 'stake_without_bet', subject: `transfer ${pending.id}` }])
  await sql`update betting.bet set status = 'pending' where id = ${pending.id}`.execute(deps.db)
  await run(day)
  expect(await stakes()).toEqual([])
})

test('a statement that is none is refused, and nothing is found', async () => {
  const day = await newDay()
  payments.statement(day, ['a,b,c'])
  await expect(run(day)).rejects.toThrow('expected')
  expect(await found(day)).toEqual([])
})
