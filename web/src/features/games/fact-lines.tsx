import { Grid, Row, Text, type Space } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './fact-lines.module.css'

interface FactLinesProps {
  readonly gap: Space
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
}

/** Facts of a round below each other, each with its name at the start of the line and its value at the end. */
export const FactLines = ({ gap, facts }: FactLinesProps) => (
  <Grid as="dl" gap={gap} size={13}>
    {facts.map(({ name, value }) => (
      <Row key={name} className={classes.line}>
        <Text as="dt" tone="text-dim">
          {name}
        </Text>
        <dd>{value}</dd>
      </Row>
    ))}
  </Grid>
)
