import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as spoken from './words.ts'

type Catalogue = spoken.Catalogue

const catalogues: Readonly<Record<string, Catalogue>> = {
  'en/games': { spin: 'Spin', left: '{count, plural, one {# spin} other {# spins}}', symbol: { W: 'clover' } },
  'vi/games': { spin: 'Quay', left: '{count, plural, other {còn # lượt}}', symbol: { W: 'cỏ ba lá' } },
  'en/home': { hello: 'Hello {name}', broken: 'A brace { too many' },
}

const load = (language: string, group: string): Promise<Catalogue> => {
  const words = catalogues[`${language}/${group}`]
  return words ? Promise.resolve(words) : Promise.reject(new Error('no line'))
}

let words: typeof spoken

beforeEach(async () => {
  vi.resetModules()
  words = await import('./words.ts')
})

/** What a screen says with the words of this group. */
function said(group: string, key: string, values?: Readonly<Record<string, string | number>>): string {
  const Screen = () => words.useWords(group)(key, values)
  return renderToString(createElement(Screen))
}

test('a screen says its texts in the language that is spoken, those deeper too, and an unknown one by its key', async () => {
  await words.startWords('en', { groups: ['games'], load, wording: {} })
  expect(said('games', 'spin')).toBe('Spin')
  expect(said('games', 'left', { count: 2 })).toBe('2 spins')
  expect(said('games', 'symbol.W')).toBe('clover')
  expect(said('games', 'nothing')).toBe('nothing')
})

test('another language is spoken once all its words have arrived', async () => {
  await words.startWords('en', { groups: ['games'], load, wording: {} })
  await words.changeWords('vi')
  expect(said('games', 'spin')).toBe('Quay')
})

test('the language stays when the words of another do not arrive', async () => {
  await words.startWords('en', { groups: ['games'], load, wording: {} })
  await words.loadWords('home')
  await words.changeWords('vi')
  expect(said('games', 'spin')).toBe('Spin')
})

test('a brand says a text in its own way, even one that is no message', async () => {
  const wording = { en: { 'games.spin': 'Go', 'home.hello': 'Hi {' } }
  await words.startWords('en', { groups: ['games', 'home'], load, wording })
  expect(said('games', 'spin')).toBe('Go')
  expect(said('home', 'hello', { name: 'Ann' })).toBe('Hi {')
  expect(said('home', 'broken')).toBe('A brace { too many')
})

test('the site does not start without its words, and no screen shows the names of texts', async () => {
  await expect(words.startWords('en', { groups: ['lost'], load, wording: {} })).rejects.toThrow(words.WordsLoadError)
  expect(() => said('lost', 'spin')).toThrow(/./)
})
