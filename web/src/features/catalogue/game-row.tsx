import { Grid, Surface } from '@croupier/kit/layout/layout.tsx'
import type { Game } from '@croupier/contract/catalogue.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useDeferredValue, useRef } from 'react'
import classes from '../../parts/page/section.module.css'
import { SectionHead } from '../../parts/page/section-head.tsx'
import { useRenderTurn } from '../../parts/page/render-turns.ts'
import { GameTile } from './game-tile.tsx'
import { useOwnGames } from './own-games.ts'

const COMING = 7
/** So few games share their row with something else. */
export const FEW = 3

interface GameRowProps {
  readonly title: string
  readonly icon: ReactNode
  /** Undefined until they are known. */
  readonly games: readonly Game[] | undefined
  /** What leads on. */
  readonly children?: ReactNode
}

/** Games in a row that scrolls sideways, under their title. */
export function GameRow({ title, icon, games, children }: GameRowProps) {
  const t = useWords('catalogue')
  const row = useRef<HTMLUListElement>(null)
  const own = useOwnGames()
  // Twenty tiles are much for a phone at once: they come when what stands above them does, and in slices.
  const tiles = useDeferredValue(useRenderTurn() ? games : null, null)
  const page = (side: -1 | 1) =>
    row.current?.scrollBy({ left: side * row.current.clientWidth * 0.9, behavior: 'smooth' })
  return (
    <section className={classes.section}>
      <SectionHead icon={icon} title={title}>
        {children}
        {games && games.length > COMING ? (
          <>
            <Arrow label={t('row_back')} onClick={() => page(-1)}>
              <IconChevronLeft size={16} aria-hidden />
            </Arrow>
            <Arrow label={t('row_on')} onClick={() => page(1)}>
              <IconChevronRight size={16} aria-hidden />
            </Arrow>
          </>
        ) : null}
      </SectionHead>
      <Grid
        as="ul"
        gap={14}
        pad={6}
        ref={row}
        className={classes.tiles}
        data-few={(games && games.length <= FEW) || undefined}
        style={countStyle(games?.length ?? COMING)}
      >
        {tiles
          ? tiles.map((game) => (
              <li key={game.nodeId}>
                <GameTile game={game} own={own} />
              </li>
            ))
          : Array.from({ length: COMING }, (_, index) => (
              <Surface as="li" level={1} edge radius={12} key={index} className={classes.tilePlace} aria-hidden />
            ))}
      </Grid>
    </section>
  )
}

interface ArrowProps {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

const Arrow = ({ label, ...arrow }: ArrowProps) => (
  <Grid
    as="button"
    centred
    square={32}
    tone="text-dim"
    level={1}
    edge
    radius={8}
    type="button"
    className={classes.arrow}
    aria-label={label}
    {...arrow}
  />
)

// React's type of a style does not know custom properties.
const countStyle = (games: number) => ({ '--games': Math.max(2, games) }) as CSSProperties
