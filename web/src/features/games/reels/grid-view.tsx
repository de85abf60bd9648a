import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { SlotSymbol } from '@croupier/kit/art/slot-symbol.tsx'
import { DropColumn } from './drop-column.tsx'
import classes from './grid.module.css'
import { ReelColumn } from './reel-column.tsx'
import { TimesReel } from './times-reel.tsx'
import type { Title, Window } from './title.ts'
import type { Turn } from './turn.ts'

interface GridViewProps {
  readonly title: Title
  readonly turn: Turn
  /** Somebody pressed again: land now. */
  readonly hurried: boolean
  /** The reel that runs on because two scatters stand. */
  readonly waiting: number | undefined
  /** Something won and is drawn above: what did not win steps back. */
  readonly shaded: boolean
}

/** The columns behind the window. Only their pictures move, by transform. */
export function GridView({ title, turn, hurried, waiting, shaded }: GridViewProps) {
  const runs = turn.kind === 'run' || (turn.kind === 'still' && title.motion === 'reels')
  return (
    <Row>
      <Row className={classes.grid} aria-hidden>
        {turn.window.map((_, column) =>
          runs ? (
            <ReelColumn
              key={column}
              art={title.name}
              column={column}
              turn={turn}
              hurried={hurried}
              waiting={waiting === column}
            />
          ) : (
            <DropColumn key={column} art={title.name} column={column} turn={turn} hurried={hurried} />
          ),
        )}
        <div className={classes.shade} data-on={shaded || undefined} />
      </Row>
      {title.timesReel ? <TimesReel title={title} rules={title.timesReel} turn={turn} hurried={hurried} /> : null}
    </Row>
  )
}

interface LitCellsProps {
  readonly title: Title
  readonly window: Window
  readonly lit: ReadonlySet<string>
}

/** Winning cells once more, over the line that runs through them. */
export function LitCells({ title, window, lit }: LitCellsProps) {
  return (
    <div className={classes.litCells} aria-hidden>
      {window.flatMap((cells, column) =>
        cells.map((code, row) =>
          lit.has(`${column}:${row}`) ? (
            <Grid key={`${column}:${row}`} centred className={classes.lit} style={placeOf(title, column, row)}>
              <SlotSymbol set={title.name} code={code} className={classes.symbol} />
            </Grid>
          ) : null,
        ),
      )}
    </div>
  )
}

/** Where a cell stands over the grid, in shares of it. */
export const placeOf = ({ columns, rows }: Pick<Title, 'columns' | 'rows'>, column: number, row: number) => ({
  left: `${(column * 100) / columns}%`,
  top: `${(row * 100) / rows}%`,
  width: `${100 / columns}%`,
  height: `${100 / rows}%`,
})
