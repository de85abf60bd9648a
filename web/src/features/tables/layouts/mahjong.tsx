import type { Seat } from '@croupier/engine/tables/banker-table.ts'
import { Dice } from '../die-face.tsx'
import type { StageProps, TableLayout } from '../layout.ts'
import { MahjongTile } from '../tile-face.tsx'
import classes from '../tile-seats.module.css'
import { TileSeats } from '../tile-seats.tsx'
import { diceIn, useTilesCounted } from './mahjong-hands.ts'
import { mahjongRows } from './tile-rows.ts'

/** The banker sits in the east, the players follow in turn. */
const WINDS: Readonly<Record<Seat, string>> = { banker: '東', player1: '南', player2: '西', player3: '北' }

const tile = (text: string) => <MahjongTile text={text} look="jade" />

function Stage(props: StageProps) {
  const handsOf = useTilesCounted()
  return (
    <TileSeats {...props} handsOf={handsOf} tile={tile} least={2} shape="mahjong" sign={(seat) => WINDS[seat]}>
      <span className={classes.middle}>
        <span className={classes.winds}>
          <Dice values={diceIn(props.events)} size={32} />
        </span>
      </span>
    </TileSeats>
  )
}

/** Mahjong: the table of mahjong tiles with jade tiles and the seats of the four winds. */
export const mahjongLayout: TableLayout = {
  felt: 'midnight',
  Stage,
  tile,
  called: ({ won }) => won,
  rows: mahjongRows,
}
