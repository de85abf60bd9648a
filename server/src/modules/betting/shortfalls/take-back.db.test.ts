import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { checkBooks } from '../../../../test/books.ts'
import { freshDatabase, type TestDatabase } from '../../../../test/database.ts'
import { plainBet, plainRound } from '../../../../test/plain-bet.ts'
import { fundsOf, houseFundsOf } from '../../wallet/balances/balances.ts'
import { accountOf, houseAccount, openMemberAccounts, transfer } from '../../wallet/wallet.ts'
import { adjustBets, betsOf, type NewBet, placeBets, settleBets } from '../betting.ts'
import { endBets } from '../endings/endings.ts'
import { findReversible } from './store.ts'
import { owedOfBets } from './shortfalls.ts'

const now = new Date('2026-11-21T12:00:00Z')
const rules = { timeZone: 'UTC', checked: false, verifiedFrom: null }
const [game, house] = [houseAccount(1, 'game:BACCARAT', 'PHP'), houseAccount(1, 'shortfall', 'PHP')]

let books: TestDatabase
beforeAll(async () => void (books = await freshDatabase()))
afterAll(() => books.drop())
afterEach(() => checkBooks(books.db))

const run = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(books.db, work)
const place = (...bets: readonly NewBet[]) => run((tx) => placeBets(tx, bets, bets.map(plainRound), { now, rules }))
const settle = (betId: string, payout: bigint) =>
  run((tx) => settleBets(tx, [{ betId, payout, status: payout > 0n ? 'won' : 'lost' }], now))
const correct = (betId: string, payout: bigint, id = randomUUID()) =>
  run((tx) =>
    adjustBets(tx, [{ id, betId, payout, status: payout > 0n ? 'won' : 'lost', reason: 'wrong result' }], now),
  )
const owed = async (betId: string) => (await owedOfBets(books.db, [betId])).get(betId) ?? 0n
const open = (betId: string) => run((tx) => findReversible(tx, [betId], []))

let memberId: string
let bet: NewBet
const there = async () =>
  (await fundsOf(books.db, [accountOf(memberId, 'PHP')])).get(accountOf(memberId, 'PHP'))?.balance
const spend = (stake: bigint) => place(plainBet(memberId, stake))

/** A bet of 100 that won 195, of which 40 are left. */
beforeEach(async () => {
  memberId = randomUUID()
  await run((tx) => openMemberAccounts(tx, [{ brandId: 1, memberId, currency: 'PHP' }], now))
  const from = { debit: houseAccount(1, 'demo', 'PHP'), credit: accountOf(memberId, 'PHP') }
  await run((tx) => transfer(tx, [{ id: randomUUID(), kind: 'demo_opening', ...from, amount: 100n }], now))
  bet = plainBet(memberId, 100n)
  await place(bet)
  await settle(bet.id, 195n)
  await spend(155n)
})

test('a correction takes what is there, the house stands in for the rest, and the game gets exactly the difference', async () => {
  const [gameBefore, houseBefore] = [await houseFundsOf(books.db, game), await houseFundsOf(books.db, house)]
  await correct(bet.id, 0n)
  expect(await there()).toBe(0n)
  expect((await houseFundsOf(books.db, game)) - gameBefore).toBe(195n)
  expect(await houseFundsOf(books.db, house)).toBe(houseBefore - 155n)
  expect(await open(bet.id)).toMatchObject([{ memberId, amount: 155n, collected: 0n, state: 'open' }])
})

test('a correction that the balance covers owes nothing', async () => {
  await correct(bet.id, 155n)
  expect([await there(), await owed(bet.id)]).toEqual([0n, 0n])
})

test('the same correction ten times at once takes and owes once', async () => {
  const id = randomUUID()
  await Promise.all(Array.from({ length: 10 }, () => correct(bet.id, 0n, id)))
  expect([await there(), await owed(bet.id)]).toEqual([0n, 155n])
})

test('of two corrections at once the later one holds, and the member has or owes what it says', async () => {
  await Promise.all([correct(bet.id, 100n), correct(bet.id, 50n)])
  const payout = (await betsOf(books.db, [bet.id])).get(bet.id)?.payout ?? 0n
  expect([100n, 50n]).toContain(payout)
  expect((await there())! - (await owed(bet.id))).toBe(payout - 155n)
})

test('each correction owes what it could not take', async () => {
  await correct(bet.id, 100n)
  await correct(bet.id, 0n)
  expect((await open(bet.id)).map(({ amount }) => amount)).toEqual(expect.arrayContaining([55n, 100n]))
  expect(await owed(bet.id)).toBe(155n)
})

test('a bet that is corrected back reverses what is owed of it before it pays its member', async () => {
  await correct(bet.id, 0n)
  await correct(bet.id, 100n)
  expect([await there(), await owed(bet.id)]).toEqual([0n, 55n])
  await correct(bet.id, 195n)
  expect([await there(), await owed(bet.id)]).toEqual([40n, 0n])
})

test('what is owed of one bet is not taken from what another pays', async () => {
  await correct(bet.id, 0n)
  const other = plainBet(memberId, 10n)
  const from = { debit: houseAccount(1, 'demo', 'PHP'), credit: accountOf(memberId, 'PHP') }
  await run((tx) => transfer(tx, [{ id: randomUUID(), kind: 'demo_opening', ...from, amount: 10n }], now))
  await place(other)
  await run((tx) => endBets(tx, [{ betId: other.id, payout: 30n, status: 'won' }], now))
  expect([await there(), await owed(bet.id)]).toEqual([30n, 155n])
})
