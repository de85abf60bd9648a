import { SANDBOX_GAMES } from '@croupier/contract/sandbox-games.ts'
import { WRITTEN } from '@croupier/contract/language.ts'
import { expect, test } from 'vitest'
import { offersOf } from './games.ts'
import { sandboxGames, sandboxOffers, sandboxPlaces } from './sandbox-titles.ts'

test('every title of the sandbox’s vendor has a place in its category, and an offer', () => {
  const places = sandboxPlaces(1).map(({ category }) => category)
  expect(sandboxGames.filter(({ category }) => !places.includes(category))).toEqual([])
  expect(sandboxOffers(1, 1n).map(({ gameCode }) => gameCode)).toEqual(SANDBOX_GAMES.map(({ code }) => code))
})

test('every title of the sandbox’s vendor is called something in all languages of the product', () => {
  for (const { code, names = {} } of sandboxGames)
    expect([code, ...['en', ...Object.keys(names)].toSorted()]).toEqual([code, ...WRITTEN.toSorted()])
})

test('no title of the sandbox’s vendor is hot, and all stand behind the studio’s own', () => {
  const own = Math.max(...offersOf(1, 99).map(({ position }) => position))
  expect(sandboxOffers(1, 1n).filter(({ hot, position }) => hot || position <= own)).toEqual([])
})
