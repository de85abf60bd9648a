import { expect, test } from 'vitest'
import {
  doubleStake,
  firstStake,
  halfStake,
  ladder,
  legalStake,
  presets,
  rangeOf,
  stakeOf,
  stakeText,
  stepStake,
  typedAmount,
} from './stake.ts'

const dice = rangeOf({ stakeMin: '0.01', stakeMax: '50000.00', stakeStep: '0.01' }, 2)
const slot = rangeOf({ stakeMin: '0.20', stakeMax: '2000.00', stakeStep: '0.20' }, 2)
const texts = (rungs: readonly bigint[]) => rungs.map((rung) => stakeText(rung, { decimals: 2 }))

test('the ladder of Lucky Twenty walks through whole line bets and ends at the largest stake', () => {
  const rungs = ladder(slot)
  expect(texts(rungs)).toEqual([
    '0.20',
    '0.40',
    '1.00',
    '2.00',
    '4.00',
    '10.00',
    '20.00',
    '40.00',
    '100.00',
    '200.00',
    '400.00',
    '1000.00',
    '2000.00',
  ])
  expect(rungs.every((rung) => rung % slot.step === 0n)).toBe(true)
})

test('stepping goes to the next rung from between two, and stays at the ends', () => {
  expect(stepStake(3_0000n, 'up', slot)).toBe(4_0000n)
  expect(stepStake(3_0000n, 'down', slot)).toBe(2_0000n)
  expect(stepStake(slot.least, 'down', slot)).toBe(slot.least)
  expect(stepStake(slot.most, 'up', slot)).toBe(slot.most)
})

test('half and double never leave the limits and never split a line bet', () => {
  expect(halfStake(60000n, slot)).toBe(30000n)
  expect(halfStake(10000n, slot)).toBe(4000n)
  expect(halfStake(dice.least, dice)).toBe(dice.least)
  expect(doubleStake(dice.most, dice)).toBe(dice.most)
  expect(legalStake(12345n, dice)).toBe(12300n)
})

test.each([
  ['', 'unreadable'],
  ['-1', 'unreadable'],
  ['1e3', 'unreadable'],
  ['0.001', 'unreadable'],
  ['0', 'small'],
  ['50000.01', 'large'],
])('a typed stake of “%s” is %s', (text, fault) => {
  expect(stakeOf(text, dice)).toEqual({ fault })
})

test('a typed stake between two line bets is refused before it is sent', () => {
  expect(stakeOf('0.30', slot)).toEqual({ fault: 'step' })
  expect(stakeOf('1,000.00', slot)).toEqual({ units: 1000_0000n })
})

test('presets end where a hundred of the largest fit into the balance', () => {
  expect(texts(presets(dice, 10_000_0000n, 10_0000n))).toEqual(['5.00', '10.00', '20.00', '50.00', '100.00'])
  expect(texts(presets(dice, 0n, 100n))).toEqual(['0.01', '0.02', '0.05', '0.10', '0.20'])
})

test('the stake to begin with is always among the presets', () => {
  for (const balance of [0n, 60_0000n, 1000_0000n, 10_000_0000n, 5_000_000_0000n, undefined])
    for (const [range, times] of [
      [dice, 1000n],
      [slot, 10n],
      [dice, 100n],
    ] as const) {
      const first = firstStake(range, times, balance)
      const shown = presets(range, balance, first)
      expect(shown).toHaveLength(5)
      expect(shown).toContain(first)
    }
})

test('a currency without decimals has a ladder of whole units', () => {
  const dong = rangeOf({ stakeMin: '20', stakeMax: '100000', stakeStep: '20' }, 0)
  expect(
    ladder(dong)
      .map((rung) => stakeText(rung, dong))
      .slice(0, 4),
  ).toEqual(['20', '40', '100', '200'])
})

test.each([
  ['en', '10.50', '10.50'],
  ['en', '1,234.50', '1234.50'],
  ['en', '10,5', '10.5'],
  ['vi', '10,50', '10.50'],
  ['vi', '1.234,50', '1234.50'],
  ['vi', '10.500', '10500'],
  ['vi', '10.50', '10.50'],
  ['en', '1.234', undefined],
  ['en', '1,23,456', undefined],
  ['en', '-5', undefined],
])('in %s “%s” is %s', (language, text, plain) => {
  expect(typedAmount(text, language)).toBe(plain)
})

test('the first stake is one that the balance can pay ten times, and the least one where even that is too much', () => {
  expect(stakeText(firstStake(dice, 1000n, 1000_0000n), dice)).toBe('10.00')
  expect(stakeText(firstStake(dice, 1000n, undefined), dice)).toBe('10.00')
  expect(stakeText(firstStake(dice, 1000n, 60_0000n), dice)).toBe('5.00')
  expect(stakeText(firstStake(slot, 10n, 0n), slot)).toBe('0.20')
})
