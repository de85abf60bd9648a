import { expect, test } from 'vitest'
import { contrast, laidOver, tokenStyle } from './look.ts'

test('black on white has the greatest contrast there is, and a colour on itself none', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#596078', '#596078')).toBe(1)
})

test('a soft ground is the colour mixed with what lies below', () => {
  expect(laidOver('#ffffff', 0.5, '#000000')).toBe('#808080')
  expect(laidOver('#12ab34', 0, '#0b1020')).toBe('#0b1020')
})

test('a brand dresses the page in dark or light, and by the system where the visitor has not chosen', () => {
  const style = tokenStyle({ dark: { text: '#fff' }, light: { text: '#000' } })
  expect(style).toBe(
    ':root{color-scheme:dark;--text:#fff}@media (prefers-color-scheme:light){:root:not([data-theme]){color-scheme:light;--text:#000}}' +
      ':root[data-theme=light]{color-scheme:light;--text:#000}',
  )
})

test('what is not a colour never reaches the page as CSS', () => {
  const style = tokenStyle({ dark: { text: 'red;}</style><script>', 'x}': '#fff', line: '#123456' }, light: {} })
  expect(style).not.toContain('script')
  expect(style).not.toContain('x}')
  expect(style).toContain('--line:#123456')
})
