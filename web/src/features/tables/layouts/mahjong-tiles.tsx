import { Row } from '@croupier/kit/layout/layout.tsx'
import { Cube } from '@croupier/kit/art/dice.tsx'
import type { DieValue } from '@croupier/kit/art/dice.tsx'
import type { StageProps, TableLayout } from '../layout.ts'
import { MahjongTile } from '../tile-face.tsx'
import classes from '../tile-seats.module.css'
import { TileSeats } from '../tile-seats.tsx'
import { diceIn, useTilesCounted } from './mahjong-hands.ts'
import { versusText } from './summary-text.ts'
import { mahjongRows } from './tile-rows.ts'

const tile = (text: string) => <MahjongTile text={text} look="ivory" />

function Stage(props: StageProps) {
  const handsOf = useTilesCounted()
  const dice = diceIn(props.events)
  return (
    <TileSeats {...props} handsOf={handsOf} tile={tile} least={2} shape="mahjong">
      <Row as="span" gap={10} align="center" justify="center" className={classes.middle}>
        {dice.map((value, at) => (
          // Dice of a throw have nothing but their place.
          <span key={at} className={classes.die}>
            <Cube value={value as DieValue} size={44} />
          </span>
        ))}
      </Row>
    </TileSeats>
  )
}

/** Mahjong Tiles: dice say who takes the first stack, then two tiles each against the banker. */
export const mahjongTilesLayout: TableLayout = {
  felt: 'green',
  Stage,
  tile,
  called: ({ won }) => won,
  said: versusText,
  parts: ['main', 'hands'],
  rows: mahjongRows,
}
