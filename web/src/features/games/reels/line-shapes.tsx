import { Grid } from '@croupier/kit/layout/layout.tsx'
import classes from './paytable.module.css'

interface LineShapesProps {
  readonly lines: readonly (readonly number[])[]
  readonly rows: number
}

/** How each line runs, drawn small and in row numbers for readers. */
export const LineShapes = ({ lines, rows }: LineShapesProps) => (
  <Grid as="ol" gap={8} className={classes.lines}>
    {lines.map((path, index) => (
      <Grid key={path.join('')} as="li" gap={2} pad={6} weight={600} level={2} radius={8}>
        <svg
          viewBox={`0 0 ${path.length * 10 + 2} ${rows * 10 + 2}`}
          width={path.length * 10 + 2}
          height={rows * 10 + 2}
          role="img"
          aria-label={path.map((row) => row + 1).join(' ')}
        >
          {path.flatMap((on, reel) =>
            Array.from({ length: rows }, (_, row) => (
              <rect
                key={`${reel}${row}`}
                x={reel * 10 + 2}
                y={row * 10 + 2}
                width="8"
                height="8"
                rx="2"
                data-on={row === on || undefined}
              />
            )),
          )}
        </svg>
        <span>{index + 1}</span>
      </Grid>
    ))}
  </Grid>
)
