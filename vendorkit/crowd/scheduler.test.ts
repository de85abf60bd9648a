import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Scheduler } from './scheduler.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work is due again when it says so, also after it has failed', async () => {
  const faults: unknown[] = []
  const scheduler = new Scheduler((error) => faults.push(error))
  let steps = 0
  scheduler.plan(1, { ms: 10, paced: false }, async () => {
    if (++steps === 2) throw new Error('nobody foresaw it')
    return { ms: 100, paced: false }
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect([steps, faults.length]).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(29_150)
  expect(steps).toBe(3)
  expect(scheduler.size).toBe(1)
  await scheduler.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([steps, scheduler.size]).toEqual([3, 0])
})

test('six steps are under way at most, and the next waits for one of them', async () => {
  const scheduler = new Scheduler(() => undefined)
  const ends: (() => void)[] = []
  for (let number = 0; number < 10; number++)
    scheduler.plan(number, { ms: 0, paced: false }, async () => {
      await new Promise<void>((resolve) => ends.push(resolve))
      return { ms: 1_000_000, paced: false }
    })
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toHaveLength(6)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toHaveLength(7)
  const closed = scheduler.close()
  for (const end of ends) end()
  await closed
})

test('who goes ten times as fast is due sooner; what the site asked to wait stays', async () => {
  const scheduler = new Scheduler(() => undefined)
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(name)
    return { ms: 1_000_000, paced: false }
  }
  scheduler.plan(1, { ms: 10_000, paced: true }, work('thought'))
  scheduler.plan(2, { ms: 10_000, paced: false }, work('back-off'))
  await vi.advanceTimersByTimeAsync(1000)
  scheduler.hasten(10)
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toEqual(['thought'])
  await vi.advanceTimersByTimeAsync(8100)
  expect(done).toEqual(['thought', 'back-off'])
  await scheduler.close()
})
