import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['en', 'Register with a name. The credit follows.', 'Register with a name.', 'The credit follows.'],
  ['zh', '注册即可。奖金随后到账。', '注册即可。', '奖金随后到账。'],
  ['en', 'Up to 0.5% of every bet', 'Up to 0.5% of every bet', ''],
  ['en', '', '', ''],
])('in %s the first sentence of “%s” stands apart', (language, text, first, rest) => {
  expect(sentencesOf(text, language)).toEqual([first, rest])
})
