import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './card.module.css'

interface CardProps {
  readonly title: string
  /** At the end of the heading's line. */
  readonly aside?: ReactNode
  /** Reaches to the edges: a table. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** One subject of a page. */
export const Card = ({ title, aside, flush, children }: CardProps) => (
  <Stack as="section" level={1} edge radius={12} className={classes.card} data-flush={flush} aria-label={title}>
    <Row as="header" gapY={4} gapX={12} align="center" justify="between" wraps className={classes.head}>
      <Text as="h3" size={14} weight={600}>
        {title}
      </Text>
      {aside}
    </Row>
    {children}
  </Stack>
)
