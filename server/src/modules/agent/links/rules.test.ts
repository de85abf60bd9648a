import { expect, test } from 'vitest'
import { CODE_LENGTH, CODE_LETTERS, isSameLink, stateOf } from './rules.ts'

const LINK = { open: true, endsOn: null, quota: null, registered: 7 }

test.each([
  ['open', {}],
  ['open', { endsOn: '2026-11-20' }],
  ['ended', { endsOn: '2026-11-19' }],
  ['open', { quota: 8 }],
  ['full', { quota: 7 }],
  ['ended', { endsOn: '2026-11-19', quota: 7 }],
  ['closed', { open: false, endsOn: '2026-11-19', quota: 7 }],
] as const)('a link is %s with %j', (state, more) => {
  expect(stateOf({ ...LINK, ...more }, '2026-11-20')).toBe(state)
})

test('a code has more than a thousand million values, and no character that looks like another', () => {
  expect(CODE_LETTERS.length ** CODE_LENGTH).toBeGreaterThan(1_000_000_000)
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length)
  expect(CODE_LETTERS).not.toMatch(/[IO01]/)
  // A byte has a whole number of alphabets: none is drawn anew.
  expect(256 % CODE_LETTERS.length).toBe(0)
})

test('a link that is asked for again is the same by all that was asked for', () => {
  const link = { memberId: 'm', name: 'n', agentType: 0, lottery: 1, casino: 2, endsOn: null, quota: null }
  expect(isSameLink(link, { ...link })).toBe(true)
  const changes = [{ memberId: 'x' }, { name: 'x' }, { agentType: 2 }, { lottery: 2 }, { casino: 1 }, { quota: 1 }]
  for (const change of [...changes, { endsOn: '2026-12-31' }])
    expect(isSameLink(link, { ...link, ...change })).toBe(false)
})
