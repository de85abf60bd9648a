import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, playOut, sourceFrom } from '../test/table-play.ts'
import { emptyBoard, fillBoard } from './holdem-board.ts'
import { fiveCardCounts } from './holdem-odds.ts'
import { holdem } from './holdem.ts'
import { pokerKindOf, pokerStrengthOf } from './poker.ts'

const strength = (text: string) => pokerStrengthOf(cardsOf(text))
const round = (player: string, dealer: string, board: string) => ({
  player: cardsOf(player),
  dealer: cardsOf(dealer),
  board: cardsOf(board),
})
const judged = (result: ReturnType<typeof round>, spot: string, mine: readonly string[] = ['ante', 'call']) =>
  Number(holdem.judge(result, spot, 'STANDARD', new Set(mine)).decimal(2))

describe('the poker ranking', () => {
  test('orders five cards from a royal flush down', () => {
    const order = [
      ['As Ks Qs Js 10s', 'royal_flush'],
      ['Ks Qs Js 10s 9s', 'straight_flush'],
      ['As 2s 3s 4s 5s', 'straight_flush'],
      ['As Ah Ac Ad 2s', 'quads'],
      ['2s 2h 2c 2d As', 'quads'],
      ['As Ah Ac 2d 2s', 'full_house'],
      ['Ks Kh Kc Ad As', 'full_house'],
      ['As Ks Qs Js 9s', 'flush'],
      ['As Ks Qs Js 10h', 'straight'],
      ['As 2s 3s 4s 5h', 'straight'],
      ['As Ah Ac Kd Qs', 'trips'],
      ['As Ah Kc Kd 2s', 'two_pair'],
      ['As Ah Qc Qd Ks', 'two_pair'],
      ['As Ah Kc Qd Js', 'pair'],
      ['As Ah Kc Qd 10s', 'pair'],
      ['As Kh Qc Jd 9s', 'high'],
      ['7s 5h 4c 3d 2s', 'high'],
    ] as const
    const strengths = order.map(([text]) => strength(text))
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
    expect(new Set(strengths).size).toBe(order.length)
    expect(strengths.map(pokerKindOf)).toEqual(order.map(([, kind]) => kind))
  })

  test.each([
    ['three pairs are two, the third may be the kicker', 'As Ah Ks Kh Qs Qh 2c', 'As Ah Ks Kh Qs 3h 4c'],
    ['two threes of a kind are a full house', 'As Ah Ac Ks Kh Kc 2d', 'As Ah Ac Ks Kh Qc 2d'],
    ['the best straight counts', '2s 3h 4c 5d 6s 7h Kc', '3s 4h 5c 6d 7s Kh Qc'],
    ['the board’s cards decide suits do not', 'As Kh Qc Jd 9s 3h 2c', 'Ah Kc Qd Js 9h 2s 3d'],
  ])('of seven cards: %s', (_, one, other) => {
    expect(strength(one)).toBe(strength(other))
  })

  test('of seven cards is that of the best five', () => {
    const seven = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(seven, (cards) => {
        const fives = cards.flatMap((one, at) =>
          cards.slice(at + 1).map((other) => pokerStrengthOf(cards.filter((card) => card !== one && card !== other))),
        )
        expect(pokerStrengthOf(cards)).toBe(Math.max(...fives))
      }),
    )
  })

  test('counts every five cards as the rulebook does, and the AA Bonus by them', () => {
    const { kinds, bonus } = fiveCardCounts()
    expect(kinds).toEqual([1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4])
    expect(`${bonus}`).toBe('-5809/92820')
  })
})

describe('Casino Hold’em', () => {
  test('asks after the flop and shows the rest when the time is up', () => {
    const { stages } = playOut(holdem, () => sourceFrom(cardsOf('As Kh 2c 3d 9h 9c 9d Qs Js')))
    expect(stages).toHaveLength(2)
    expect(stages[0]!.asks).toMatchObject({
      of: 'each',
      options: ['call', 'fold'],
      silence: 'fold',
      bets: { call: 'call' },
    })
    expect(JSON.stringify(stages[0])).not.toMatch(/2c|3d|Qs|Js/)
    expect(stages[1]!.events.slice(7)).toEqual([
      { kind: 'card', takes: 1, to: 'board', card: 'Qs' },
      { kind: 'card', takes: 1, to: 'board', card: 'Js' },
      { kind: 'card_shown', takes: 1, to: 'dealer', card: '2c' },
      { kind: 'card_shown', takes: 1, to: 'dealer', card: '3d' },
    ])
    expect(stages[1]!.result).toEqual(round('As Kh', '2c 3d', '9h 9c 9d Qs Js'))
    expect(holdem.summary(stages[1]!.result!)).toEqual({ won: ['player', 'trips'], score: 'A K : 3 2' })
  })

  test.each<[string, string, string, string, number, number]>([
    ['a dealer without a pair of fours: the ante pays, the call comes back', 'As Kh', 'Qc 2d', '3h 5c 7d 8s 10s', 1, 0],
    ['a pair of threes does not qualify, even against nothing', 'As Kh', '3c 2d', '3h 5c 7d 8s 10s', 1, 0],
    ['a pair of fours does', 'As 10h', '4c 2d', '4h 5c 7d 8s 10s', 1, 1],
    ['a dealer who wins takes both', 'As Kh', '4c 2d', '4h 5c 7d 8s 10s', -1, -1],
    ['a tie gives both back', 'As 2h', 'Ac 2d', '4h 4c 7d 8s 10s', 0, 0],
    ['a flush pays two', 'As 2s', '4c 2d', '4s 5s 7s 8h 10d', 2, 1],
    ['a full house three', 'As Ah', '4c 2d', 'Ac 5s 5h 4h 10d', 3, 1],
    ['four of a kind ten', 'As Ah', '4c 2d', 'Ac Ad 5h 4h 10d', 10, 1],
    ['a straight flush twenty', '2s 3s', '4c 2d', '4s 5s 6s 4h 10d', 20, 1],
    ['a royal flush a hundred', 'As Ks', '4c 2d', 'Qs Js 10s 4h 4d', 100, 1],
  ])('%s', (_, player, dealer, board, ante, call) => {
    const result = round(player, dealer, board)
    expect([judged(result, 'ante'), judged(result, 'call')]).toEqual([ante, call])
    expect(judged(result, 'ante', ['ante'])).toBe(-1)
  })

  test.each<[string, string, number]>([
    ['As Ks', 'Qs Js 10s', 100],
    ['9s Ks', 'Qs Js 10s', 50],
    ['9s 9h', '9c 9d 10s', 40],
    ['9s 9h', '9c 10d 10s', 30],
    ['9s 2s', '4s 10s Js', 20],
    ['9s 8s', '7s 10h Js', 7],
    ['As 8s', 'Ah 10h Js', 7],
    ['Ks 8s', 'Kh 10h Js', -1],
  ])('pays the AA Bonus with %s on %s whether called or not', (player, flop, paid) => {
    expect(judged(round(player, '4c 2d', `${flop} 5h 6c`), 'aa_bonus', ['aa_bonus'])).toBe(paid)
  })

  test('is counted on a board as the judgement of every dealer’s hand adds up', () => {
    const room = emptyBoard()
    for (const text of ['3h 5c 7d 8s 10s', 'As Ah 4c 4d 9s', 'Qs Js 10s 2h 2d']) {
      const board = cardsOf(text)
      fillBoard(room, board)
      for (const hole of [0, 77, 400, 803, 1080]) {
        const player = [room.firsts[hole]!, room.seconds[hole]!]
        const left = Array.from({ length: 52 }, (_, card) => card).filter(
          (card) => ![...board, ...player].includes(card),
        )
        const profits = left.flatMap((one, at) =>
          left.slice(at + 1).map((other) => {
            const result = { player, dealer: [one, other], board }
            return judged(result, 'ante') + 2 * judged(result, 'call')
          }),
        )
        expect(profits).toHaveLength(990)
        expect(room.values[hole]).toBe(profits.reduce((sum, each) => sum + each, 0))
      }
    }
  })
})
