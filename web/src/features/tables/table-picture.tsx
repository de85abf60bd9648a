import { Row } from '@croupier/kit/layout/layout.tsx'
import type { LobbyTable } from '@croupier/contract/tables.ts'
import { Cube } from '@croupier/kit/art/dice.tsx'
import type { DieValue } from '@croupier/kit/art/dice.tsx'
import { PlayingCard } from '@croupier/kit/art/playing-card.tsx'
import type { ReactNode } from 'react'
import { suitSign } from './card-words.ts'
import type { TableLayout } from './layout.ts'
import { Pocket } from './pocket.tsx'
import faces from './layouts/faces.module.css'
import classes from './table-picture.module.css'

const HOUSE: readonly string[] = ['banker', 'dealer']

type Pile = LobbyTable['laid'][number]

interface TablePictureProps {
  readonly layout: TableLayout
  readonly laid: LobbyTable['laid']
}

/** What lies on a table at this moment, small: its cards or tiles, dice, coins, beads or number. Decoration. */
export function TablePicture({ layout, laid }: TablePictureProps) {
  const piles = laid.filter(({ to }) => !(to in THROWN))
  // Of many hands the house's says enough.
  const shown = piles.length > 2 ? piles.filter(({ to }) => HOUSE.includes(to)) : piles
  const thrown = laid.find(({ to }) => to in THROWN)
  return (
    <Row as="span" gap={20} align="center" justify="center" className={classes.picture} aria-hidden>
      {shown.length > 0 ? (
        shown.map((pile) => <Laid key={pile.to} pile={pile} layout={layout} />)
      ) : thrown ? (
        <Thrown pile={thrown} layout={layout} />
      ) : (
        <Back />
      )}
    </Row>
  )
}

function Laid({ pile: { pieces }, layout }: { readonly pile: Pile; readonly layout: TableLayout }) {
  const { tile } = layout
  return (
    <Row as="span" gap={4} className={classes.pile} data-many={pieces.length > 3 || undefined}>
      {pieces.map((piece, at) => (
        // Pieces of a pile have nothing but their place.
        <span key={at} className={tile ? classes.tile : classes.card}>
          {tile ? tile(piece) : piece === '' ? <Back /> : <Card text={piece} />}
        </span>
      ))}
    </Row>
  )
}

const Card = ({ text }: { readonly text: string }) => (
  <PlayingCard rank={text.slice(0, -1)} suit={suitSign(text)} width={cardWidth} />
)

const cardWidth = 34

const Back = () => <i className={classes.back} />

/** How each kind of throw is drawn. */
const THROWN: Readonly<Record<string, (pieces: readonly string[], layout: TableLayout) => ReactNode>> = {
  dice: (pieces, { die }) =>
    pieces.map((piece, at) => (
      // Dice of a throw have nothing but their place.
      <span key={at} className={die ? classes.face : classes.cube}>
        {die ? die(Number(piece)) : <Cube value={Number(piece) as DieValue} size={52} />}
      </span>
    )),
  ball: ([number]) => <Pocket number={Number(number)} className={classes.number} />,
  coins: (pieces) => (
    <Row as="span" gap={8} padY={8} padX={20} className={classes.plate}>
      {pieces.map((red, at) => (
        // Coins of a throw have nothing but their place.
        <i key={at} className={`${faces.coin} ${classes.coin}`} data-red={red === 'true' || undefined} />
      ))}
    </Row>
  ),
  beads: ([rest = '']) => (
    <Row as="span" gap={8}>
      {Array.from({ length: Number(rest) }, (_, at) => (
        // Beads have nothing but their place.
        <i key={at} className={classes.bead} />
      ))}
    </Row>
  ),
}

const Thrown = ({ pile: { to, pieces }, layout }: { readonly pile: Pile; readonly layout: TableLayout }) => (
  <Row as="span" align="center">
    {THROWN[to]?.(pieces, layout)}
  </Row>
)
