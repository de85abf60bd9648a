import { expect, test } from 'vitest'
import { identityFollows } from './rules.ts'

test.each([
  ['unverified', 'pending', true],
  ['unverified', 'refused', false],
  ['pending', 'verified', true],
  ['refused', 'pending', true],
  ['verified', 'unverified', false],
] as const)('from %s to %s: %s', (from, to, follows) => expect(identityFollows(from, to)).toBe(follows))
