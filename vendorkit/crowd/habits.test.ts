import { CROWD_ACTIVITIES } from '@croupier/contract/crowd.ts'
import { expect, test } from 'vitest'
import { habitsOf, hourIn, isThere, nextActivity } from './habits.ts'

const CROWD = Array.from({ length: 200 }, (_, number) => number)
const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** So many of two hundred are there at a moment of the day. */
function thereAt(now: Date): number {
  const hour = hourIn('Asia/Manila', now)
  return CROWD.filter((number) => isThere(number, habitsOf(`LUCKY/${number}`), { now, hour })).length
}

test('a player has the same habits whenever they are asked for, and others have others', () => {
  expect(habitsOf('LUCKY/3')).toEqual(habitsOf('LUCKY/3'))
  expect(habitsOf('LUCKY/3')).not.toEqual(habitsOf('SAMPA/3'))
  expect(new Set(CROWD.map((number) => habitsOf(`LUCKY/${number}`).thinkMs)).size).toBeGreaterThan(150)
})

test('at eight in the evening nearly everybody is there, before dawn half of them, on any day', () => {
  for (let day = 0; day < 40; day++) {
    const [evening, dawn] = ['2026-11-24T12:00:00Z', '2026-11-24T21:00:00Z'].map((moment) =>
      thereAt(new Date(Date.parse(moment) + day * DAY_MS)),
    )
    expect(evening).toBeGreaterThan(170)
    expect(dawn).toBeGreaterThan(60)
    expect(dawn).toBeLessThan(150)
  }
})

test('people come and go in stays of their own length, and not all at once', () => {
  const start = Date.parse('2026-11-24T04:00:00Z')
  const seen = Array.from({ length: 120 }, (_, minute) => new Date(start + minute * MINUTE_MS)).map((now) =>
    CROWD.map((number) => isThere(number, habitsOf(`LUCKY/${number}`), { now, hour: hourIn('Asia/Manila', now) })),
  )
  const moves = seen.slice(1).map((now, at) => now.filter((is, number) => is !== seen[at]?.[number]).length)
  expect(Math.max(...moves)).toBeLessThan(20)
  expect(moves.reduce((sum, count) => sum + count)).toBeGreaterThan(50)
})

test('everybody does everything now and then, and nothing that is not allowed', () => {
  for (const number of CROWD) {
    const habits = habitsOf(`LUCKY/${number}`)
    const done = Array.from({ length: 500 }, (_, at) => nextActivity(habits, CROWD_ACTIVITIES, at / 500))
    expect(new Set(done).size).toBe(CROWD_ACTIVITIES.length)
    expect(nextActivity(habits, ['crash'], 0.99)).toBe('crash')
    expect(nextActivity(habits, [], 0.5)).toBeUndefined()
  }
})
