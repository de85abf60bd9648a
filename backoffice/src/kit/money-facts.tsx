import { Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './money-facts.module.css'

export interface MoneyFact {
  readonly says: string
  readonly value: ReactNode
  readonly strong?: boolean
}

/** What an action moves: how much, from whom to whom, and what is there after it. */
export const MoneyFacts = ({ facts }: { readonly facts: readonly MoneyFact[] }) => (
  <Stack as="dl" edge radius={8} className={classes.facts}>
    {facts.map(({ says, value, strong }) => (
      <div key={says} className={strong ? classes.strong : undefined}>
        <dt>{says}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Stack>
)
