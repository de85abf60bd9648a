import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { seats } from '@croupier/engine/tables/banker-table.ts'
import type { Seat } from '@croupier/engine/tables/banker-table.ts'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import type { SeenEvent, StageProps } from './layout.ts'
import { verdictOf } from './mark.ts'
import classes from './tile-seats.module.css'

/** Tiles that are played together, and what they count in words. */
export interface TileHand {
  readonly key: string
  readonly tiles: readonly string[]
  /** Undefined until all of them lie there. */
  readonly counts: string | undefined
}

interface TileSeatsProps extends StageProps {
  /** The hands of a seat from its events: one, or a high and a low one. */
  readonly handsOf: (events: readonly SeenEvent[]) => readonly TileHand[]
  readonly tile: (text: string) => ReactNode
  /** How many places a seat has before anything lies there. */
  readonly least: number
  readonly shape: 'domino' | 'mahjong'
  /** Stands beside a seat's name. */
  readonly sign?: (seat: Seat) => ReactNode
  /** Stands before the seats. */
  readonly children?: ReactNode
}

/** The banker and three players with their tiles, what those count, and who won. */
export function TileSeats({ events, won, handsOf, tile, least, shape, sign, children }: TileSeatsProps) {
  const t = useWords('tables')
  return (
    <Grid gap={6} className={classes.seats} data-shape={shape}>
      {children}
      {seats.map((seat) => {
        const own = events.filter(({ to }) => to === seat)
        const hands = handsOf(own)
        const verdict = verdictOf(seat, won)
        return (
          <Grid
            key={seat}
            gap={4}
            radius={12}
            className={classes.seat}
            data-banker={seat === 'banker' || undefined}
            data-verdict={verdict}
          >
            <Row as="span" inline gap={6} align="center" weight={800} nowrap radius={12} className={classes.name}>
              {sign ? <i aria-hidden>{sign(seat)}</i> : null}
              {t(`spot.${seat}`)}
              {verdict ? <b>{t(verdict)}</b> : null}
            </Row>
            <Grid as="span" gap={8} className={classes.hands}>
              {(hands.length > 0 ? hands : [{ key: 'none', tiles: [], counts: undefined }]).map((hand) => (
                <Hand key={hand.key} hand={hand} tile={tile} least={hands.length > 1 ? 0 : least} events={own} />
              ))}
            </Grid>
          </Grid>
        )
      })}
    </Grid>
  )
}

interface HandProps extends Pick<TileSeatsProps, 'tile' | 'least' | 'events'> {
  readonly hand: TileHand
}

function Hand({ hand: { tiles, counts }, tile, least, events }: HandProps) {
  return (
    <Grid as="span" gap={4} className={classes.hand}>
      <Row as="span" gap={4} className={classes.tiles}>
        {Array.from({ length: Math.max(least, tiles.length) }, (_, at) => (
          // A place of a hand has nothing but its number.
          <span
            key={at}
            className={classes.place}
            data-empty={at >= tiles.length || undefined}
            data-fresh={events[at]?.fresh || undefined}
          >
            {at < tiles.length ? tile(tiles[at] ?? '') : null}
          </span>
        ))}
      </Row>
      {tiles.length > 0 ? <span className="sr-only">{tiles.join(', ')}</span> : null}
      <Text
        size={12}
        weight={700}
        text="center"
        className={`num ${classes.counts}`}
        data-known={counts === undefined ? undefined : true}
      >
        {counts ?? ' '}
      </Text>
    </Grid>
  )
}

/** The texts of the tiles that have been dealt. */
export const tilesIn = (events: readonly SeenEvent[]): readonly string[] =>
  events.flatMap(({ kind, tile }) => (kind === 'tile' && typeof tile === 'string' ? [tile] : []))
