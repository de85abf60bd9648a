import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../chance.ts'
import { hashes } from '../test/hashes.ts'
import { settle } from './pay.ts'
import { isSpent, linkWords, shuffled, sourceOf } from './source.ts'
import { tableGames } from './tables.ts'

const words = (seed: string) => linkWords(hashes.hmac, seed, 'salt', 'table')
const games = Object.values(tableGames)
const unasked = ['BACCARAT', 'SICBO', 'ROULETTE', 'DRAGON_TIGER', 'SE_DIE', 'FAN_TAN', 'YU_SIA_XIE'] as const

describe.each(games)('the spots of $code', (game) => {
  test('have a name of their own, a pay, and an opposite that points back', () => {
    for (const paytable of game.paytables) {
      const spots = game.spots(paytable)
      const byKey = new Map(spots.map((spot) => [spot.key, spot]))
      expect(byKey.size).toBe(spots.length)
      for (const { key, pays } of spots) {
        expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/)
        expect(pays.length).toBeGreaterThan(0)
      }
      const opposed = spots.filter(({ opposite }) => opposite !== undefined)
      expect(opposed.map(({ opposite }) => byKey.get(opposite ?? '')?.opposite)).toEqual(opposed.map(({ key }) => key))
    }
  })
})

describe.each(unasked)('a round of %s', (code) => {
  const game = tableGames[code]
  const [paytable = ''] = game.paytables
  const deal = (seed: string) => game.deal(sourceOf(words(seed), game.deck), [], [], paytable)

  test('follows from its link and is plain JSON', () => {
    const stage = deal('one')
    expect(deal('one')).toEqual(stage)
    expect(JSON.parse(JSON.stringify(stage))).toEqual(stage)
    expect(stage.asks).toBeUndefined()
    expect(stage.result).toBeDefined()
  })

  test('never pays less than nothing or in parts of a step', () => {
    fc.assert(
      fc.property(fc.string(), fc.bigInt(1n, 10n ** 12n), (seed, units) => {
        const { result } = deal(seed)
        const stake = units * 100n
        const bets = game.spots(paytable).map(({ key }) => ({ spot: key, stake }))
        // The table of games holds games of different results.
        for (const { payout, outcome } of settle(game as never, result as never, bets, { paytable, unit: 100n })) {
          expect(payout >= 0n && payout % 100n === 0n).toBe(true)
          // The smallest profit may be rounded down to nothing.
          expect({ won: payout >= stake, push: payout === stake, lost: payout < stake }[outcome]).toBe(true)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('chance', () => {
  test('throws a word away that would favour small numbers', () => {
    const blocks = [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 7]
    expect(sourceOf(wordsOf(() => Uint8Array.from(blocks))).below(37)).toBe(7)
  })

  test('a shuffle keeps every card and follows from the link', () => {
    const cards = shuffled(416, words('shoe'))
    expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 416 }, (_, card) => card))
    expect(shuffled(416, words('shoe'))).toEqual(cards)
    expect(shuffled(416, words('other'))).not.toEqual(cards)
  })

  test('a shoe goes on where the last round ended, and ends with the round of the cut card', () => {
    const { deck } = tableGames.DRAGON_TIGER
    if (!deck) throw new Error('dealt from a shoe')
    const first = sourceOf(words('shoe'), deck)
    const cards = [first.take(), first.take(), first.take()]
    expect(first.taken).toBe(deck.burn + 3)
    const later = sourceOf(words('shoe'), deck, deck.burn + 2)
    expect(later.take()).toBe(cards[2])
    expect(isSpent(deck, deck.size - deck.cut)).toBe(false)
    expect(isSpent(deck, deck.size - deck.cut + 1)).toBe(true)
  })

  test('a deck that is dealt out throws', () => {
    const deck = { size: 2, lasts: 'round', burn: 0, cut: 0 } as const
    const source = sourceOf(words('two'), deck)
    source.take()
    source.take()
    expect(() => source.take()).toThrow('no card 2')
  })
})
