import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { world } from '../../../../test/world.ts'
import { openCalls } from './calls.ts'

const { clock, deps, member } = await world()

test('a vendor’s call is not taken once the writing of its book has begun', async () => {
  const { id: memberId } = await member()
  const call = {
    kind: 'close',
    id: randomUUID(),
    vendor: 'PG',
    memberId,
    brandId: 1,
    asset: 'PHP',
    content: 'close',
    roundId: randomUUID(),
    gameCode: 'X',
    recall: undefined,
  } as never
  await inTransaction(deps.db, async (tx) => {
    const book = await openCalls(tx, [call], clock.now())
    const writing = book.write()
    expect(() => book.take(call)).toThrow('too late')
    await writing
  })
})
