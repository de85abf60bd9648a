import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOut, sourceFrom } from '../test/table-play.ts'
import { allTwoTiles, mahjongTilesResults } from './mahjong-tiles-odds.ts'
import { firstSeat, mahjong, mahjongTiles, tilesHandOf, tileText } from './mahjong-tiles.ts'
import { spotOdds } from './odds.ts'

/** `3 w`: the first tile of dots 3 and of the white boards; `3'` is the second one. */
const tilesOf = (text: string): number[] =>
  text.split(' ').map((each) => (each[0] === 'w' ? 36 : (Number(each[0]) - 1) * 4) + each.length - 1)
const strength = (text: string) => tilesHandOf(tilesOf(text)).strength
const round = (banker: string, player: string) => ({
  banker: tilesOf(banker),
  player1: tilesOf(player),
  player2: tilesOf("3'' 4''"),
  player3: tilesOf("3''' 4'''"),
})
const profit = (banker: string, player: string, spot: string) =>
  mahjongTiles.judge(round(banker, player), spot, 'STANDARD', new Set()).decimal(2)

describe('two tiles', () => {
  test('are ordered: white pair, pairs from nine down, 2-8, then points', () => {
    const order = ["w w'", "9 9'", "8 8'", "1 1'", '2 8', '9 w', '1 8', '3 6', '8 w', '1 w', '4 7', '1 9']
    for (const [at, hand] of order.entries())
      for (const other of order.slice(at + 1))
        expect([hand, other, strength(hand) > strength(other)]).toEqual([hand, other, true])
  })

  test.each([
    ['equal points: the higher single tile', '1 8', '4 5', true],
    ['points are counted without tens', '9 5', '1 2', true],
    ['a half counts', '3 w', '1 2', true],
    ['equal points and tile are a tie', '1 8', "1' 8'", false],
    ['the same pair is a tie', "5 5'", "5'' 5'''", false],
  ])('%s', (_, one, other, ahead) => {
    expect(strength(one) > strength(other)).toBe(ahead)
    expect(strength(other) > strength(one)).toBe(false)
  })

  test('are 780, of which 60 are pairs and 16 the 2-8', () => {
    const kinds = allTwoTiles.map((tiles) => tilesHandOf(tiles))
    const points = (halves: number) => kinds.filter((hand) => hand.kind === 'points' && hand.halves === halves).length
    expect(kinds).toHaveLength(780)
    expect(kinds.filter(({ kind }) => kind === 'pair' || kind === 'white')).toHaveLength(60)
    expect(kinds.filter(({ kind }) => kind === 'white')).toHaveLength(6)
    expect(kinds.filter(({ kind }) => kind === 'bar')).toHaveLength(16)
    expect(Array.from({ length: 20 }, (_, halves) => points(halves))).toEqual([
      48, 0, 64, 16, 48, 16, 64, 16, 48, 16, 64, 16, 48, 16, 64, 16, 48, 16, 64, 16,
    ])
  })
})

describe('a round of Mahjong Tiles', () => {
  test.each([
    [[1, 4], 'banker'],
    [[2, 4], 'player1'],
    [[1, 2], 'player2'],
    [[6, 6], 'player3'],
  ] as const)('by dice %j gives the first stack to %s', (dice, seat) => {
    expect(firstSeat([dice[0], dice[1]])).toBe(seat)
    const source = () => sourceFrom([0, 1, 2, 3, 4, 5, 6, 7], [dice[0] - 1, dice[1] - 1])
    const { stages, result } = playOut(mahjongTiles, source)
    expect(stages[0]!.events[0]).toEqual({ kind: 'dice', takes: 1, dice })
    expect(stages[0]!.events.slice(1, 3)).toEqual(
      [0, 1].map((tile) => ({ kind: 'tile', takes: 1, to: seat, tile: tileText(tile) })),
    )
    expect(result[seat]).toEqual([0, 1])
    expect(
      Object.values(result)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test.each<[string, string, string, string, string]>([
    ['a player who is ahead pays 0.95', '1 2', '2 8', 'player1', '0.95'],
    ['and the banker loses', '1 2', '2 8', 'banker1', '-1.00'],
    ['a banker who is ahead pays 0.95', "9 9'", '2 8', 'banker1', '0.95'],
    ['a tie gives back', '1 8', "1' 8'", 'player1', '0.00'],
    ['to both', '1 8', "1' 8'", 'banker1', '0.00'],
    ['a tie pays 78', "5 5'", "5'' 5'''", 'tie1', '78.00'],
    ['no tie loses it', '1 2', '2 8', 'tie1', '-1.00'],
    ['a pair pays 11', '1 2', "3 3'", 'player1_pair', '11.00'],
    ['a white pair is a pair', '1 2', "w w'", 'player1_pair', '11.00'],
    ['and pays 120', "w w'", '1 2', 'banker_white', '120.00'],
    ['another pair does not', "9 9'", '1 2', 'banker_white', '-1.00'],
    ['2-8 pays 45', '1 2', '8 2', 'player1_bar', '45.00'],
    ['two and seven do not', '1 2', '7 2', 'player1_bar', '-1.00'],
  ])('%s', (_, banker, player, spot, paid) => {
    expect(profit(banker, player, spot)).toBe(paid)
  })

  test('says who won against whom and with what', () => {
    expect(mahjongTiles.summary(round("w w'", '2 8'))).toEqual({
      won: ['banker1', 'banker2', 'banker3'],
      score: '0.5-0.5 : 2-8 7 7',
    })
  })

  test('judges every player against the banker alone', () => {
    const four = fc.uniqueArray(fc.integer({ min: 0, max: 39 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(four, (tiles) => {
        const [banker = [], player1 = [], player2 = [], player3 = []] = [0, 2, 4, 6].map((at) =>
          tiles.slice(at, at + 2),
        )
        const one = { banker, player1, player2, player3 }
        const turned = { banker, player1: player3, player2: player1, player3: player2 }
        for (const bet of ['player', 'banker', 'tie'])
          expect(mahjongTiles.judge(one, `${bet}3`, '', new Set())).toEqual(
            mahjongTiles.judge(turned, `${bet}1`, '', new Set()),
          )
      }),
    )
  })

  test('returns over all deals exactly what the rulebook says, with either face', () => {
    const results = mahjongTilesResults()
    expect(results.reduce((sum, { ways }) => sum + ways, 0n)).toBe(780n * 703n)
    for (const game of [mahjongTiles, mahjong]) {
      const returns = ['player1', 'banker1', 'tie1', 'player1_pair', 'banker_pair', 'player1_bar', 'banker_white'].map(
        (spot) => spotOdds(game, spot, { results }).rtp.toString(),
      )
      expect(returns).toEqual(['35653/36556', '35653/36556', '8611/9139', '12/13', '12/13', '184/195', '121/130'])
    }
  })
})
