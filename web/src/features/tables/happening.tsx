import type { Refusal } from '../games/round-desk.ts'
import type { StageProps, TableLayout } from './layout.ts'
import { Status } from './status.tsx'
import classes from './table-screen.module.css'
import { TableTrouble } from './table-trouble.tsx'
import type { LiveTable } from './use-live-table.ts'

interface HappeningProps {
  readonly table: LiveTable
  readonly aheadMs: number
  readonly layout: TableLayout
  readonly stage: StageProps
  readonly refusal: Refusal | undefined
  readonly onDismiss: () => void
}

/** The upper part of the felt: what goes on, what was refused, and what has been dealt. */
export function Happening({ table, aheadMs, layout, stage, refusal, onDismiss }: HappeningProps) {
  return (
    <>
      <div className={classes.top}>
        <Status table={table} layout={layout} aheadMs={aheadMs} />
        {refusal ? (
          <div className={classes.trouble}>
            <TableTrouble refusal={refusal} onClose={onDismiss} />
          </div>
        ) : null}
      </div>
      <div className={classes.stage}>
        <layout.Stage {...stage} />
      </div>
    </>
  )
}
