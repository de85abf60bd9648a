import { expect, test } from 'vitest'
import { allNumbers, complete, roulette } from './roulette.ts'

const covered = new Map(roulette.spots('STANDARD').map(({ key, covers }) => [key, covers?.outcomes ?? []]))

test('a complete bet is every inside bet that contains its number, and no other', () => {
  expect(complete(17)).toEqual([
    'straight_17',
    'split_14_17',
    'split_16_17',
    'split_17_18',
    'split_17_20',
    'street_16_17_18',
    'corner_13_14_16_17',
    'corner_14_15_17_18',
    'corner_16_17_19_20',
    'corner_17_18_20_21',
    'line_13_14_15_16_17_18',
    'line_16_17_18_19_20_21',
  ])
  expect(complete(0)).toEqual([
    'straight_0',
    'split_0_1',
    'split_0_2',
    'split_0_3',
    'trio_0_1_2',
    'trio_0_2_3',
    'first_four_0_1_2_3',
  ])
  expect(complete(36)).toEqual([
    'straight_36',
    'split_33_36',
    'split_35_36',
    'street_34_35_36',
    'corner_32_33_35_36',
    'line_31_32_33_34_35_36',
  ])
  for (const { result: number } of allNumbers())
    for (const spot of complete(number)) expect(covered.get(spot)).toContain(number)
})

test('a number is in as many complete bets as it has inside bets of the whole bed', () => {
  const inside = roulette.spots('STANDARD').filter(({ group }) => group !== 'outside')
  const laid = allNumbers().flatMap(({ result: number }) => complete(number))
  expect(laid.length).toBe(inside.reduce((sum, { key }) => sum + (covered.get(key)?.length ?? 0), 0))
})
