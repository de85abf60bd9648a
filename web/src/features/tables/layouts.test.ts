import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WRITTEN } from '@croupier/contract/language.ts'
import { tableGames } from '@croupier/engine/tables/tables.ts'
import { expect, test } from 'vitest'
import { layouts } from './layouts.ts'
import { tieLetterOf } from './roads.tsx'
import { spotName } from '@croupier/kit/spot-name.ts'

const laidOut = Object.entries(layouts)
const tables = laidOut.flatMap(([code, layout]) => {
  const game = Object.values(tableGames).find((each) => each.code === code)
  return (game?.paytables ?? []).map((paytable) => ({ code, paytable, layout, spots: game?.spots(paytable) ?? [] }))
})

test('every live game of the engine is laid out', () => {
  expect(Object.keys(layouts).toSorted()).toEqual(Object.keys(tableGames).toSorted())
})

test.each(tables)('every spot of $code by $paytable has one place on its table', ({ layout, spots }) => {
  const places = [...(layout.planned ?? []), ...layout.rows.flatMap(({ cells }) => cells.map(({ spot }) => spot))]
  expect(new Set(places).size).toBe(places.length)
  expect(spots.map(({ key }) => key).filter((key) => !places.includes(key))).toEqual([])
})

test.each(laidOut)('every place of %s takes bets by one of its tables of pays', (code, { planned = [], rows }) => {
  const known = new Set(
    tables.filter((table) => table.code === code).flatMap(({ spots }) => spots.map(({ key }) => key)),
  )
  const places = [...planned, ...rows.flatMap(({ cells }) => cells.map(({ spot }) => spot))]
  expect(places.filter((spot) => !known.has(spot))).toEqual([])
})

test.each(WRITTEN)('every spot is named in %s', (language) => {
  const file = readFileSync(join(import.meta.dirname, `../../words/${language}/tables.json`), 'utf8')
  const words: unknown = JSON.parse(file)
  const asked: string[] = []
  const speak = (key: string, values?: Readonly<Record<string, string | number>>) => {
    const otherwise = values?.['otherwise']
    if (otherwise !== undefined && textAt(words, key.split('.')) === undefined) return String(otherwise)
    asked.push(key)
    return key
  }
  for (const { spots } of tables) for (const { key } of spots) spotName(speak, key)
  const missing = asked.filter((key) => textAt(words, key.split('.')) === undefined)
  expect([...new Set(missing)]).toEqual([])
})

test.each(laidOut)('the sides of the roads of %s have letters in every language', (_code, { road }) => {
  const sides = road ? [road.banker, road.player, road.tie ?? 'tie'] : []
  for (const language of WRITTEN) {
    const file = readFileSync(join(import.meta.dirname, `../../words/${language}/tables.json`), 'utf8')
    const words: unknown = JSON.parse(file)
    expect(sides.filter((side) => textAt(words, ['letter', side]) === undefined)).toEqual([])
  }
})

test.each(laidOut)('no two marks of %s share a letter in any language', (_code, { road }) => {
  const marks = road ? [road.banker, road.player, tieLetterOf(road)] : []
  for (const language of WRITTEN) {
    const file = readFileSync(join(import.meta.dirname, `../../words/${language}/tables.json`), 'utf8')
    const words: unknown = JSON.parse(file)
    const letters = marks.map((mark) => textAt(words, ['letter', mark]))
    expect(new Set(letters).size, `${language}: ${letters.join(', ')}`).toBe(marks.length)
  }
})

test.each(laidOut)('what %s shows in parts on a phone is all of it', (_code, { parts, rows }) => {
  const shown = new Set(parts)
  expect(rows.filter(({ part }) => (parts ? part === undefined || !shown.has(part) : part !== undefined))).toEqual([])
})

function textAt(words: unknown, [first = '', ...rest]: readonly string[]): string | undefined {
  if (typeof words !== 'object' || words === null) return undefined
  const found: unknown = Object.entries(words).find(([key]) => key === first)?.[1]
  return rest.length > 0 ? textAt(found, rest) : typeof found === 'string' ? found : undefined
}
