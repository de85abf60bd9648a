import { withChanges } from '@croupier/contract/live-changes.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesBetween } from './live-changes.ts'

test('a field that changed, came or went is one operation, however deep it lies', () => {
  const before = { round: { phase: 'betting', spots: { 'a/b': 1, '~': 2 } }, at: 1 }
  const after = { round: { phase: 'closed', spots: { 'a/b': 3 } }, at: 1, code: 'X' }
  expect(changesBetween(before, after)).toEqual([
    { op: 'replace', path: '/round/phase', value: 'closed' },
    { op: 'remove', path: '/round/spots/~0' },
    { op: 'replace', path: '/round/spots/a~1b', value: 3 },
    { op: 'add', path: '/code', value: 'X' },
  ])
})

test('a list that names the newest first and forgets the oldest has two changes', () => {
  const results = ['R6', 'R5', 'R4', 'R3', 'R2', 'R1'].map((code) => ({ code, sides: [code, 'B'] }))
  expect(changesBetween({ results: results.slice(1) }, { results: results.slice(0, -1) })).toEqual([
    { op: 'add', path: '/results/0', value: results[0] },
    { op: 'remove', path: '/results/5' },
  ])
})

test('equal states have no changes, and another kind of value takes the place of what was there', () => {
  const state = { list: [1, [2, { deep: null }]], none: null }
  expect(changesBetween(state, structuredClone(state))).toEqual([])
  expect(changesBetween({ at: [1] }, { at: { 0: 1 } })).toEqual([{ op: 'replace', path: '/at', value: { 0: 1 } }])
  expect(changesBetween(null, [1])).toEqual([{ op: 'replace', path: '', value: [1] }])
})

test('changes lead from any state to any other, and leave the first as it was', () => {
  const key = fc.constantFrom('a', 'b/c', '~', '__proto__', '0')
  const { state } = fc.letrec((tie) => ({
    state: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>(null, 0, 1, 'text', true),
      fc.array(tie('state'), { maxLength: 6 }),
      fc.dictionary(key, tie('state'), { maxKeys: 4 }),
    ),
  }))
  fc.assert(
    fc.property(state, state, (before, after) => {
      const [was, to] = [JSON.stringify(before), JSON.stringify(after)]
      const [from, into] = [JSON.parse(was), JSON.parse(to)]
      expect(JSON.parse(JSON.stringify(withChanges(from, changesBetween(from, into))))).toEqual(into)
      expect(JSON.stringify(from)).toBe(was)
    }),
    { numRuns: 3000 },
  )
})
