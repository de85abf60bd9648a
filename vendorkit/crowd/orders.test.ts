import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer, Caller } from './caller.ts'
import { openOrders, type Orders, paceOf } from './orders.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ORDERS: Orders = {
  size: 3,
  pace: 200,
  activities: ['slots'],
  pages: 1,
  now: '2026-11-24T12:00:00.000Z',
  timeZone: 'Asia/Manila',
  currency: 'PHP',
  merchants: ['LUCKY'],
}

/** A site that answers these one after the other, the last one for ever. */
function askedOf(...answers: readonly (Partial<Orders> | Exclude<Answer<never>, { kind: 'value' }>)[]) {
  const asked: number[] = []
  const ask = async () => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]!
    asked.push(Date.now())
    return 'kind' in answer ? answer : { kind: 'value', value: { ...ORDERS, ...answer } }
  }
  const hastened: number[] = []
  // Nothing else of a caller is used.
  const orders = openOrders({ ask } as unknown as Caller, {
    key: 'k',
    presence: () => ({ present: 0, pages: 0 }),
    hasten: (times) => hastened.push(times),
    hear: () => undefined,
  })
  void orders.run(() => undefined)
  return { orders, asked, hastened }
}

test('without a page of people everything goes at a tenth, and what is under way as well', async () => {
  expect(paceOf({ pace: 200, pages: 1 })).toBe(2)
  expect(paceOf({ pace: 200, pages: 0 })).toBe(0.2)
  const { orders, hastened } = askedOf({}, { pages: 0 }, { pages: 0 }, { pages: 2 })
  await vi.advanceTimersByTimeAsync(3100)
  orders.close()
  expect(hastened.map((times) => Math.round(times * 10) / 10)).toEqual([0.1, 10])
})

test('it asks every second; what the site asks to wait is waited for, and one that is away is asked less and less often', async () => {
  const { orders, asked } = askedOf({}, { kind: 'later', waitMs: 5000 }, { kind: 'lost' }, { kind: 'lost' }, {})
  await vi.advanceTimersByTimeAsync(60_000)
  orders.close()
  const waits = asked.slice(1).map((at, index) => at - asked[index]!)
  expect(waits[0]).toBe(1000)
  expect(waits[1]).toBeGreaterThanOrEqual(5000)
  // Of a failure before the answer that asked to wait, the next is the second in a row.
  expect(waits[3]).toBeGreaterThan(waits[2]! / 2)
  expect(waits.at(-1)).toBe(1000)
  expect(orders.last).toMatchObject({ size: 3 })
})

test('a clock that is moved is followed with the next answer', async () => {
  const { orders } = askedOf({ now: '2026-11-24T12:00:00.000Z' }, { now: '2026-12-24T12:00:00.000Z' })
  await vi.advanceTimersByTimeAsync(100)
  expect(orders.now().toISOString()).toMatch(/^2026-11-24/)
  await vi.advanceTimersByTimeAsync(1000)
  expect(orders.now().toISOString()).toMatch(/^2026-12-24/)
  orders.close()
})
