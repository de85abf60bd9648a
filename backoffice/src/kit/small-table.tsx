import type { ReactNode } from 'react'
import classes from './small-table.module.css'

interface SmallTableProps {
  /** No cell breaks its line, so that the table may be wider than its place. */
  readonly unbroken?: boolean
  /** All but the first column are figures. */
  readonly figures?: boolean
  /** What it lists, for readers, where nothing above it says so. */
  readonly label?: string
  /** Head and body; cells with `data-figure` stand at the right. */
  readonly children: ReactNode
}

/** A few rows that reach from edge to edge of a card. */
export const SmallTable = ({ unbroken = false, figures = false, label, children }: SmallTableProps) => (
  <div className={classes.frame}>
    <table
      className={classes.table}
      data-unbroken={unbroken || undefined}
      data-figures={figures || undefined}
      aria-label={label}
    >
      {children}
    </table>
  </div>
)
