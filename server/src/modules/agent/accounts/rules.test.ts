import { expect, test } from 'vitest'
import { typeBelow } from './rules.ts'

test.each([
  [1, 'player', 0],
  [1, 'agent', 2],
  [2, 'agent', 2],
  [41, 'agent', 42],
  [42, 'agent', 42],
  [42, 'player', 0],
] as const)('below one of type %i a %s is of type %i', (agentType, kind, type) => {
  expect(typeBelow(agentType, kind)).toBe(type)
})
