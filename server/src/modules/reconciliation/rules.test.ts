import { expect, test } from 'vitest'
import { type BookedPayment, compareStatement, type StatementLine, subjectOf, withoutRequest } from './rules.ts'

const ours = (id: string, more: Partial<BookedPayment> = {}): BookedPayment => ({
  kind: 'payment',
  id,
  brandId: 1,
  reference: `DEP ${id}`,
  asset: 'PHP',
  decimals: 4,
  amount: 700_0000n,
  ...more,
})
const theirs = (id: string, more: Partial<StatementLine> = {}): StatementLine => ({
  kind: 'payment',
  id,
  reference: `DEP${id}`,
  amount: '700.00',
  currency: 'PHP',
  ...more,
})
const kinds = (sides: Omit<Parameters<typeof compareStatement>[0], 'brands'>) =>
  compareStatement({ ...sides, brands: new Map() }).map(({ kind, subject, ours: mine, theirs: other }) => [
    kind,
    subject,
    mine,
    other,
  ])

test('what both sides have differs in nothing', () => {
  const coin = ours('tx', { kind: 'coins', asset: 'USDT', decimals: 6, amount: 17_415535n })
  const line = theirs('tx', { kind: 'coins', currency: 'USDT', amount: '17.415535' })
  const booked = [ours('1'), ours('2', { kind: 'payout' }), coin]
  const lines = [theirs('1'), theirs('2', { kind: 'payout' }), line]
  expect(kinds({ lines, booked, expected: booked })).toEqual([])
})

test('missing at us: money that they have and we have not', () => {
  const lines = [theirs('1'), theirs('tx', { kind: 'coins', currency: 'USDT', amount: '5.5' })]
  expect(kinds({ lines, booked: [], expected: [] })).toEqual([
    ['missing_at_us', 'payment 1', null, 700_0000n],
    ['missing_at_us', 'coins tx', null, 5_50000000n],
  ])
})

test('missing at them: money that we have and they have not; the other kind with the same id does not stand for it', () => {
  const sides = {
    lines: [theirs('1', { kind: 'payout' })],
    booked: [ours('1', { kind: 'payout' })],
    expected: [ours('1')],
  }
  expect(kinds(sides)).toEqual([['missing_at_them', 'payment 1', 700_0000n, null]])
})

test.each([
  ['less', { amount: '699.99' }, 699_9900n],
  ['more', { amount: '7000' }, 7000_0000n],
  ['another currency', { currency: 'VND' }, 700_0000n],
])('amount differs: %s', (_, more, amount) => {
  const booked = [ours('1')]
  expect(kinds({ lines: [theirs('1', more)], booked, expected: booked })).toEqual([
    ['amount_differs', 'payment 1', 700_0000n, amount],
  ])
})

test('duplicate: paid twice and booked once', () => {
  const booked = [ours('1')]
  expect(kinds({ lines: [theirs('1'), theirs('1')], booked, expected: booked })).toEqual([
    ['duplicate', 'payment 1', 700_0000n, 1400_0000n],
  ])
})

test('ledger or hold without request: whatever names none that there is', () => {
  const ledgered = { brandId: 1, kind: 'deposit', asset: 'PHP', amount: 5n }
  const all = [
    { ...ledgered, id: 'a', cause: 'known' },
    { ...ledgered, id: 'b', cause: 'other' },
    { ...ledgered, id: 'c', cause: null },
  ]
  expect(withoutRequest('hold_without_request', all, new Set(['known'])).map(({ subject }) => subject)).toEqual([
    'transfer b',
    'transfer c',
  ])
})

test('a line that names a request of ours is its brand’s, though nothing was booked', () => {
  const sides = { lines: [theirs('1'), theirs('2')], booked: [], expected: [], brands: new Map([['1', 7]]) }
  expect(compareStatement(sides).map(({ brandId }) => brandId)).toEqual([7, null])
})

test('a finding is about a line of the statement or a transfer', () => {
  expect(subjectOf('coins 0xab cd')).toEqual({ type: 'coins', id: '0xab cd' })
})
