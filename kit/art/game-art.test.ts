import { expect, test } from 'vitest'
import { lettersOf } from './game-art.tsx'

test.each([
  ['幸运二十', 6],
  ['ツインランタン', 7],
  ['スリーカードポーカー', 10],
  ['フィッシュ・プロウン・クラブ', 6],
  ['Đèn Lồng Đôi', 6],
])('a line of the title %s holds %d letters', (title, letters) => expect(lettersOf(title)).toBe(letters))
