import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { expect, test } from 'vitest'
import { printedName, printedRules, printedText } from './felt-prints.ts'

const printed = (gameCode: string, paytable: string) =>
  printedRules(gameCode, tableGameOf(gameCode)?.spots(paytable) ?? []).map(
    ({ name, pay, of }) => `${name} ${pay}:${of}`,
  )

test.each([
  ['BACCARAT', 'COMMISSION', ['spot.banker 0.95:1', 'spot.tie 8:1']],
  // Without commission the banker pays half on a six: there is no one figure to print.
  ['BACCARAT', 'NO_COMMISSION', ['spot.tie 8:1']],
  ['DRAGON_TIGER', 'TIE_8', ['spot.tie 8:1', 'spot.suited_tie 50:1']],
  ['DRAGON_TIGER', 'TIE_11', ['spot.tie 11:1', 'spot.suited_tie 50:1']],
  ['ROULETTE', 'STANDARD', ['straight_up 35:1']],
  ['SICBO', 'STANDARD', ['spot.any_triple 30:1']],
  ['SICBO', 'MACAU', ['spot.any_triple 24:1']],
  ['BLACKJACK', 'STANDARD', ['count.blackjack 3:2', 'spot.insurance 2:1']],
])('the cloth of %s by %s says what is paid', (gameCode, paytable, rules) => {
  expect(printed(gameCode, paytable)).toEqual(rules)
})

test('a printed figure is written as the language writes it', () => {
  const words = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    key === 'printed_pays' ? `${values['spot']} ${values['of']} ăn ${values['pay']}` : 'Cái'
  const rule = { name: 'spot.banker', pay: '0.95', of: '1' }
  expect(printedText(words, (text) => text.replace('.', ','), rule)).toBe('Cái 1 ăn 0,95')
})

test('a name is printed without what sets the table apart', () => {
  expect(printedName('Baccarat 2 · No commission')).toBe('Baccarat 2')
  expect(printedName('Blackjack')).toBe('Blackjack')
})
