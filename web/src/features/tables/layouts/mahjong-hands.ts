import { tileNamed, tilesHandOf } from '@croupier/engine/tables/mahjong-tiles.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import type { SeenEvent } from '../layout.ts'
import { tilesIn } from '../tile-seats.tsx'
import type { TileHand } from '../tile-seats.tsx'

/** What the two tiles of a seat are, in words, once both lie there. */
export function useTilesCounted(): (events: readonly SeenEvent[]) => readonly TileHand[] {
  const t = useWords('tables')
  const decimal = useDecimal()
  return (events) => {
    const tiles = tilesIn(events)
    if (tiles.length < 2) return [{ key: 'dealt', tiles, counts: undefined }]
    const { kind, halves } = tilesHandOf(tiles.map(tileNamed))
    return [{ key: 'dealt', tiles, counts: t(`tile_hand.${kind}`, { points: decimal(String(halves / 2)) }) }]
  }
}

/** The two dice of the round, once they are thrown. */
export function diceIn(events: readonly SeenEvent[]): readonly number[] {
  const dice = events.find(({ kind }) => kind === 'dice')?.['dice']
  return Array.isArray(dice) ? dice.filter((each): each is number => typeof each === 'number') : []
}
