import { Grid } from '@croupier/kit/layout/layout.tsx'
import { tiles } from '@croupier/engine/instant/mines.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconClover } from '@tabler/icons-react'
import { useRef } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import type { Board } from './board.ts'
import classes from './mines.module.css'

interface MinesTilesProps {
  readonly board: Board
  /** Absent while nothing may be opened. */
  readonly onOpen?: (tile: number) => void
}

const side = Math.sqrt(tiles)

/** The tiles: closed, a gem, or a mine. Arrows move between them. */
export function MinesTiles({ board, onOpen }: MinesTilesProps) {
  const t = useWords('instant')
  const grid = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side }[event.key]
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    if (by === undefined || at === -1) return
    event.preventDefault()
    buttons[at + by]?.focus()
  }
  return (
    <Grid gap={8} justify="center" ref={grid} className={classes.tiles} role="group" aria-label={t('mines_board')}>
      {Array.from({ length: tiles }, (_, tile) => {
        const face = faceOf(board, tile)
        const free = onOpen !== undefined && face === 'closed'
        // React's type of a style does not know custom properties.
        const style = { '--at': board.shown.indexOf(tile) } as CSSProperties
        return (
          <Grid
            as="button"
            centred
            radius={10}
            key={`${tile}.${face}`}
            type="button"
            className={classes.tile}
            style={style}
            data-face={face}
            data-over={board.over || undefined}
            aria-disabled={!free}
            aria-label={t(LABELS[face], { tile: tile + 1 })}
            onKeyDown={walk}
            onClick={() => (free ? onOpen(tile) : undefined)}
          >
            {face === 'closed' ? <IconClover className={classes.mark} aria-hidden /> : null}
            {face === 'gem' ? <ThingArt name="gem" size={96} /> : null}
            {face === 'hit' || face === 'mine' ? <ThingArt name="bomb" size={96} /> : null}
          </Grid>
        )
      })}
    </Grid>
  )
}

type Face = 'closed' | 'gem' | 'hit' | 'mine'

const LABELS: Readonly<Record<Face, string>> = {
  closed: 'tile_closed',
  gem: 'tile_gem',
  hit: 'tile_mine',
  mine: 'tile_mine',
}

function faceOf({ gems, hit, shown }: Board, tile: number): Face {
  if (tile === hit) return 'hit'
  if (gems.includes(tile)) return 'gem'
  return shown.includes(tile) ? 'mine' : 'closed'
}
