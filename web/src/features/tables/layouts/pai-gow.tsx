import { handName, tileNamed, twoTilesOf } from '@croupier/engine/tables/pai-gow.ts'
import { useWords } from '@croupier/kit/words.ts'
import type { SeenEvent, StageProps, TableLayout } from '../layout.ts'
import { Domino } from '../tile-face.tsx'
import { tilesIn, TileSeats } from '../tile-seats.tsx'
import type { TileHand } from '../tile-seats.tsx'
import { rowOf } from './rows.ts'
import { versusText } from './summary-text.ts'
import { versus } from './tile-rows.ts'

const tile = (text: string) => <Domino text={text} />

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

function Stage(props: StageProps) {
  const t = useWords('tables')
  const counted = (tiles: readonly string[]) => {
    const hand = twoTilesOf(tiles.map(tileNamed))
    const name = handName(hand)
    return name ? t(`tile_hand.${name}`) : t('tile_hand.points', { points: hand.score / 2 })
  }
  const handsOf = (events: readonly SeenEvent[]): readonly TileHand[] => {
    const set = events.find(({ kind }) => kind === 'set')
    if (set)
      return (['high', 'low'] as const).map((key) => {
        const tiles = textsOf(set[key])
        return { key, tiles, counts: t(`tile_hand.${key}`, { counts: counted(tiles) }) }
      })
    const tiles = tilesIn(events)
    // At the small table two tiles are all that a seat gets.
    const over = props.summary !== undefined && tiles.length === 2
    return tiles.length > 0 ? [{ key: 'dealt', tiles, counts: over ? counted(tiles) : undefined }] : []
  }
  return <TileSeats {...props} handsOf={handsOf} tile={tile} least={least(props)} shape="domino" />
}

const least = ({ summary }: StageProps) => (summary ? 2 : 4)

/** Pai Gow: each player against the banker; the house way makes a high hand and a low one of four tiles. */
export const paiGowLayout: TableLayout = {
  felt: 'burgundy',
  Stage,
  tile,
  called: ({ won }) => won,
  said: versusText,
  rows: [rowOf('versus', { size: 'middle', least: 140, cells: versus })],
}
