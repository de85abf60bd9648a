import { Grid } from '@croupier/kit/layout/layout.tsx'
import { memo } from 'react'
import type { FunctionComponent, ReactNode } from 'react'
import type { StageProps, TableLayout } from './layout.ts'
import { Shoe } from './shoe.tsx'
import { Status } from './status.tsx'
import classes from './table-screen.module.css'
import type { LiveTable } from './use-live-table.ts'

interface FeltTopProps {
  readonly table: LiveTable
  readonly aheadMs: number
  readonly layout: TableLayout
  readonly stage: StageProps
  /** What must be known now. */
  readonly trouble: ReactNode
}

/** The upper part of the felt: what goes on, what was refused, and what has been dealt. */
export function FeltTop({ table, aheadMs, layout, stage, trouble }: FeltTopProps) {
  return (
    <>
      <Grid centred className={classes.top}>
        <Status table={table} layout={layout} aheadMs={aheadMs} />
        <div className={classes.trouble}>{trouble}</div>
      </Grid>
      <Grid centred padX={10} className={classes.stage}>
        <Shoe shoe={table.shoe} />
        <Staged Stage={layout.Stage} {...stage} />
      </Grid>
    </>
  )
}

/** Drawn anew when something happens on the table, not when others bet. */
const Staged = memo(function Staged({
  Stage,
  ...stage
}: StageProps & { readonly Stage: FunctionComponent<StageProps> }) {
  return <Stage {...stage} />
})
