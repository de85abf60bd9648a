import { multiplierOf } from '@croupier/engine/instant/dice.ts'
import { expect, test } from 'vitest'
import {
  chanceText,
  choicesByMultiplier,
  choicesByTarget,
  choicesFor,
  multiplierOfText,
  multiplierText,
  outcomesMost,
  outcomesOf,
  oppositeChoices,
} from './odds.ts'

test('target, chance and multiplier are three views of one choice', () => {
  const choices = choicesByTarget(5049, true, 99)
  expect(choices).toEqual({ target: 5049, over: true })
  expect(chanceText(choices)).toBe('49.50')
  expect(multiplierText(multiplierOf(choices, 99))).toBe('2.0000')
  expect(choicesByMultiplier(20000n, true, 99)).toEqual(choices)
})

test('turning from over to under keeps the chance', () => {
  const over = choicesFor(2500, true, 99)
  const under = oppositeChoices(over, 99)
  expect(under).toEqual({ target: 2500, over: false })
  expect(outcomesOf(under)).toBe(outcomesOf(over))
})

test('a target beyond what is offered moves to the nearest one that is', () => {
  expect(choicesByTarget(9999, true, 99)).toEqual({ target: 9899, over: true })
  expect(choicesByTarget(0, true, 99)).toEqual({ target: 199, over: true })
  expect(choicesByTarget(9999, false, 99)).toEqual({ target: 9800, over: false })
})

test('no multiplier below 1.01 can be chosen under either profile', () => {
  expect(outcomesMost(99)).toBe(9800)
  expect(outcomesMost(97)).toBe(9603)
  for (const profile of [97, 99] as const) {
    const safest = choicesFor(10_000, false, profile)
    expect(multiplierOf(safest, profile)).toBeGreaterThanOrEqual(10100n)
  }
})

test('a typed multiplier finds a choice that pays at least that much', () => {
  for (const asked of [10100n, 13333n, 19800n, 75000n, 990000n]) {
    expect(multiplierOf(choicesByMultiplier(asked, true, 99), 99)).toBeGreaterThanOrEqual(asked)
  }
})

test('multipliers are read with up to four decimals', () => {
  expect([multiplierOfText('2'), multiplierOfText('1.98'), multiplierOfText('x'), multiplierOfText('1.23456')]).toEqual(
    [20000n, 19800n, undefined, undefined],
  )
})
