import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from './id.ts'

const at = (ms: number) => ({ now: () => new Date(ms), random: randomBytes })

test('ids of one process are in the order they were made, also within a millisecond', () => {
  const ids = [1000, 1000, 1001, 1002].flatMap((ms) => Array.from({ length: 1000 }, () => newId(at(ms))))
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id tells its time, and that it is a UUID of version 7', () => {
  const ms = Date.UTC(2026, 10, 21)
  const id = newId(at(ms))
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(ms)
})
