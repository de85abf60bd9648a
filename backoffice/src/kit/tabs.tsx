import { Row, Surface } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './tabs.module.css'

interface TabsProps {
  /** What they are parts of, for readers; left out where they are not a way to somewhere else. */
  readonly label?: string
  readonly className?: string | undefined
  /** Links or buttons; the one that is shown is current or pressed. */
  readonly children: ReactNode
}

/** Parts of a screen side by side above what they show. */
export const Tabs = ({ label, className = '', children }: TabsProps) => (
  <Row as={label === undefined ? 'div' : 'nav'} gap={20} className={`${classes.tabs} ${className}`} aria-label={label}>
    {children}
  </Row>
)

/** How many there are behind a tab; nothing while that is not known. */
export const TabCount = ({ count }: { readonly count: number | undefined }) =>
  count === undefined ? null : (
    <Surface
      as="span"
      padX={6}
      size={12}
      leading={18}
      weight={600}
      text="center"
      level={2}
      radius={6}
      className={classes.count}
    >
      {count}
    </Surface>
  )
