import { FLAGS } from '@croupier/contract/whitelabel.ts'
import { expect, test } from 'vitest'
import en from '../../words/en/policy.json' with { type: 'json' }
import vi from '../../words/vi/policy.json' with { type: 'json' }

test.each([
  ['English', en.words],
  ['Vietnamese', vi.words],
])('every switch of a brand has a name in %s', (_, words) => {
  expect(FLAGS.filter((flag) => !(flag in words))).toEqual([])
})
