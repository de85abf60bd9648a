import { Row, Surface } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './card.module.css'

interface CardProps {
  readonly title?: string
  /** Beside the title: a count, a chip. */
  readonly mark?: ReactNode
  /** At the right end of the head. */
  readonly aside?: ReactNode
  /** Rows that reach from edge to edge. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** A card of one subject. */
export const Card = ({ title, mark, aside, bare = false, children }: CardProps) => (
  <Surface as="section" level={1} edge radius={12} aria-label={title}>
    {title === undefined ? null : (
      <Row as="header" edgeBelow gap={8} align="center" padX={14} className={classes.head}>
        <h2>{title}</h2>
        {mark}
        <Row atEnd gap={8} align="center" className={classes.aside}>
          {aside}
        </Row>
      </Row>
    )}
    <div className={bare ? undefined : classes.body}>{children}</div>
  </Surface>
)
