import { tilesHandOf } from './mahjong-tiles.ts'
import type { MahjongTilesResult } from './mahjong-tiles.ts'
import type { Ways } from './odds.ts'

/** Every two tiles. */
export const allTwoTiles: readonly (readonly number[])[] = Array.from({ length: 40 }, (_, one) =>
  Array.from({ length: 39 - one }, (_, more) => [one, one + 1 + more]),
).flat()

/** All two hands of the banker and the first player; of those that no bet on them tells apart, one stands for all. */
export function mahjongTilesResults(): Ways<MahjongTilesResult>[] {
  const alike = new Map<string, { result: MahjongTilesResult; ways: bigint }>()
  const hands = allTwoTiles.map((tiles) => ({ tiles, hand: tilesHandOf(tiles) }))
  for (const { tiles: banker, hand: bankerHas } of hands) {
    for (const { tiles: player1, hand: playerHas } of hands) {
      if (player1.some((tile) => banker.includes(tile))) continue
      const key = `${Math.sign(playerHas.strength - bankerHas.strength)} ${playerHas.kind} ${bankerHas.kind}`
      const before = alike.get(key)
      if (before) before.ways += 1n
      else alike.set(key, { result: { banker, player1, player2: [], player3: [] }, ways: 1n })
    }
  }
  return [...alike.values()]
}
