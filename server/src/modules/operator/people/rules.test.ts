import { expect, test } from 'vitest'
import { meantBy, riskOf, stateOf } from './rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const [before, after] = [new Date('2026-11-21T11:00:00Z'), new Date('2026-11-21T13:00:00Z')]

test.each([
  ['active', null, null, 'active'],
  ['active', 'timed_out', after, 'timed_out'],
  ['active', 'timed_out', before, 'active'],
  ['active', 'self_excluded', null, 'self_excluded'],
  ['frozen', 'self_excluded', null, 'frozen'],
  ['closed', null, null, 'closed'],
] as const)('%s and %s until %s is %s', (status, barred, barredUntil, state) => {
  expect(stateOf({ status, barred, barredUntil }, now)).toBe(state)
})

test.each([
  ['Member14 ', { account: 'member14', id: null, reference: null, email: null, mobile: null }],
  ['dep 004 0012', { reference: 'DEP 004 0012' }],
  ['WD-0040012', { reference: 'WD 004 0012' }],
  ['+63 917 555 4127', { mobile: '+639175554127' }],
  ['Juan@inbox.example', { email: 'juan@inbox.example', account: null }],
  ['01890000-0000-7000-8000-000000000000', { id: '01890000-0000-7000-8000-000000000000' }],
  ["'; drop", { account: null, id: null, reference: null, email: null, mobile: null }],
])('%s is looked for as what it can be', (typed, meant) => {
  expect(meantBy(typed)).toMatchObject(meant)
})

test('risk is the sum of its signs, the heaviest first, and never more than a hundred', () => {
  const quiet = { addresses: 0, payees: 0, exclusionMatch: false, newPayees: 0 }
  expect(riskOf(quiet)).toEqual({ score: 0, signs: [] })
  expect(riskOf({ ...quiet, addresses: 2, newPayees: 1 })).toEqual({
    score: 27,
    signs: [
      { sign: 'newPayees', count: 1, points: 15 },
      { sign: 'addresses', count: 2, points: 12 },
    ],
  })
  expect(riskOf({ addresses: 9, payees: 9, exclusionMatch: true, newPayees: 9 }).score).toBe(100)
})
