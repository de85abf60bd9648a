import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOut, sourceFrom } from '../test/table-play.ts'
import { spotOdds } from './odds.ts'
import { paiGowResults, twoTileResults } from './pai-gow-odds.ts'
import { handName, houseWay, paiGow, tileText, twoTilesOf } from './pai-gow.ts'

const every = Array.from({ length: 32 }, (_, tile) => tile)
/** Tiles by their texts; of two alike the second one is the second copy. */
const tilesOf = (text: string): number[] => {
  const taken = new Set<number>()
  return text.split(' ').map((each) => {
    const tile = every.find((one) => !taken.has(one) && tileText(one) === each)
    if (tile === undefined) throw new Error(`there is no ${each} left`)
    taken.add(tile)
    return tile
  })
}
const strength = (text: string) => twoTilesOf(tilesOf(text)).strength
const set = (text: string) => {
  const { high, low } = houseWay(tilesOf(text))
  return [high, low].map(({ tiles }) => tiles.map(tileText).toSorted().join(' '))
}

describe('two tiles', () => {
  test('are ordered from Gee Joon over pairs, Wong and Gong down to nothing', () => {
    const pairs = [
      '6-6 6-6',
      '1-1 1-1',
      '4-4 4-4',
      '1-3 1-3',
      '5-5 5-5',
      '3-3 3-3',
      '2-2 2-2',
      '5-6 5-6',
      '4-6 4-6',
      '1-6 1-6',
    ]
    const mixed = ['1-5 1-5', '3-6 4-5', '2-6 3-5', '2-5 3-4', '1-4 2-3']
    const wongs = ['6-6 4-5', '1-1 3-6', '6-6 4-4', '1-1 2-6']
    const points = [
      '6-6 2-5',
      '1-1 3-4',
      '4-4 5-6',
      '4-4 5-5',
      '1-4 1-2',
      '1-6 3-5',
      '2-2 5-6',
      '1-3 1-6',
      '2-2 4-6',
      '4-6 5-5',
    ]
    const nines = points.slice(0, 3)
    const strengths = ['2-4 1-2', ...pairs, ...mixed, ...wongs, ...nines].map(strength)
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
    expect(new Set(strengths).size).toBe(strengths.length)
    const scores = points.map((text) => twoTilesOf(tilesOf(text)).score / 2)
    expect(scores).toEqual([9, 9, 9, 8, 8, 5, 5, 1, 4, 0])
    const names = ['2-4 1-2', '6-6 6-6', '1-4 2-3', '6-6 4-5', '1-1 2-6', '6-6 2-5']
    expect(names.map((text) => handName(twoTilesOf(tilesOf(text))))).toEqual([
      'gee_joon',
      'pair',
      'pair',
      'wong',
      'gong',
      undefined,
    ])
  })

  test.each([
    ['Gee Joon counts three or six, whichever is better', '1-2 5-6', '2-4 5-6', 0],
    ['the higher tile decides where points are equal', '6-6 1-5', '4-4 4-6', 1],
    ['a Gee Joon tile is the lowest', '1-4 2-4', '2-3 2-4', 0],
    ['the mixed tiles of a value are equal', '3-6 2-2', '4-5 2-2', 0],
    ['nothing against nothing is a copy', '6-6 2-6', '4-6 5-5', 1],
    ['even by the highest tile', '1-3 1-5', '4-6 5-5', 0],
  ])('%s', (_, one, other, sign) => {
    expect(Math.sign(strength(one) - strength(other))).toBe(sign)
  })
})

describe('the house way', () => {
  test.each([
    ['takes the split that scores most', '6-6 6-6 3-6 1-1', ['6-6 6-6', '1-1 3-6']],
    ['and a pair of Teen apart where Wong and Gong score more', '6-6 6-6 4-5 4-4', ['4-5 6-6', '4-4 6-6']],
    ['keeps Gee Joon', '2-4 1-2 6-6 1-3', ['1-2 2-4', '1-3 6-6']],
    ['takes the stronger low hand where scores are equal', '1-4 2-2 5-6 4-6', ['2-2 5-6', '1-4 4-6']],
  ])('%s', (_, tiles, split) => {
    expect(set(tiles)).toEqual(split)
  })

  test('is the best by its own rule whichever order the tiles come in', () => {
    const four = fc.uniqueArray(fc.integer({ min: 0, max: 31 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(four, ([a = 0, b = 0, c = 0, d = 0]) => {
        const { high, low } = houseWay([a, b, c, d])
        expect(high.strength).toBeGreaterThanOrEqual(low.strength)
        expect([...high.tiles, ...low.tiles].toSorted((x, y) => x - y)).toEqual([a, b, c, d].toSorted((x, y) => x - y))
        const total = high.score + low.score
        for (const [[w, x], [y, z]] of [
          [
            [a, b],
            [c, d],
          ],
          [
            [a, c],
            [b, d],
          ],
          [
            [a, d],
            [b, c],
          ],
        ] as const)
          expect(twoTilesOf([w, x]).score + twoTilesOf([y, z]).score).toBeLessThanOrEqual(total)
        const other = houseWay([d, b, a, c])
        expect([other.high.strength, other.low.strength]).toEqual([high.strength, low.strength])
      }),
    )
  })
})

describe('a round of Pai Gow', () => {
  const round = (banker: string, player: string) => {
    const [one = [], other = []] = [banker, player].map(tilesOf)
    return { banker: one, player1: other, player2: one, player3: one }
  }
  const judged = (banker: string, player: string, paytable = 'FOUR_TILES') =>
    ['player1', 'banker1'].map((spot) =>
      Number(paiGow.judge(round(banker, player), spot, paytable, new Set()).decimal(2)),
    )

  test('deals four tiles each and sets them', () => {
    const { stages, result } = playOut(paiGow, () => sourceFrom(every))
    expect(stages[0]!.events).toHaveLength(20)
    expect(stages[0]!.events[16]).toEqual({
      kind: 'set',
      takes: 1,
      to: 'banker',
      high: ['6-6', '6-6'],
      low: ['1-1', '1-1'],
    })
    expect(result.player1).toEqual([4, 5, 6, 7])
  })

  test('of two tiles deals two', () => {
    const { stages, result } = playOut(paiGow, () => sourceFrom(every), { paytable: 'TWO_TILES' })
    expect(stages[0]!.events.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'tile'))
    expect(paiGow.summary(result)).toEqual({
      won: ['banker1', 'banker2', 'banker3'],
      score: '6-6.6-6 : 1-1.1-1 4-4.4-4 1-3.1-3',
    })
  })

  test.each<[string, string, string, readonly number[]]>([
    ['both hands ahead win', '1-5 1-5 2-2 4-6', '6-6 6-6 1-1 1-1', [0.95, -1]],
    ['one of two is a push', '6-6 6-6 4-6 5-5', '1-1 1-1 2-2 2-3', [0, 0]],
    ['both behind lose', '6-6 6-6 1-1 1-1', '1-5 1-5 2-2 4-6', [-1, 0.95]],
    ['a copy is the banker’s', '1-4 2-5 3-6 4-6', '2-3 3-4 4-5 4-6', [-1, 0.95]],
  ])('%s', (_, banker, player, profits) => {
    expect(judged(banker, player)).toEqual(profits)
  })

  test('of two tiles gives equal hands back', () => {
    expect(judged('3-6 1-3', '4-5 1-3', 'TWO_TILES')).toEqual([0, 0])
    expect(judged('1-5 1-3', '6-6 2-6', 'TWO_TILES')).toEqual([0.95, -1])
  })

  test('returns over all deals exactly what the rulebook says', () => {
    const results = paiGowResults()
    expect(results.map(({ ways }) => ways)).toEqual([259_703_000n, 222_012_588n, 254_565_412n])
    expect(['player1', 'banker1'].map((spot) => `${spotOdds(paiGow, spot, { results }).rtp}`)).toEqual([
      '399119523/409045000',
      '121405573/122713500',
    ])
    const small = { results: twoTileResults(), paytable: 'TWO_TILES' }
    expect(['player1', 'banker1'].map((spot) => `${spotOdds(paiGow, spot, small).rtp}`)).toEqual([
      '131501/134850',
      '131501/134850',
    ])
  })
})
