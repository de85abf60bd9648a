import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, playOut, sourceFrom } from '../test/table-play.ts'
import { spotOdds } from './odds.ts'
import { threeCardsOf } from './three-card.ts'
import { zjhResults } from './zjh-odds.ts'
import { compareZjh, zjh, zjhHand } from './zjh.ts'

const handOf = (cards: readonly number[]) => zjhHand(threeCardsOf(cards))
const compare = (one: string, other: string) => Math.sign(compareZjh(handOf(cardsOf(one)), handOf(cardsOf(other))))
const result = (dragon: string, phoenix: string) => ({ dragon: cardsOf(dragon), phoenix: cardsOf(phoenix) })
const profit = (dragon: string, phoenix: string, spot: string, paytable = 'HOUSE') =>
  zjh.judge(result(dragon, phoenix), spot, paytable, new Set()).decimal(2)

describe('hands of three cards at ZJH', () => {
  test('are ordered from three of a kind down to a high card, a flush above a straight', () => {
    const order = ['As Ah Ac', '2s 2h 2c', 'Qs Ks As', 'As 2s 3s', 'As Ks Js', '2h 3h 5h', 'Qs Kh Ac', 'As 2h 3c']
    const lower = ['As Ah Kc', '2s 2h 3c', 'As Kh Jc', '2s 3h 5c']
    const all = [...order, ...lower]
    for (const [at, hand] of all.entries()) {
      for (const other of all.slice(at + 1)) {
        const humble = other === '2s 3h 5c' && hand.length > 0 && threeCardsOf(cardsOf(hand)).kind === 'trips'
        expect([hand, other, compare(hand, other)]).toEqual([hand, other, humble ? -1 : 1])
      }
    }
  })

  test.each([
    ['A-2-3 is the lowest straight', '2s 3h 4c', 'As 2h 3c', 1],
    ['A-K-Q is the highest straight', 'Qs Kh Ac', 'Js Qh Kc', 1],
    ['K-A-2 is no straight', 'Ks Ah 2c', '2s 2h 3c', -1],
    ['2-3-5 of two suits beats three aces', '2s 3h 5s', 'As Ah Ac', 1],
    ['2-3-5 of one suit is a flush and does not', '2s 3s 5s', 'As Ah Ac', -1],
    ['2-3-5 is otherwise the lowest hand', '2s 3h 5c', '2c 4h 5s', -1],
    ['2-3-5 against 2-3-5 is a tie', '2s 3h 5c', '2c 3s 5h', 0],
    ['a pair is compared before its kicker', '3s 3h 2c', '2s 2h Ac', 1],
    ['then the kicker', '3s 3h 5c', '3c 3d 4s', 1],
    ['suits never matter', 'As Kh 9c', 'Ah Kc 9s', 0],
  ])('%s', (_, one, other, sign) => {
    expect(compare(one, other)).toBe(sign)
    expect(compare(other, one)).toBe(sign === 0 ? 0 : -sign)
  })

  test('any two compare the same from either side', () => {
    const six = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(six, (cards) => {
        const [one, other] = [handOf(cards.slice(0, 3)), handOf(cards.slice(3))]
        expect(Math.sign(compareZjh(one, other)) + Math.sign(compareZjh(other, one))).toBe(0)
      }),
    )
  })

  test('of one deck are 52, 48, 1096, 720, 3744 and 16440 of each kind, 60 of them off-suit 2-3-5', () => {
    const counts = new Map<string, number>()
    for (let one = 0; one < 52; one += 1)
      for (let two = one + 1; two < 52; two += 1)
        for (let three = two + 1; three < 52; three += 1) {
          const { kind, humble } = handOf([one, two, three])
          counts.set(kind, (counts.get(kind) ?? 0) + 1)
          if (humble) counts.set('humble', (counts.get('humble') ?? 0) + 1)
        }
    expect(Object.fromEntries(counts)).toEqual({
      trips: 52,
      straight_flush: 48,
      flush: 1096,
      straight: 720,
      pair: 3744,
      high: 16440,
      humble: 60,
    })
  })
})

describe('a round of ZJH', () => {
  test('deals three cards each, in turn', () => {
    const source = () => sourceFrom(cardsOf('As 2h Ks 4d Qs 7c'))
    const { stages, result: dealt } = playOut(zjh, source)
    expect(stages).toHaveLength(1)
    expect(stages[0]!.events).toEqual(
      ['As', '2h', 'Ks', '4d', 'Qs', '7c'].map((card, at) => ({
        kind: 'card',
        takes: 1,
        to: at % 2 === 0 ? 'dragon' : 'phoenix',
        card,
      })),
    )
    expect(dealt).toEqual(result('As Ks Qs', '2h 4d 7c'))
    expect(zjh.summary(dealt)).toEqual({ won: ['dragon', 'straight_flush'], score: 'A K Q : 7 4 2' })
  })

  test.each<[string, string, string, string, string]>([
    ['the winner pays 0.95', 'As Ah 2c', 'Kh Qh 9c', 'dragon', '0.95'],
    ['the loser loses', 'As Ah 2c', 'Kh Qh 9c', 'phoenix', '-1.00'],
    ['a tie gives the sides back', 'As Kh 9c', 'Ah Kc 9s', 'phoenix', '0.00'],
    ['a tie pays 850', 'As Kh 9c', 'Ah Kc 9s', 'tie', '850.00'],
    ['three of a kind pays 200', 'As Ah Ac', 'Kh Qh 9c', 'trips', '200.00'],
    ['three of a kind that 2-3-5 beats does not', 'As Ah Ac', '2h 3c 5c', 'trips', '-1.00'],
    ['and Pair 8 Plus is lost to 2-3-5', 'As Ah Ac', '2h 3c 5c', 'pair_8_plus', '-1.00'],
    ['a straight flush pays 215', 'Kh Qh 9c', 'As 2s 3s', 'straight_flush', '215.00'],
    ['and no flush', 'Kh Qh 9c', 'As 2s 3s', 'flush', '-1.00'],
    ['a flush pays 9', 'As 5s 9s', 'Kh Qh 9c', 'flush', '9.00'],
    ['a straight pays 14', 'As 2h 3s', 'Kh Qh 9c', 'straight', '14.00'],
    ['a losing straight pays nothing', 'As 2h 3s', 'Kh 3h 9h', 'straight', '-1.00'],
    ['a tie of straights pays the straight', 'As 2h 3s', 'Ah 2s 3h', 'straight', '14.00'],
    ['a pair of nines is Pair 8 Plus', '9s 9h 2c', 'Kh Qh 3c', 'pair_8_plus', '2.00'],
    ['a pair of eights is not', '8s 8h Ac', 'Kh Qh 3c', 'pair_8_plus', '-1.00'],
    ['anything better is', 'As 2h 3s', 'Kh Qh 9c', 'pair_8_plus', '2.00'],
  ])('%s', (_, dragon, phoenix, spot, paid) => {
    expect(profit(dragon, phoenix, spot)).toBe(paid)
  })

  test('pays less for kinds by the table of other houses', () => {
    expect(
      [
        ['As Ah Ac', 'trips'],
        ['As 2s 3s', 'straight_flush'],
        ['As 5s 9s', 'flush'],
        ['As 2h 3s', 'straight'],
      ].map(([hand = '', spot = '']) => profit(hand, 'Kh Qh 9c', spot, 'AG')),
    ).toEqual(['120.00', '100.00', '8.00', '7.00'])
  })

  test('returns over all deals exactly what the rulebook says', () => {
    const results = zjhResults()
    const edges = (paytable: string) =>
      zjh.spots(paytable).map(({ key }) => `${key} ${spotOdds(zjh, key, { results, paytable }).rtp}`)
    expect(results.reduce((sum, { ways }) => sum + ways, 0n)).toBe(22100n * 18424n)
    expect(edges('HOUSE')).toEqual([
      'dragon 9543327/9787750',
      'phoenix 9543327/9787750',
      'tie 921633/978775',
      'trips 9589911/10179260',
      'straight_flush 11896848/12724075',
      'flush 489680/508963',
      'straight 2311668/2544815',
      'pair_8_plus 6607191/7270900',
    ])
  })
})
