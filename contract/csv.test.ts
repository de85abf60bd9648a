import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('an exported table has a line of heads and a line per row', () => {
  expect(
    csvText([
      ['Game', 'Stake'],
      ['Dice', '10.00'],
      ['Lucky Twenty', '0.20'],
    ]),
  ).toBe('Game,Stake\r\nDice,10.00\r\nLucky Twenty,0.20')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvText([['a'], ['1,234.50'], ['say "hi"'], ['two\nlines']])).toBe(
    'a\r\n"1,234.50"\r\n"say ""hi"""\r\n"two\nlines"',
  )
})

test('a cell never runs as a formula, while negative amounts stay numbers', () => {
  expect(csvText([['a'], ['=1+1'], ['@cmd'], ['-12.50'], ['-1+2'], ['+5.00']])).toBe(
    "a\r\n'=1+1\r\n'@cmd\r\n-12.50\r\n'-1+2\r\n+5.00",
  )
})
