import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, playOut, sourceFrom } from '../test/table-play.ts'
import { anteOdds, cardPokerResults } from './card-poker-odds.ts'
import { cardPoker, pokerStrength } from './card-poker.ts'
import { spotOdds } from './odds.ts'
import { threeCardsOf } from './three-card.ts'

const strength = (text: string) => pokerStrength(threeCardsOf(cardsOf(text)))
const judged = (player: string, dealer: string, spot: string, mine: readonly string[] = ['ante', 'play']) =>
  Number(
    cardPoker
      .judge({ player: cardsOf(player), dealer: cardsOf(dealer) }, spot, 'PAIR_PLUS_4', new Set(mine))
      .decimal(2),
  )

describe('Three Card Poker', () => {
  test('orders hands: straight flush, three of a kind, straight, flush, pair, high card', () => {
    const order = [
      'As Ks Qs',
      'As 2s 3s',
      'As Ah Ac',
      '2s 2h 2c',
      'Qs Kh Ac',
      'As 2h 3c',
      'As Ks Js',
      '2s 3s 5s',
      'As Ah 2c',
    ]
    const rest = ['2s 2h Ac', '2s 2h 3c', 'As Kh Jc', 'Qs Jh 9c', '2s 3h 5c']
    const strengths = [...order, ...rest].map(strength)
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
    expect(new Set(strengths).size).toBe(strengths.length)
  })

  test('shows the player’s cards, asks everybody, and only then the dealer’s', () => {
    const { stages } = playOut(cardPoker, () => sourceFrom(cardsOf('As Kh 9c 2h 3d 4c')))
    expect(stages).toHaveLength(2)
    expect(stages[0]!.events.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 3 }, () => 'card'),
      ...Array.from({ length: 3 }, () => 'card_hidden'),
    ])
    expect(stages[0]!.asks).toMatchObject({ of: 'each', options: ['play', 'fold'], silence: 'fold' })
    expect(JSON.stringify(stages[0])).not.toMatch(/2h|3d|4c/)
    expect(stages[1]!.events.slice(6)).toEqual(
      ['2h', '3d', '4c'].map((card) => ({ kind: 'card_shown', takes: 1, to: 'dealer', card })),
    )
    expect(cardPoker.summary(stages[1]!.result!)).toEqual({ won: ['dealer', 'straight'], score: 'A K 9 : 4 3 2' })
  })

  test.each<[string, string, string, number, number]>([
    ['a dealer with less than a queen: the ante pays, the play comes back', 'As 9h 7c', 'Js 9c 8d', 1, 0],
    ['even where the dealer’s hand is higher', 'Qs 6h 4c', 'Js 9c 8d', 1, 0],
    ['a queen qualifies', 'Ks 6h 4c', 'Qh 3c 2d', 1, 1],
    ['a dealer who wins takes both', 'Qs 6h 4c', 'Kh 3c 2d', -1, -1],
    ['a tie gives both back', 'Qs 6h 4c', 'Qh 6c 4d', 0, 0],
    ['a straight has a bonus of one', 'As 2h 3c', 'Qh 6c 4d', 2, 1],
    ['three of a kind of four', '2s 2h 2c', 'Qh 6c 4d', 5, 1],
    ['a straight flush of five', '2s 3s 4s', 'Qh 6c 4d', 6, 1],
    ['a bonus is paid even if the dealer wins', '2s 3h 4c', 'Qh Qc Qd', 0, -1],
    ['and beside an ante that pays alone', '2s 3h 4c', 'Jh 6c 5d', 2, 0],
    ['a flush has none', '2s 3s 5s', 'Qh 6c 4d', 1, 1],
  ])('%s', (_, player, dealer, ante, play) => {
    expect([judged(player, dealer, 'ante'), judged(player, dealer, 'play')]).toEqual([ante, play])
  })

  test('takes the ante of whoever folds, bonus and all, and pays Pair Plus all the same', () => {
    expect(judged('2s 3s 4s', 'Jh 6c 5d', 'ante', ['ante', 'pair_plus'])).toBe(-1)
    expect(judged('2s 3s 4s', 'Jh 6c 5d', 'pair_plus', ['ante', 'pair_plus'])).toBe(40)
  })

  test.each([
    ['PAIR_PLUS_4', [40, 30, 6, 4, 1, -1]],
    ['PAIR_PLUS_3', [40, 30, 6, 3, 1, -1]],
    ['PAIR_PLUS_33', [35, 33, 6, 4, 1, -1]],
  ])('pays Pair Plus by %s', (paytable, pays) => {
    const hands = ['2s 3s 4s', '2s 2h 2c', '2s 3h 4c', '2s 3s 5s', '2s 2h 5s', 'As Kh Jc']
    const profit = (hand: string) =>
      cardPoker
        .judge({ player: cardsOf(hand), dealer: cardsOf('Qh 6c 4d') }, 'pair_plus', paytable, new Set())
        .decimal(0)
    expect(hands.map((hand) => Number(profit(hand)))).toEqual(pays)
  })

  test('orders any hands, whichever cards come first', () => {
    const three = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(three, (cards) => {
        expect(threeCardsOf(cards)).toEqual(threeCardsOf(cards.toReversed()))
        expect(pokerStrength(threeCardsOf(cards))).toBe(pokerStrength(threeCardsOf(cards.toSorted((a, b) => b - a))))
      }),
    )
  })

  test('returns exactly what the rulebook says, and Q-6-4 is the best there is', () => {
    const results = cardPokerResults()
    expect(results.reduce((sum, { ways }) => sum + ways, 0n)).toBe(22100n * 18424n)
    const { edge, played, best } = anteOdds(results)
    expect([`${edge}`, `${played}`, best]).toEqual(['686689/20358520', '149/221', true])
    const pairPlus = cardPoker.paytables.map(
      (paytable) => `${spotOdds(cardPoker, 'pair_plus', { results, paytable }).rtp}`,
    )
    expect(pairPlus).toEqual(['5397/5525', '5123/5525', '5376/5525'])
  })
})
