import { Grid, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './record-frame.module.css'

interface Total {
  readonly name: string
  readonly figure: ReactNode
  /** Left out on a phone. */
  readonly wide?: boolean
}

/** The sums of a record's whole range, side by side. */
export const RecordTotals = ({ totals }: { readonly totals: readonly Total[] }) => (
  <Grid as="dl" gap={12} mb={12} className={classes.totals}>
    {totals.map(({ name, figure, wide }) => (
      <Surface padY={10} padX={14} level={2} edge radius={10} key={name} className={classes.total} data-wide={wide}>
        <Text as="dt" size={12} tone="text-dim">
          {name}
        </Text>
        <Text as="dd" size={18} leading={26} weight={600} className={classes.sum}>
          {figure}
        </Text>
      </Surface>
    ))}
  </Grid>
)
