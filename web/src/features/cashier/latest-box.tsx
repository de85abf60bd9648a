import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import type { ReactNode } from 'react'
import classes from './latest-box.module.css'

interface LatestBoxProps {
  readonly title: string
  /** Said while there are none. */
  readonly none: string
  /** How many there are; undefined until they have arrived. */
  readonly count: number | undefined
  /** At the right end of the heading. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** The latest movements of money beside the form that makes new ones. */
export const LatestBox = ({ title, none, count, end, children }: LatestBoxProps) => (
  <Surface as="section" padX={16} level={1} edge radius={12} className={classes.box} aria-label={title}>
    <Row as="header" justify="between" mb={10}>
      <Text as="h3" size={13} weight={600}>
        {title}
      </Text>
      {end}
    </Row>
    {count === undefined ? <SkeletonRows rows={3} /> : null}
    {count === 0 ? (
      <Text as="p" mb={12} size={13} tone="text-dim">
        {none}
      </Text>
    ) : null}
    {children}
  </Surface>
)
