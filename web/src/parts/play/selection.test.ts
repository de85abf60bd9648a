import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WRITTEN } from '@croupier/contract/language.ts'
import { expect, test } from 'vitest'
import { selectionText } from './selection.tsx'

/** Words as a screen says them, by the file of a language. */
function wordsIn(language: string) {
  const words: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../words/${language}/tables.json`), 'utf8'),
  )
  return (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const text = key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], words)
    return Object.entries(values).reduce(
      (said, [name, value]) => said.replace(`{${name}}`, String(value)),
      String(text ?? values['otherwise']),
    )
  }
}

test.each([
  ['banker', ['0.95'], 'Banker · 0.95 to 1'],
  ['straight_9', ['35'], 'Red 9 · 35 to 1'],
  ['straight_8', ['35'], 'Black 8 · 35 to 1'],
  ['straight_0', ['35'], 'Zero · 35 to 1'],
  ['split_8_9', ['17'], 'Split 8-9 · 17 to 1'],
  ['banker_pair', ['11'], 'B pair · 11 to 1'],
  ['dragon_odd', ['0.75'], 'Dragon · Odd · 0.75 to 1'],
  ['single_fish', ['1', '2', '3'], 'Fish · 1 · 2 · 3 to 1'],
  ['seat3_21_3', ['5', '10', '30', '40', '100'], 'Seat 3 · 21+3 · 5 … 100 to 1'],
])('a bet on %s is called by its selection and its odds', (spot, pays, said) => {
  expect(selectionText(wordsIn('en'), 'en', { spot, pays })).toBe(said)
})

test.each(WRITTEN)('in %s nothing of it is missing, and decimals are written as there', (language) => {
  const said = selectionText(wordsIn(language), language, { spot: 'banker', pays: ['0.95'] })
  expect(said).not.toContain('undefined')
  expect(said).toMatch(/0[.,]95/)
  expect(selectionText(wordsIn(language), language, { spot: 'straight_9', pays: ['35'] })).toMatch(/9\b.*35/)
})
