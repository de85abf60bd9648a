import { Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './facts.module.css'

interface FactsProps {
  readonly gap?: 6 | 8 | 10
  readonly children: ReactNode
}

/** Facts one below the other: what each is called, and at the other end what it is. */
export const Facts = ({ gap = 8, children }: FactsProps) => (
  <Stack as="dl" gap={gap} className={classes.facts}>
    {children}
  </Stack>
)

interface FactProps {
  readonly says: string
  readonly strong?: boolean | undefined
  /** Set in the face for codes. */
  readonly mono?: boolean
  readonly children: ReactNode
}

/** One of several facts. */
export const Fact = ({ says, strong, mono, children }: FactProps) => (
  <div className={strong ? classes.strong : undefined}>
    <dt>{says}</dt>
    <dd className={mono ? 'mono' : undefined}>{children}</dd>
  </div>
)
