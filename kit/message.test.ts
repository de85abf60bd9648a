import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { filled, messageOf } from './message.ts'
import type { Values } from './message.ts'

const ROOT = join(import.meta.dirname, '..')
const said = (text: string, values: Values = {}, language = 'en') => filled(messageOf(text), values, language)

interface Tree {
  readonly [key: string]: string | Tree
}
const textsOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))

const files = ['kit/words', 'web/src/words', 'backoffice/src/words'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => join(folder, path)),
)
const languageOf = (path: string) => /words\/([\w-]+)/.exec(path)?.[1] ?? ''

test.each(files)('the messages of %s are said as the standard says them', (path) => {
  const language = languageOf(path)
  const texts = textsOf(JSON.parse(readFileSync(join(ROOT, path), 'utf8')))
  for (const text of texts.filter((one) => /[{}'#]/.test(one))) {
    const names = [...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name)
    const standard = new IntlMessageFormat(text, language)
    for (const number of [0, 1, 2, 1_234_567]) {
      const values = Object.fromEntries(names.map((name) => [name, number]))
      expect(said(text, values, language)).toBe(String(standard.format(values)))
    }
  }
})

test('a text is filled in, and what is not known is left out', () => {
  expect(said('Hello {name}!', { name: 'Ann' })).toBe('Hello Ann!')
  expect(said('Hello {name}!')).toBe('Hello !')
})

test('a plural goes by the language, an exact number before it', () => {
  const text = '{count, plural, =0 {none} one {# bet} other {# bets}}'
  expect([0, 1, 2, 1200].map((count) => said(text, { count }))).toEqual(['none', '1 bet', '2 bets', '1,200 bets'])
})

test('a choice goes by its text, and by the last where there is none of that name', () => {
  const text = '{suit, select, s {spades} other {cards}} of {count, plural, one {# player} other {# players}}'
  expect(said(text, { suit: 's', count: 1 })).toBe('spades of 1 player')
  expect(said(text, { suit: 'x', count: 3 })).toBe('cards of 3 players')
})

test('an apostrophe is itself, and keeps a brace from being one', () => {
  expect(said("It's {what}", { what: 'won' })).toBe("It's won")
  expect(said("'{what}' it''s", { what: 'won' })).toBe("{what} it's")
})

test.each(['{', '{name', 'a}', '{count, plural, one {#}}', '{when, date}', '{a, plural, other {x}', '{a, number'])(
  '%s is no message',
  (text) => {
    expect(() => messageOf(text)).toThrow(/./)
  },
)
