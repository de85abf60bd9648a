import { expect, test } from 'vitest'
import { ownPart } from './own-part.ts'

test('an own part below zero is owed and taken from the next', () => {
  expect(ownPart(100n, [30n, 20n], 0n)).toEqual({ own: 50n, paid: 50n, owed: 0n })
  const first = ownPart(100n, [130n], 0n)
  expect(first).toEqual({ own: -30n, paid: 0n, owed: 30n })
  expect(ownPart(20n, [], first.owed)).toEqual({ own: -10n, paid: 0n, owed: 10n })
  expect(ownPart(20n, [], 10n)).toEqual({ own: 10n, paid: 10n, owed: 0n })
  expect(ownPart(10n, [], 10n)).toEqual({ own: 0n, paid: 0n, owed: 0n })
  expect(() => ownPart(0n, [], -1n)).toThrow('nobody owes')
})

test('over all periods, what is paid less what is still owed is the gross of the top contract', () => {
  // Three agents below each other, seven periods, among them some in which those below get more than the one above.
  const periods = Array.from({ length: 7 }, (_, at) => {
    const c = BigInt((at * 7919) % 500)
    return { a: BigInt((at * 104_729) % 700), b: BigInt((at * 1299) % 600), c }
  })
  let [paid, gross] = [0n, 0n]
  const owed = { a: 0n, b: 0n, c: 0n }
  for (const period of periods) {
    const parts = {
      a: ownPart(period.a, [period.b], owed.a),
      b: ownPart(period.b, [period.c], owed.b),
      c: ownPart(period.c, [], owed.c),
    }
    Object.assign(owed, { a: parts.a.owed, b: parts.b.owed, c: parts.c.owed })
    paid += parts.a.paid + parts.b.paid + parts.c.paid
    gross += period.a
  }
  expect(owed.a + owed.b + owed.c).toBeGreaterThan(0n)
  expect(paid - owed.a - owed.b - owed.c).toBe(gross)
})
