import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import type { Game } from '@croupier/contract/catalogue.ts'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { GameTile } from './game-tile.tsx'
import classes from './game-tile.module.css'
import { useOwnGames } from './own-games.ts'

interface TileGridProps {
  readonly games: readonly Game[]
  /** So many tiles are on their way. */
  readonly coming?: number
  readonly label: string
}

const FIRST_ROW = 7

/** Games as a grid of two to seven columns; arrow keys move in it. */
export function TileGrid({ games, coming = 0, label }: TileGridProps) {
  const own = useOwnGames()
  return (
    <Grid as="ul" gap={14} className={classes.grid} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.nodeId}>
          <GameTile game={game} own={own} eager={index < FIRST_ROW} />
        </li>
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <Stack
          as="li"
          anchor
          gap={10}
          align="center"
          justify="between"
          level={1}
          edge
          radius={12}
          key={`coming-${index}`}
          className={classes.waiting}
          aria-hidden
        >
          <Skeleton width="82%" height="60%" radius={14} />
          <Skeleton height={20} />
          <Skeleton width="60%" height={10} />
        </Stack>
      ))}
      {coming > 0 ? (
        <li className="sr-only">
          <Loading>{null}</Loading>
        </li>
      ) : null}
    </Grid>
  )
}
