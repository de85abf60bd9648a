import { callBets, wheelOrder } from '@croupier/engine/tables/roulette.ts'
import { expect, test } from 'vitest'
import { callFields, extentOf, numberFields, trackSizes } from './racetrack-shape.ts'

const sizes = Object.entries(trackSizes)

test.each(sizes)('the %s racetrack shows every number once, in the order of the wheel', (_name, size) => {
  const numbers = numberFields(size).map(({ key }) => key)
  const zero = numbers.indexOf(0)
  expect([...numbers.slice(zero), ...numbers.slice(0, zero)]).toEqual([...wheelOrder])
})

test.each(sizes)('neighbours of the %s racetrack touch each other', (_name, size) => {
  const fields = numberFields(size)
  for (const [at, { corners }] of fields.entries()) {
    const next = fields[(at + 1) % fields.length]?.corners ?? []
    const touching = corners.filter(([x, y]) => next.some(([u, v]) => Math.hypot(x - u, y - v) < 1))
    expect(touching.length).toBeGreaterThan(0)
  }
})

test.each(sizes)('nothing of the %s racetrack lies outside of it', (_name, size) => {
  const [wide, high] = extentOf(size)
  for (const { corners } of [...numberFields(size), ...callFields(size)])
    for (const [x, y] of corners) {
      expect(x).toBeGreaterThanOrEqual(-0.001)
      expect(x).toBeLessThanOrEqual(wide + 0.001)
      expect(y).toBeGreaterThanOrEqual(-0.001)
      expect(y).toBeLessThanOrEqual(high + 0.001)
    }
})

test('every call of the racetrack has its chips', () => {
  expect(
    callFields(trackSizes.wide)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(Object.keys(callBets).toSorted())
})
