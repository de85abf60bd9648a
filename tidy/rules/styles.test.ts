import { expect, test } from 'vitest'
import { styles } from './styles.ts'

const found = (text: string, path = 'web/src/features/tables/felt.module.css') =>
  styles([{ path, text }]).map(({ line, says }) => `${line} ${says}`)

test.each([
  ['.a {\n  width: 12px;\n}', ['2 width is in raw pixels: take a token of the scale, or rem']],
  ['.a {\n  margin: calc(2 * 4px) 0;\n}', ['2 margin is in raw pixels: take a token of the scale, or rem']],
  ['.a {\n  color: #fff;\n}', ['2 color is a raw colour: take a role of the brand or a name of the palette']],
  ['.a {\n  left: 0;\n}', ['2 left is a physical side: say start or end']],
  ['.a {\n  border-left-color: var(--win);\n}', ['2 border-left-color is a physical side: say start or end']],
  ['.a {\n  border-top-right-radius: 0;\n}', ['2 border-top-right-radius is a physical side: say start or end']],
  ['.a {\n  text-align: right;\n}', ['2 text-align is a physical side: say start or end']],
  [
    '.a {\n  padding: 0 var(--space-4) 0 calc(1rem + 2%);\n}',
    ['2 padding differs left and right: say it by -block and -inline'],
  ],
])('%s', (text, says) => {
  expect(found(text)).toEqual(says)
})

test.each([
  '.a {\n  width: 12rem;\n  padding: 0 calc(var(--space-4) + 1%) 0 calc(var(--space-4) + 1%);\n}',
  '@media (min-width: 900px) {\n  .a:hover {\n    color: var(--gold-82);\n  }\n}',
  '/* 12px at the left: #fff; */\n.left #add {\n  text-align: start;\n}',
  '.a {\n  src: url(x.svg#abc);\n}',
  '.a {\n  padding: 0 max(var(--gutter), calc((100% - 85rem) / 2));\n}',
])('%s is no offence', (text) => {
  expect(found(text)).toEqual([])
})

test('the theme is where lengths and colours are named', () => {
  expect(found(':root {\n  --white: #fff;\n  --stroke-1: 1px;\n}', 'kit/theme/palette.css')).toEqual([])
})
