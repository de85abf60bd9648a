import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, playOut, sourceFrom } from '../test/table-play.ts'
import { bullCounts, niuniuResults } from './niuniu-odds.ts'
import { bullOf, firstSeat, multipleOf, niuniu } from './niuniu.ts'
import { spotOdds } from './odds.ts'
import { settle } from './pay.ts'

const bull = (text: string) => bullOf(cardsOf(text))
const low = cardsOf('As 2s 3s 4h 7s')
const round = (banker: string, player: string) => ({
  banker: cardsOf(banker),
  player1: cardsOf(player),
  player2: low,
  player3: low,
})
const profit = (banker: string, player: string, spot: string) =>
  niuniu.judge(round(banker, player), spot, 'STANDARD', new Set()).decimal(2)
const noBull = '2s 2h 3s 4c 9d'

describe('five cards', () => {
  test.each([
    ['no three that make tens', '2s 2h 3s 4c 9d', 0],
    ['three that make ten, the others 4', 'As 4s 5s 2h 2c', 4],
    ['three that make twenty, the others 9', '9s 8h 3s Kc 9d', 9],
    ['three tens and two that make ten', 'Ks Qs Js 4h 6c', 10],
    ['three kings and two queens', 'Ks Kh Kc Qs Qh', 11],
    ['a ten is no duke', 'Ks Kh Kc Qs 10h', 10],
    ['four of a kind', '9s 9h 9c 9d Ks', 12],
    ['all small and ten in all', 'As 2s 2h 2c 3c', 13],
    ['four aces and a two are five small', 'As Ah Ac Ad 2s', 13],
    ['four twos and an ace are five small', '2s 2h 2c 2d As', 13],
    ['four aces and a king are a bomb', 'As Ah Ac Ad Ks', 12],
    ['eleven in all is not five small', 'As 2s 2h 2c 4c', 0],
  ])('%s', (_, hand, type) => {
    expect(bull(hand).type).toBe(type)
  })

  test.each([
    ['the type decides first', 'Ks Qs Js 4h 6c', '9s 8h 3s Kc 9d'],
    ['then the highest card', '6h 3h Ah 2s 2d', 'As 4s 5s 2h 2c'],
    ['then its suit: spades', '4s 5s As 2h 2c', 'Ac 4c 5c 2s 2d'],
    ['hearts before clubs', '5h 4s As 2h 2c', 'Ac 4c 5c 2s 2d'],
    ['clubs before diamonds', '5c 4s As 2h 2c', 'Ac 4c 5d 2s 2d'],
    ['a bomb by the rank of the four', '9s 9h 9c 9d 2s', '8s 8h 8c 8d Ks'],
  ])('%s', (_, one, other) => {
    expect(bull(one).strength > bull(other).strength).toBe(true)
  })

  test('of two hands one always wins', () => {
    const ten = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(ten, (cards) => {
        expect(bullOf(cards.slice(0, 5)).strength === bullOf(cards.slice(5)).strength).toBe(false)
        expect(bullOf(cards.slice(0, 5))).toEqual(bullOf(cards.slice(0, 5).toReversed()))
      }),
    )
  })

  test('are of each type as often as the rulebook counts', () => {
    expect(bullCounts()).toEqual([
      870984, 171288, 168072, 171288, 168072, 177408, 168072, 171288, 168072, 171288, 190976, 768, 608, 776,
    ])
  })
})

describe('a round of Bull-Bull', () => {
  test.each([
    ['As', 'banker'],
    ['Kh', 'banker'],
    ['10c', 'player1'],
    ['7d', 'player2'],
    ['Qs', 'player3'],
  ] as const)('whose first card is %s is dealt from %s on', (card, seat) => {
    const [first = 0] = cardsOf(card)
    expect(firstSeat(first)).toBe(seat)
    const others = Array.from({ length: 52 }, (_, at) => at).filter((each) => each !== first)
    const { stages, result } = playOut(niuniu, () => sourceFrom([first, ...others]))
    expect(stages[0]!.events.slice(0, 2)).toEqual([
      { kind: 'card', takes: 1, to: 'first', card },
      expect.objectContaining({ to: seat }),
    ])
    expect(stages[0]!.events).toHaveLength(21)
    expect(Object.values(result).map(({ length }) => length)).toEqual([5, 5, 5, 5])
  })

  test.each<[string, string, string, string, string]>([
    ['equal pays 0.95 to who wins', noBull, 'As 4s 5s 2h 2c', 'player1_equal', '0.95'],
    ['and takes one of who loses', noBull, 'As 4s 5s 2h 2c', 'banker1_equal', '-1.00'],
    ['a double by bull 4 is single', noBull, 'As 4s 5s 2h 2c', 'player1_double', '0.95'],
    ['by bull 9 it is twice', noBull, '9s 8h 3s Kc 9d', 'player1_double', '1.90'],
    ['and costs twice', noBull, '9s 8h 3s Kc 9d', 'banker1_double', '-2.00'],
    ['by bull bull it is three times', 'Ks Qs Js 4h 6c', noBull, 'banker1_double', '2.85'],
    ['and costs three times', 'Ks Qs Js 4h 6c', noBull, 'player1_double', '-3.00'],
    ['by five dukes it is five times', 'Ks Kh Kc Qs Qh', noBull, 'banker1_double', '4.75'],
    ['by a bomb it costs five times', '9s 9h 9c 9d Ks', noBull, 'player1_double', '-5.00'],
    ['bull 7, 8 or 9 pays 4', noBull, '9s 8h 3s Kc 9d', 'player1_bull_789', '4.00'],
    ['bull bull is not among them', noBull, 'Ks Qs Js 4h 6c', 'player1_bull_789', '-1.00'],
    ['bull bull pays 12', noBull, 'Ks Qs Js 4h 6c', 'player1_bull_bull', '12.00'],
    ['no bull pays 1.8', noBull, 'Ks Qs Js 4h 6c', 'banker_no_bull', '1.80'],
    ['a special hand pays 1100', 'As Ah Ac Ad 2s', noBull, 'banker_special', '1100.00'],
  ])('%s', (_, banker, player, spot, paid) => {
    expect(profit(banker, player, spot)).toBe(paid)
  })

  test('a double is held five times: what is not lost comes back', () => {
    const bets = [{ spot: 'player1_double', stake: 10_0000n }]
    const settled = (banker: string, player: string) =>
      settle(niuniu, round(banker, player), bets, { paytable: 'STANDARD', unit: 100n })
    expect(settled('9s 9h 9c 9d Ks', noBull)).toEqual([{ outcome: 'lost', payout: 0n }])
    expect(settled('Ks Qs Js 4h 6c', noBull)).toEqual([{ outcome: 'lost', payout: 20_0000n }])
    expect(settled(noBull, '9s 8h 3s Kc 9d')).toEqual([{ outcome: 'won', payout: 69_0000n }])
  })

  test('the multiple of a type goes from one to five', () => {
    expect(Array.from({ length: 14 }, (_, type) => multipleOf(type))).toEqual([
      1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 5, 5, 5,
    ])
  })

  test('returns over all two hands exactly what the rulebook says', () => {
    const results = niuniuResults()
    expect(results.reduce((sum, { ways }) => sum + ways, 0n)).toBe(2598960n * 1533939n)
    const edge = (spot: string) => `${spotOdds(niuniu, spot, { results }).rtp}`
    expect(['player1_equal', 'banker1_equal'].map(edge)).toEqual(['39/40', '39/40'])
    expect(['player1_double', 'banker1_double'].map(edge)).toEqual([
      '3188092542277/3322205086200',
      '3188092542277/3322205086200',
    ])
    expect(['player1_bull_789', 'player1_bull_bull', 'player1_no_bull', 'banker_special'].map(edge)).toEqual([
      '21277/21658',
      '11936/12495',
      '36291/38675',
      '98723/108290',
    ])
  })
})
