import { expect, test } from 'vitest'
import { idsIn } from './read-marks.ts'

test.each([
  ['a list', '["a","b"]', ['a', 'b']],
  ['other things in it', '["a",1,null]', ['a']],
  ['no list', '{"a":1}', []],
  ['no JSON', 'a,b', []],
])('what a browser has kept is read with care: %s', (_case, text, ids) => {
  expect(idsIn(text)).toEqual(ids)
})
