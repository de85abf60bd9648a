import { expect, test } from 'vitest'
import { afterWait, depositStateOf, isForMembers, judgeAnswer, mayProve, outcomesOf, partsOf } from './rules.ts'

const POLICY = { parts: true, partMin: 100n, partsMost: 3 }
const waiting = (...rests: bigint[]) => rests.map((rest, index) => ({ id: String(index), rest }))
const found = (amount: bigint, rests: bigint[], policy = POLICY) => {
  const verdict = partsOf(amount, waiting(...rests), policy)
  return verdict.ok ? verdict.value.map((part) => [part.withdrawal.id, part.amount]) : verdict.code
}

test.each([
  ['the oldest first', 500n, [500n, 500n], [['0', 500n]]],
  ['a part of one', 500n, [1000n], [['0', 500n]]],
  [
    'several',
    700n,
    [300n, 1000n],
    [
      ['0', 300n],
      ['1', 400n],
    ],
  ],
  [
    'no rest below the smallest part',
    950n,
    [1000n, 200n],
    [
      ['0', 850n],
      ['1', 100n],
    ],
  ],
  [
    'no part below the smallest',
    350n,
    [300n, 500n],
    [
      ['0', 200n],
      ['1', 150n],
    ],
  ],
  ['the one that fits where the older ones do not', 150n, [200n, 150n], [['1', 150n]]],
  ['nobody', 500n, [], 'no_match'],
  ['too little', 500n, [400n], 'no_match'],
  ['no more than so many', 800n, [200n, 200n, 200n, 200n], 'no_match'],
  [
    'one that is large enough for what the older ones leave',
    800n,
    [200n, 200n, 800n],
    [
      ['0', 200n],
      ['1', 200n],
      ['2', 400n],
    ],
  ],
] as const)('an amount finds %s', (_, amount, rests, expected) => {
  expect(found(amount, [...rests])).toEqual(expected)
})

test('an amount finds a whole one where parts would leave too little', () => {
  expect(found(800n, [300n, 800n], { ...POLICY, partMin: 400n })).toEqual([['1', 800n]])
})

test('a brand without parts matches whole withdrawals alone', () => {
  const whole = { ...POLICY, parts: false }
  expect(found(500n, [700n, 500n], whole)).toEqual([['1', 500n]])
  expect(found(500n, [700n], whole)).toBe('no_match')
})

test('whatever is found adds up, and leaves nothing smaller than a part', () => {
  for (let amount = 100n; amount <= 1200n; amount += 50n)
    for (const rests of [
      [100n, 250n, 900n],
      [450n, 450n, 450n],
      [1000n, 100n, 150n],
    ]) {
      const verdict = partsOf(amount, waiting(...rests), POLICY)
      if (!verdict.ok) continue
      expect(verdict.value.reduce((sum, part) => sum + part.amount, 0n)).toBe(amount)
      for (const { withdrawal, amount: part } of verdict.value) {
        expect(part >= 100n).toBe(true)
        expect(withdrawal.rest - part === 0n || withdrawal.rest - part >= 100n).toBe(true)
      }
    }
})

test('a payment is shown in time, late, or not at all any more', () => {
  const payBy = new Date('2026-11-21T12:20:00Z')
  const at = (time: string) => new Date(`2026-11-21T${time}Z`)
  const open = { state: 'waiting', slip: null, payBy } as const
  const ended = { state: 'returned', slip: null, payBy } as const
  expect(mayProve(open, { lateHours: 2 }, at('12:19:59'))).toBe('in_time')
  expect(mayProve(open, { lateHours: 2 }, at('12:20:00'))).toBe('late')
  expect(mayProve(ended, { lateHours: 2 }, at('14:19:59'))).toBe('late')
  expect(mayProve(ended, { lateHours: 2 }, at('14:20:00'))).toBeUndefined()
  expect(mayProve({ ...ended, slip: 'slip.webp' }, { lateHours: 2 }, at('12:21:00'))).toBeUndefined()
})

test.each([
  ['all', { answer: 'received', remaining: undefined, shown: false }, undefined],
  ['all, with something missing', { answer: 'received', remaining: 1n, shown: false }, 'remaining'],
  ['nothing', { answer: 'not_received', remaining: undefined, shown: false }, 'file'],
  ['nothing, with a picture', { answer: 'not_received', remaining: undefined, shown: true }, undefined],
  ['a part, but not which', { answer: 'partly', remaining: undefined, shown: true }, 'remaining'],
  ['a part, with all of it missing', { answer: 'partly', remaining: 500n, shown: false }, 'remaining'],
  ['a part', { answer: 'partly', remaining: 499n, shown: false }, undefined],
] as const)('an answer that %s has arrived is asked for what it lacks', (_, answer, field) => {
  const verdict = judgeAnswer(500n, answer)
  expect(verdict.ok ? undefined : Object.keys(verdict.detail.fields ?? {})[0]).toBe(field)
})

test('a deposit stands as its parts do; a late one opens nothing again', () => {
  const part = (state: 'waiting' | 'sent' | 'disputed' | 'received' | 'returned', late = false) => ({ state, late })
  expect(depositStateOf([part('waiting'), part('received')], 'expired')).toBe('waiting')
  expect(depositStateOf([part('sent'), part('returned')], 'expired')).toBe('confirming')
  expect(depositStateOf([part('disputed')], 'expired')).toBe('confirming')
  expect(depositStateOf([part('received'), part('returned')], 'expired')).toBe('credited')
  expect(depositStateOf([part('returned')], 'cancelled')).toBe('cancelled')
  expect(depositStateOf([part('disputed', true)], 'expired')).toBe('expired')
})

test('a withdrawal waits for its parts, then for its time, and then goes as the brand wants', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]
  const sent = [{ state: 'sent', late: false }] as const
  expect(afterWait({ rest: 0n, matchUntil: before }, sent, { rest: 'pay' }, now)).toBe('wait')
  expect(afterWait({ rest: 0n, matchUntil: after }, [], { rest: 'pay' }, now)).toBe('paid')
  expect(afterWait({ rest: 1n, matchUntil: after }, [], { rest: 'pay' }, now)).toBe('wait')
  expect(afterWait({ rest: 1n, matchUntil: before }, [], { rest: 'pay' }, now)).toBe('pay')
  expect(afterWait({ rest: 1n, matchUntil: now }, [], { rest: 'return' }, now)).toBe('return')
})

test('members pay withdrawals from an amount on, once, where the brand has a way to pay members', () => {
  const open = [{ rail: 'matched', on: true }] as const
  const row = { rest: 500n, matchUntil: null }
  expect(isForMembers(row, open, { from: 500n })).toBe(true)
  expect(isForMembers(row, open, { from: 501n })).toBe(false)
  expect(isForMembers(row, open, { from: null })).toBe(false)
  expect(isForMembers(row, [{ rail: 'matched', on: false }], { from: 500n })).toBe(false)
  expect(isForMembers({ ...row, matchUntil: new Date() }, open, { from: 500n })).toBe(false)
})

test('a desk sees what each decision would post', () => {
  const waitingRest = { state: 'matching', rest: 1000n }
  const dispute = { state: 'disputed', late: false, amount: 500n, remaining: 200n } as const
  expect(outcomesOf(dispute, waitingRest)).toEqual({
    received: [{ from: 'receiver', to: 'payer', amount: 500n }],
    notReceived: [{ from: 'receiver', to: 'withdrawal', amount: 500n }],
    partly: [
      { from: 'receiver', to: 'payer', amount: 300n },
      { from: 'receiver', to: 'withdrawal', amount: 200n },
    ],
  })
  const late = { ...dispute, late: true, remaining: null }
  expect(outcomesOf(late, waitingRest).received).toEqual([{ from: 'receiver', to: 'payer', amount: 500n }])
  expect(outcomesOf(late, { state: 'paid', rest: 0n })).toEqual({
    received: [{ from: 'house', to: 'payer', amount: 500n }],
    notReceived: [],
    partly: null,
  })
})
