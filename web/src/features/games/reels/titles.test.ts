import { SLOT_GAMES } from '@croupier/contract/studio.ts'
import { drawnGame } from '@croupier/kit/art/drawn-games.ts'
import { expect, test } from 'vitest'
import words from '../../../words/en/slots.json' with { type: 'json' }
import { titles } from './titles.ts'

test('every slot of the studio has a title for the reel player', () => {
  const codes = titles.map(({ gameCode }) => gameCode)
  expect(SLOT_GAMES.filter((code) => !codes.includes(code))).toEqual([])
})

test.each(titles.map((title) => [title.name, title] as const))(
  '%s has a picture of every symbol, of its name, its frame and its place',
  (name, title) => {
    for (const part of ['stages', 'frames', 'backdrops']) expect(drawnGame(`${part}/${name}.avif`)).toBeDefined()
    expect(title.symbols.filter((code) => drawnGame(`symbols/${name}/${code}.avif`) === undefined)).toEqual([])
  },
)

test.each(titles.map((title) => [title.name, title] as const))(
  '%s names every symbol that is not a letter',
  (name, title) => {
    const own: Record<string, { symbol: Record<string, string> }> = words
    const named = Object.keys(own[name]?.symbol ?? {})
    expect(title.symbols.filter((code) => !/^[AKQJTN]$/.test(code) && !named.includes(code))).toEqual([])
  },
)

test.each(titles.map((title) => [title.name, title] as const))(
  '%s shows a whole window of its own symbols before anybody has played',
  (_, title) => {
    expect(title.first.window.map((column) => column.length)).toEqual(Array(title.columns).fill(title.rows))
    expect(title.first.window.flat().filter((code) => !title.symbols.includes(code))).toEqual([])
  },
)
