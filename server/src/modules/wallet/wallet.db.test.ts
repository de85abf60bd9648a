import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { batched } from '#kernel/batch.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { freshDatabase, type TestDatabase } from '../../../test/database.ts'
import { LockedBook } from './book.ts'
import { verifyLedger } from './verify/verify.ts'
import { accountOf, endHolds, hold, houseAccount, type Move, openMemberAccounts, transfer } from './wallet.ts'
import { fundsOf, houseFundsOf } from './balances/balances.ts'

const PHP = 'PHP'
const now = new Date('2026-11-21T12:00:00Z')
const promotion = houseAccount(1, 'promotion', PHP)
const game = houseAccount(1, 'game:DICE', PHP)

let books: TestDatabase
beforeAll(async () => {
  books = await freshDatabase()
})
afterAll(() => books.drop())
afterEach(async () => {
  expect(await verifyLedger(books.db)).toMatchObject({ fault: undefined })
})

const run = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(books.db, work)
const give = (account: string, amount: bigint): Move => ({
  id: randomUUID(),
  kind: 'demo_opening',
  debit: promotion,
  credit: account,
  amount,
})
const stake = (account: string, amount: bigint): Move => ({
  id: randomUUID(),
  kind: 'stake',
  debit: account,
  credit: game,
  amount,
})

async function member(amount: bigint): Promise<string> {
  const memberId = randomUUID()
  const account = accountOf(memberId, PHP)
  await run((tx) => openMemberAccounts(tx, [{ brandId: 1, memberId, currency: PHP }], now))
  if (amount > 0n) await run((tx) => transfer(tx, [give(account, amount)], now))
  return account
}
const balanceOf = async (account: string) => (await fundsOf(books.db, [account])).get(account)?.balance
const codes = (verdicts: readonly { ok: boolean }[]) =>
  verdicts.map((verdict) => ('code' in verdict ? verdict.code : 'yes'))

describe('a transfer', () => {
  test('moves money and says what it left', async () => {
    const account = await member(100n)
    const verdicts = await run((tx) => transfer(tx, [stake(account, 30n)], now))
    expect(verdicts).toEqual([{ ok: true, value: { debitAfter: 70n, creditAfter: null } }])
    expect(await balanceOf(account)).toBe(70n)
  })

  test('that the balance does not cover is refused and leaves the others of its batch alone', async () => {
    const [poor, rich] = [await member(10n), await member(1000n)]
    const verdicts = await run((tx) => transfer(tx, [stake(poor, 11n), stake(rich, 400n), stake(poor, 10n)], now))
    expect(codes(verdicts)).toEqual(['insufficient_funds', 'yes', 'yes'])
    expect([await balanceOf(poor), await balanceOf(rich)]).toEqual([0n, 600n])
  })

  test('that is sent again moves nothing and gets the first answer', async () => {
    const account = await member(100n)
    const move = stake(account, 40n)
    const first = await run((tx) => transfer(tx, [move], now))
    const again = await run((tx) => transfer(tx, [move, move], now))
    expect(again).toEqual([...first, ...first])
    expect(await balanceOf(account)).toBe(60n)
  })

  test('whose id was used for something else is refused', async () => {
    const account = await member(100n)
    const move = stake(account, 40n)
    await run((tx) => transfer(tx, [move], now))
    expect(codes(await run((tx) => transfer(tx, [{ ...move, amount: 41n }], now)))).toEqual(['id_reused'])
    expect(await balanceOf(account)).toBe(60n)
  })

  test('of nothing or less is a bug and rolls back', async () => {
    const account = await member(100n)
    await expect(run((tx) => transfer(tx, [stake(account, 10n), stake(account, 0n)], now))).rejects.toThrow('moves 0')
    await expect(run((tx) => transfer(tx, [{ ...stake(account, 1n), amount: -1n }], now))).rejects.toThrow('moves -1')
    expect(await balanceOf(account)).toBe(100n)
  })

  test('between two currencies is a bug and rolls back', async () => {
    const account = await member(100n)
    const move = { ...stake(account, 10n), credit: houseAccount(1, 'game:DICE', 'VND') }
    await expect(run((tx) => transfer(tx, [move], now))).rejects.toThrow('from PHP to VND')
    expect(await balanceOf(account)).toBe(100n)
  })

  test('sent two hundred times at once with money for fifty moves exactly fifty', async () => {
    const account = await member(50n)
    const deps = { db: books.db, log: books.log } as unknown as Deps
    const take = batched((tx, moves: readonly Move[]) => transfer(tx, moves, now), { max: 16, lanes: 4 })
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => take(deps, stake(account, 1n))))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(50)
    expect(answers.filter((answer) => answer.status === 'rejected').map((answer) => answer.reason.code)).toEqual(
      Array(150).fill('insufficient_funds'),
    )
    expect(await balanceOf(account)).toBe(0n)
  })

  test('with the same id ten times at once on several connections moves once', async () => {
    const account = await member(100n)
    const move = stake(account, 7n)
    const deps = { db: books.db, log: books.log } as unknown as Deps
    const take = batched((tx, moves: readonly Move[]) => transfer(tx, moves, now), { max: 1, lanes: 10 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(deps, move)))
    expect(new Set(answers.map((answer) => answer.debitAfter))).toEqual(new Set([93n]))
    expect(await balanceOf(account)).toBe(93n)
  })

  test('crossing another between the same two members waits its turn without a deadlock', async () => {
    const [one, other] = [await member(1000n), await member(1000n)]
    const crossing = Array.from({ length: 40 }, (_, index) => {
      const [debit, credit] = index % 2 === 0 ? [one, other] : [other, one]
      return run((tx) => transfer(tx, [{ id: randomUUID(), kind: 'adjustment', debit, credit, amount: 5n }], now))
    })
    expect((await Promise.all(crossing)).flatMap(codes)).toEqual(Array(40).fill('yes'))
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([1000n, 1000n])
  })

  test('is never changed or deleted, not even by hand', async () => {
    const account = await member(5n)
    await expect(
      sql`update wallet.transfer set amount = amount + 1 where credit_account_id = ${account}`.execute(books.db),
    ).rejects.toThrow('never changed')
    await expect(
      sql`delete from wallet.transfer where credit_account_id = ${account}`.execute(books.db),
    ).rejects.toThrow('never changed')
    await expect(sql`truncate wallet.batch`.execute(books.db)).rejects.toThrow('never changed')
  })
})

describe('a hold', () => {
  test('makes money unavailable without moving it, then moves it', async () => {
    const account = await member(100n)
    const move = stake(account, 60n)
    await run((tx) => hold(tx, [move], now))
    expect((await fundsOf(books.db, [account])).get(account)).toMatchObject({
      balance: 100n,
      held: 60n,
      available: 40n,
    })
    expect(codes(await run((tx) => transfer(tx, [stake(account, 41n)], now)))).toEqual(['insufficient_funds'])

    expect(codes(await run((tx) => endHolds(tx, [{ holdId: move.id, as: 'posted' }], now)))).toEqual(['yes'])
    expect((await fundsOf(books.db, [account])).get(account)).toMatchObject({ balance: 40n, held: 0n })
  })

  test('that is voided gives the money back', async () => {
    const account = await member(100n)
    const move = stake(account, 60n)
    await run((tx) => hold(tx, [move], now))
    await run((tx) => endHolds(tx, [{ holdId: move.id, as: 'voided' }], now))
    expect((await fundsOf(books.db, [account])).get(account)).toMatchObject({
      balance: 100n,
      held: 0n,
      available: 100n,
    })
  })

  test('ends once: the same end again changes nothing, the other end is refused', async () => {
    const account = await member(100n)
    const move = stake(account, 60n)
    await run((tx) => hold(tx, [move], now))
    const ends = await Promise.all(
      Array.from({ length: 6 }, () => run((tx) => endHolds(tx, [{ holdId: move.id, as: 'posted' }], now))),
    )
    expect(ends.flatMap(codes)).toEqual(Array(6).fill('yes'))
    expect(codes(await run((tx) => endHolds(tx, [{ holdId: move.id, as: 'voided' }], now)))).toEqual(['bet_not_open'])
    expect(codes(await run((tx) => endHolds(tx, [{ holdId: randomUUID(), as: 'voided' }], now)))).toEqual([
      'bet_not_open',
    ])
    expect(await balanceOf(account)).toBe(40n)
  })

  test('beyond what is available is refused', async () => {
    const account = await member(100n)
    const [one, other] = [stake(account, 70n), stake(account, 31n)]
    expect(codes(await run((tx) => hold(tx, [one, other], now)))).toEqual(['yes', 'insufficient_funds'])
    await run((tx) => endHolds(tx, [{ holdId: one.id, as: 'voided' }], now))
  })
})

test('a house account owes and owns without a lock, and its balance is exact after many at once', async () => {
  const [from, to] = [houseAccount(1, 'next:LUCKY_TWENTY', 'PHP'), houseAccount(1, 'pot:LUCKY_TWENTY', 'PHP')]
  const share = () => ({ id: randomUUID(), kind: 'jackpot_share', debit: from, credit: to, amount: 3n })
  await Promise.all(Array.from({ length: 50 }, () => run((tx) => transfer(tx, [share()], now))))
  expect([await houseFundsOf(books.db, from), await houseFundsOf(books.db, to)]).toEqual([-150n, 150n])
})

describe('a book whose writing has begun', () => {
  const heldOn = (account: string) => ({ ...stake(account, 10n), journal: randomUUID(), cause: null })

  test.each<readonly [string, (book: LockedBook, account: string) => unknown]>([
    ['takes no transfer', (book, account) => book.transfer(stake(account, 5n))],
    ['takes no transfer of the house', (book) => book.transfer({ ...stake(game, 5n), credit: promotion })],
    ['takes no hold', (book, account) => book.hold(stake(account, 5n))],
    ['posts no hold', (book, account) => book.postHold(randomUUID(), heldOn(account))],
    ['voids no hold', (book, account) => book.voidHold(randomUUID(), heldOn(account))],
  ])('%s', async (_, record) => {
    const account = await member(100n)
    await run((tx) => hold(tx, [stake(account, 10n)], now))
    await run(async (tx) => {
      const book = await LockedBook.open(tx, [account])
      book.transfer(stake(account, 30n))
      const writing = book.write(now)
      expect(() => record(book, account)).toThrow('too late')
      await writing
      expect(() => record(book, account)).toThrow('too late')
    })
    expect((await fundsOf(books.db, [account])).get(account)).toMatchObject({ balance: 70n, held: 10n })
  })

  test('takes nothing either where it had nothing to write, and is written once', async () => {
    const account = await member(100n)
    await run(async (tx) => {
      const book = await LockedBook.open(tx, [account])
      await book.write(now)
      expect(() => book.transfer(stake(account, 5n))).toThrow('too late')
      await expect(book.write(now)).rejects.toThrow('written once')
    })
    expect(await balanceOf(account)).toBe(100n)
  })
})
