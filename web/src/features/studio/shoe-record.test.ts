import { expect, test } from 'vitest'
import { readShoe } from './shoe-record.ts'

const proof = { table: 'BAC1' }

test('a file of a shoe and a file of one round are both read', () => {
  const shoe = { shoeId: 'one', rounds: [{ roundId: 'a' }, { roundId: 'b' }], proof }
  expect(readShoe(shoe)).toEqual({ shoe, lone: false })
  expect(readShoe({ shoeId: 'one', round: { roundId: 'a' }, proof, mine: [] })).toEqual({
    shoe: { shoeId: 'one', rounds: [{ roundId: 'a' }], proof },
    lone: true,
  })
})

test.each([{}, null, 'shoe', { shoeId: 'one' }, { shoeId: 'one', proof }, { shoeId: 1, rounds: [], proof }])(
  '%j is no shoe',
  (value) => {
    expect(readShoe(value)).toBeUndefined()
  },
)
