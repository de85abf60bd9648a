import { expect, test } from 'vitest'
import { limitOf } from './own-limit.ts'

const resetsAt = '2026-11-22T16:00:00.000Z'

test('a refusal tells which own limit the bet goes over and when it counts afresh', () => {
  const value = { limit: 'loss', period: 'week', resetsAt }
  expect(limitOf({ code: 'limit_reached', value })).toEqual({ limit: { kind: 'loss', period: 'week', resetsAt } })
})

test('a refusal without a limit names none', () => {
  expect(limitOf({ code: 'limit_reached', value: {} })).toEqual({})
  expect(limitOf({ code: 'limit_reached', value: { limit: 'deposit', period: 'day', resetsAt } })).toEqual({})
  expect(limitOf({ code: 'game_closed', value: { limit: 'loss', period: 'day', resetsAt } })).toEqual({})
})
