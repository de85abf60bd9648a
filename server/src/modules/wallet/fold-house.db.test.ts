import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { checkBooks } from '../../../test/books.ts'
import { freshDatabase, type TestDatabase } from '../../../test/database.ts'
import { foldHouse } from './fold-house.ts'
import { houseAccount, houseFundsOf, transfer } from './wallet.ts'

let books: TestDatabase
beforeAll(async () => {
  books = await freshDatabase()
})
afterAll(() => books.drop())
afterEach(() => checkBooks(books.db))

test('folding while money moves, by several at once, loses and doubles nothing', async () => {
  const [from, to] = [houseAccount(1, 'promotion', 'PHP'), houseAccount(1, 'pot:LUCKY_TWENTY', 'PHP')]
  // The folding needs the database alone.
  const deps = { db: books.db } as Deps
  const move = () =>
    inTransaction(books.db, (tx) =>
      transfer(
        tx,
        [{ id: randomUUID(), kind: 'jackpot_share', debit: from, credit: to, amount: 3n }],
        new Date('2026-11-21T12:00:00Z'),
      ),
    )
  await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 6 === 5 ? foldHouse(deps) : move())))
  await foldHouse(deps)
  expect([await houseFundsOf(books.db, from), await houseFundsOf(books.db, to)]).toEqual([-150n, 150n])
})
