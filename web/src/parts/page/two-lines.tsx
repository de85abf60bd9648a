import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'

interface TwoLinesProps {
  readonly name: string
  /** A name that does not fit ends in an ellipsis and takes no second line. */
  readonly truncate?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A name, and what there is to say of it below. */
export const TwoLines = ({ name, truncate = false, className, children }: TwoLinesProps) => (
  <Grid as="span" columns={1} grow size={12} tone="text-dim" className={className}>
    <Text as="b" size={14} weight={600} tone="text" truncate={truncate}>
      {name}
    </Text>
    {children}
  </Grid>
)
