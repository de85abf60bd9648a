import { describe, expect, test } from 'vitest'
import type { Brand } from '#modules/brand/brand.ts'
import { timeOf } from './hours.ts'
import {
  closedBecause,
  feeOf,
  fitsDay,
  judgeAmount,
  judgeArrival,
  referenceOf,
  stillDue,
  turnoverAfter,
  ruleOfTwo,
} from './rules.ts'
import { flagsOf, mayCancel } from './withdrawals/rules.ts'

type ChannelSetting = Brand['settings']['cashier']['channels'][number]

const channel = {
  code: 'QRPH',
  rail: 'qr_ph' as const,
  on: true,
  name: {},
  text: {},
  min: 1_000_000n,
  max: 500_000_000n,
  fee: { basisPoints: 0, fixed: 0n },
  amounts: [],
  minutes: 15,
  hours: null,
  levelMin: 0,
} satisfies ChannelSetting
const text = (units: bigint) => String(units / 10_000n)
const later = new Date('2026-11-22T00:00:00Z')

test('a fee is a share and an amount, rounded down to what can be paid', () => {
  expect(feeOf(10_000_000n, { basisPoints: 150, fixed: 0n }, 2)).toBe(150_000n)
  expect(feeOf(333_300n, { basisPoints: 150, fixed: 50_000n }, 2)).toBe(54_900n)
  expect(feeOf(333_300n, { basisPoints: 150, fixed: 50_000n }, 0)).toBe(50_000n)
})

describe('a channel', () => {
  test.each([
    ['09:00', '18:00', '08:59', 'hours'],
    ['09:00', '18:00', '09:00', null],
    ['09:00', '18:00', '18:00', 'hours'],
    ['22:00', '06:00', '23:30', null],
    ['22:00', '06:00', '05:59', null],
    ['22:00', '06:00', '06:00', 'hours'],
  ])('open from %s to %s is at %s closed by %s', (from, to, time, why) => {
    expect(closedBecause({ ...channel, hours: { from, to } }, 0, time)).toBe(why)
  })

  test('asks for a rank first', () => {
    expect(closedBecause({ ...channel, levelMin: 3, hours: { from: '00:00', to: '00:01' } }, 2, '12:00')).toBe('level')
    expect(closedBecause({ ...channel, levelMin: 3 }, 3, '12:00')).toBe(null)
  })

  test.each([
    [999_999n, 'too_small'],
    [1_000_000n, undefined],
    [500_000_000n, undefined],
    [500_000_001n, 'too_large'],
  ])('takes %s: %s', (amount, fault) => {
    const verdict = judgeAmount(amount, channel, 0n, text)
    expect(verdict.ok ? undefined : verdict.detail.fields?.['amount']?.[0]?.code).toBe(fault)
  })

  test('takes nothing that its fee would eat', () => {
    expect(judgeAmount(1_000_000n, channel, 1_000_000n, text)).toMatchObject({ ok: false })
  })
})

test('the time of day is the brand’s own', () => {
  expect(timeOf(new Date('2026-11-21T16:05:00Z'), 'Asia/Manila')).toBe('00:05')
})

describe('a payment that arrives', () => {
  const asked = { amount: 1_000_000n, asset: 'PHP' }
  test.each([
    ['waiting', asked, 'credit'],
    ['review', asked, 'credit'],
    ['expired', asked, 'credit'],
    ['cancelled', asked, 'credit'],
    ['credited', asked, 'twice'],
    ['refused', asked, 'was_refused'],
    ['waiting', { ...asked, amount: 999_999n }, 'amount_differs'],
    ['waiting', { ...asked, asset: 'VND' }, 'amount_differs'],
  ] as const)('for one that is %s with %o: %s', (state, arrived, verdict) => {
    expect(judgeArrival({ ...asked, state }, arrived)).toBe(verdict)
  })
})

test('what must be staked grows with each deposit and falls with every stake, never below nothing', () => {
  expect(turnoverAfter(300n, 1000n, 150)).toBe(1800n)
  expect(stillDue(1800n, 600n)).toBe(1200n)
  expect(stillDue(1800n, 5000n)).toBe(0n)
})

describe('a withdrawal', () => {
  test.each([
    [{ amount: 100n, first: false }, { reviewFrom: 500n, reviewFirst: true }, []],
    [{ amount: 500n, first: true }, { reviewFrom: 500n, reviewFirst: true }, ['large', 'first']],
    [{ amount: 1n, first: false }, { reviewFrom: null, reviewFirst: false }, ['every']],
  ])('of %o by %o is looked at for %o', (asked, policy, flags) => {
    expect(flagsOf(asked, policy)).toEqual(flags)
  })

  test('fits into its day, or is told when the next begins', () => {
    expect(fitsDay('withdrawal', { amount: 100n, today: 900n, dayMax: 1000n, resetsAt: later })).toMatchObject({
      ok: true,
    })
    expect(fitsDay('withdrawal', { amount: 101n, today: 900n, dayMax: 1000n, resetsAt: later })).toMatchObject({
      code: 'limit_reached',
      detail: { value: { limit: 'withdrawal', period: 'day', resetsAt: later.toISOString() } },
    })
    expect(fitsDay('withdrawal', { amount: 101n, today: 900n, dayMax: null, resetsAt: later })).toMatchObject({
      ok: true,
    })
  })

  const review = { state: 'review', rest: 100n, flags: ['large'], claimed: false } as const
  test.each([
    ['in review', review, true],
    ['in review that an operator has claimed', { ...review, claimed: true }, false],
    ['that an operator has released', { ...review, state: 'approved' }, false],
    ['that needed no review and is not sent', { ...review, state: 'approved', flags: [] }, true],
    ['that is being sent', { ...review, state: 'sending' }, false],
    ['that waits for members to pay it', { ...review, state: 'matching' }, true],
    ['all of which members pay', { ...review, state: 'matching', rest: 0n }, false],
  ] as const)('%s may be taken back: %o %o', (_, withdrawal, may) => {
    expect(mayCancel(withdrawal, { cancellable: true })).toBe(may)
    expect(mayCancel(withdrawal, { cancellable: false })).toBe(false)
  })
})

test('a reference is said in groups', () => {
  expect(referenceOf('DEP', 48_812)).toBe('DEP 004 8812')
  expect(referenceOf('WD', 12_345_678)).toBe('WD 1234 5678')
})

test.each([
  [{}, undefined],
  [{ arrived: 600n }, undefined],
  [{ arrived: 701n }, 'deposit_above_asked'],
  [{ arrived: 701n, line: false }, 'deposit_above_asked'],
  [{ line: false }, 'deposit_without_line'],
  [{ line: false, aboveLimit: true }, 'deposit_without_line'],
  [{ aboveLimit: true }, 'deposit_above_limit'],
  [{ read: 700n }, undefined],
  [{ read: 600n }, 'deposit_differs'],
])('one person credits what a line says, up to the limit, as the slip was read: %o takes %s', (change, rule) => {
  const credit = { asked: 700n, arrived: 700n, read: undefined, line: true, aboveLimit: false }
  expect(ruleOfTwo({ ...credit, ...change })).toBe(rule)
})
