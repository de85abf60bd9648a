import { kindHands, kindPairs, pieces } from './kind-hands.ts'
import type { Ways } from './odds.ts'
import { bothAhead, houseWay, twoTilesOf } from './pai-gow.ts'
import type { PaiGowResult } from './pai-gow.ts'

// The two tiles of a kind are equal, the mixed ones too, so hands of the same kinds are counted together.

const four = { kinds: 16, copies: 2, size: 4 }
const two = { ...four, size: 2 }

const tilesOf = (hand: readonly number[], taken: readonly number[]): number[] =>
  pieces(hand, taken).map(({ kind, copy }) => kind * 2 + copy)

/** All two hands of the banker and the first player; of those that end alike one stands for all. */
export const paiGowResults = (): Ways<PaiGowResult>[] => resultsOf(four, (tiles) => houseWay(tiles), bothAhead)

/** The same at the small table. */
export const twoTileResults = (): Ways<PaiGowResult>[] =>
  resultsOf(
    two,
    (tiles) => twoTilesOf(tiles).strength,
    (player, banker) => Math.sign(player - banker),
  )

function resultsOf<H>(
  size: typeof four,
  handOf: (tiles: readonly number[]) => H,
  ahead: (player: H, banker: H) => number,
): Ways<PaiGowResult>[] {
  const hands = kindHands(size)
  const ranked = hands.map(({ kinds }) => handOf(tilesOf(kinds, [])))
  const ends = [0, 1, 2].map(() => ({ ways: 0, first: 0, second: 0 }))
  kindPairs(hands, size, (first, second, ways) => {
    const [player, banker] = [ranked[first], ranked[second]]
    const end = player === undefined || banker === undefined ? undefined : ends[ahead(player, banker) + 1]
    if (!end) return
    end.ways += ways
    end.first = first
    end.second = second
  })
  return ends.map(({ ways, first, second }) => {
    const [player, banker] = [hands[first]?.kinds ?? [], hands[second]?.kinds ?? []]
    return {
      result: { player1: tilesOf(player, []), banker: tilesOf(banker, player), player2: [], player3: [] },
      ways: BigInt(ways),
    }
  })
}
