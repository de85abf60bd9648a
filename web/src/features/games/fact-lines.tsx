import { Grid, Row, Text, type Space } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'

interface FactLinesProps {
  readonly gap: Space
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
}

/** Facts of a round below each other, each with its name at the start of the line and its value at the end. */
export const FactLines = ({ gap, facts }: FactLinesProps) => (
  <Grid as="dl" gap={gap} size={13}>
    {facts.map(({ name, value }) => (
      <Row key={name} gap={12} justify="between">
        <Text as="dt" tone="text-dim">
          {name}
        </Text>
        <Text as="dd" weight={700} text="end" className="num">
          {value}
        </Text>
      </Row>
    ))}
  </Grid>
)
