import { expect, test } from 'vitest'
import { wordCount } from './word-count.ts'

test.each([
  ['English', 'The round did not open, twice.', 6],
  ['Vietnamese', 'Ván chơi không mở được.', 5],
  ['Thai', 'ฉันรักประเทศไทย', 3],
  ['Chinese', '我们喜欢游戏', 3],
  ['Japanese', '私は学生です', 4],
  ['figures', '25.50 PHP for 20 rounds', 5],
  ['marks alone', '… — !!! ', 0],
  ['nothing', '', 0],
])('words are counted in %s', (_script, text, count) => {
  expect(wordCount(text)).toBe(count)
})
