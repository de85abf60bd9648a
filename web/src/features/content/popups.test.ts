import { expect, test } from 'vitest'
import { daysIn } from './popups.ts'

test.each([
  ['nothing yet', null, {}],
  ['a day for a member', '{"member01":"2026-11-21"}', { member01: '2026-11-21' }],
  ['something else', '"x"', {}],
  ['no JSON', '{', {}],
])('when notices were shown is read with care: %s', (_case, text, days) => {
  expect(daysIn(text)).toEqual(days)
})
