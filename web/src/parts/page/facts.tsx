import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** Facts, each on a line of its own. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <Grid as="dl" size={13} className={classes.facts}>
    {children}
  </Grid>
)

/** A sum: its parts and what they come to, in a box. */
export const SumBox = ({ children }: { readonly children: ReactNode }) => (
  <Grid as="dl" padY={4} padX={16} size={13} edge radius={12} className={classes.boxed}>
    {children}
  </Grid>
)

interface FactProps {
  readonly name: string
  /** What the others add up to, in large figures. */
  readonly total?: boolean
  readonly children: ReactNode
}

/** What something is called, and at the end of the line what it is. */
export const Fact = ({ name, total = false, children }: FactProps) => (
  <Row least={44} edgeAbove gap={12} align="center" justify="between" data-total={total || undefined}>
    <Text as="dt" weight={total ? 600 : 400} tone={total ? 'text' : 'text-dim'}>
      {name}
    </Text>
    {total ? (
      <Text as="dd" size={18} leading={26} weight={700} text="end">
        {children}
      </Text>
    ) : (
      <Row as="dd" breaks gap={4} align="center" text="end" className={classes.value}>
        {children}
      </Row>
    )}
  </Row>
)
