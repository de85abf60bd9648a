import { expect, test } from 'vitest'
import { markup } from './markup.ts'

const found = (path: string, text: string) => markup([{ path, text }]).length

test('a text becomes markup where it is cleaned, and nowhere else', () => {
  const text = 'const One = () => <p dangerouslySetInnerHTML={{ __html: words }} />'
  expect(found('web/src/features/content/rich-text.tsx', text)).toBe(0)
  expect(found('web/src/screens/home/hero.tsx', text)).toBe(1)
  expect(found('kit/state/empty.tsx', 'place.innerHTML = words')).toBe(1)
  expect(found('web/src/screens/home/hero.tsx', 'const One = () => <p>{words}</p>')).toBe(0)
})
