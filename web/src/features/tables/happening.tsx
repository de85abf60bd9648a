import type { ReactNode } from 'react'
import type { StageProps, TableLayout } from './layout.ts'
import { Status } from './status.tsx'
import classes from './table-screen.module.css'
import type { LiveTable } from './use-live-table.ts'

interface HappeningProps {
  readonly table: LiveTable
  readonly aheadMs: number
  readonly layout: TableLayout
  readonly stage: StageProps
  /** What must be known now. */
  readonly trouble: ReactNode
}

/** The upper part of the felt: what goes on, what was refused, and what has been dealt. */
export function Happening({ table, aheadMs, layout, stage, trouble }: HappeningProps) {
  return (
    <>
      <div className={classes.top}>
        <Status table={table} layout={layout} aheadMs={aheadMs} />
        <div className={classes.trouble}>{trouble}</div>
      </div>
      <div className={classes.stage}>
        <layout.Stage {...stage} />
      </div>
    </>
  )
}
