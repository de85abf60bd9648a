import { readFileSync } from 'node:fs'
import { Fraction } from '@croupier/engine/fraction.ts'
import { analysis } from '@croupier/engine/slots/lucky-twenty-odds.ts'
import { WRITTEN } from '@croupier/contract/language.ts'
import { expect, test } from 'vitest'
import { nameIn } from '../src/kernel/translated-name.ts'
import { games, offersOf, placesOf, vendors } from './games.ts'
import { GAMES } from '../history/habits.ts'
import { sandboxGames, sandboxOffers } from './sandbox-titles.ts'
import { walletGames } from './wallet-titles.ts'

test('the return shown for Lucky Twenty is what its strips and its jackpot give', () => {
  expect(analysis().totalReturn.mul(new Fraction(100n)).decimal(4)).toBe(
    offersOf(1, 99).find(({ gameCode }) => gameCode === 'LUCKY_TWENTY')?.rtp,
  )
})

test('every game has a vendor, a place for it in its category, and an offer', () => {
  const places = placesOf(1).map(({ category, vendorCode }) => `${category} ${vendorCode}`)
  expect(games.filter((game) => !places.includes(`${game.category} ${game.vendorCode}`))).toEqual([])
  expect(
    games.map((game) => game.vendorCode).filter((code) => !vendors.some((vendor) => vendor.code === code)),
  ).toEqual([])
  expect(
    offersOf(1, 99)
      .map((offer) => offer.gameCode)
      .toSorted(),
  ).toEqual(games.map((game) => game.code).toSorted())
})

test.each(['web', 'backoffice'])('every kind of game has a name in the words of %s', (site) => {
  const file = readFileSync(new URL(`../../${site}/src/words/en/catalogue.json`, import.meta.url), 'utf8')
  const { kinds } = JSON.parse(file) as { kinds: Readonly<Record<string, string>> }
  expect(games.flatMap(({ kind }) => kind ?? []).filter((kind) => !(kind in kinds))).toEqual([])
})

test('every game of the house, and of the vendors that keep wallets, is called something in all languages of the product, and no two alike', () => {
  for (const { code, names = {} } of [...games, ...walletGames])
    expect([code, ...['en', ...Object.keys(names)].toSorted()]).toEqual([code, ...WRITTEN.toSorted()])
  for (const language of WRITTEN) {
    const called = [...games, ...sandboxGames, ...walletGames].map((game) => nameIn({ names: {}, ...game }, language))
    expect(called.filter((name, at) => called.indexOf(name) !== at)).toEqual([])
  }
})

const offers = [...offersOf(1, 97), ...sandboxOffers(1, 1n)]

test('few games are marked as new, so that the mark says something', () => {
  const marked = offers.filter((offer) => offer.new)
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.length * 10).toBeLessThan(offers.length)
})

test('no game of the demo brands’ past is new, and each was out before that past', () => {
  const played: ReadonlySet<string> = new Set(GAMES)
  const past = new Date('2026-07-01T00:00:00Z')
  expect(offers.filter((offer) => offer.new && played.has(offer.gameCode))).toEqual([])
  expect(games.filter(({ code, releasedAt }) => played.has(code) && releasedAt > past)).toEqual([])
})
