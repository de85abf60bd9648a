import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { world } from '../../../test/world.ts'
import { openBets } from '../betting/betting.ts'
import { houseFundsOf } from '../wallet/balances/balances.ts'
import { Jackpot, potAccount } from './jackpot.ts'

const { clock, deps } = await world()
const key = { brandId: 1, gameCode: 'LUCKY_TWENTY', asset: 'PHP' }

/** A pot that a stake has fed, and the book that its shares move in. */
async function fed(tx: Tx) {
  const [book, pot] = await Promise.all([openBets(tx, [], clock.now()), Jackpot.open(tx, key)])
  pot.feed(randomUUID(), 1000n)
  return { book, pot }
}

test('a pot is not written before its shares have moved', () =>
  inTransaction(deps.db, async (tx) => {
    const { pot } = await fed(tx)
    await expect(pot.save()).rejects.toThrow('have not moved')
  }))

test('shares do not move once the writing of the book has begun', () =>
  inTransaction(deps.db, async (tx) => {
    const { book, pot } = await fed(tx)
    const writing = book.write([])
    expect(() => pot.bank(book)).toThrow('too late')
    await writing
  }))

test('a pot that has been written is not fed', () =>
  inTransaction(deps.db, async (tx) => {
    const { book, pot } = await fed(tx)
    pot.bank(book)
    const writing = Promise.all([pot.save(), book.write([])])
    expect(() => pot.feed(randomUUID(), 1000n)).toThrow('too late')
    await writing
    expect(await houseFundsOf(tx, potAccount(key))).toBeGreaterThan(0n)
  }))
