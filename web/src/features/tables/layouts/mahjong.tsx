import { Row } from '@croupier/kit/layout/layout.tsx'
import type { Seat } from '@croupier/engine/tables/banker-table.ts'
import { IconArrowBigUpFilled } from '@tabler/icons-react'
import { Dice } from '../die-face.tsx'
import type { StageProps, TableLayout } from '../layout.ts'
import { MahjongTile } from '../tile-face.tsx'
import classes from '../tile-seats.module.css'
import { TileSeats } from '../tile-seats.tsx'
import { diceIn, useTilesCounted } from './mahjong-hands.ts'
import { versusText } from './summary-text.ts'
import { mahjongRows } from './tile-rows.ts'

/** The banker sits in the east, the players follow in turn. */
const WINDS: Readonly<Record<Seat, number>> = { banker: 90, player1: 180, player2: 270, player3: 0 }

const tile = (text: string) => <MahjongTile text={text} look="jade" />

function Stage(props: StageProps) {
  const handsOf = useTilesCounted()
  const dice = diceIn(props.events)
  return (
    <TileSeats
      {...props}
      handsOf={handsOf}
      tile={tile}
      least={2}
      shape="mahjong"
      sign={(seat) => <IconArrowBigUpFilled size={14} style={{ rotate: `${WINDS[seat]}deg` }} />}
    >
      <Row as="span" gap={10} align="center" justify="center" className={classes.middle}>
        {dice.length > 0 ? (
          <Row as="span" gap={8} padY={4} padX={12} radius={20} className={classes.winds}>
            <Dice values={dice} size={32} />
          </Row>
        ) : null}
      </Row>
    </TileSeats>
  )
}

/** Mahjong: the table of mahjong tiles with jade tiles and the seats of the four winds. */
export const mahjongLayout: TableLayout = {
  felt: 'midnight',
  Stage,
  tile,
  called: ({ won }) => won,
  said: versusText,
  parts: ['main', 'hands'],
  rows: mahjongRows,
}
