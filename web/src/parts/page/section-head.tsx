import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './section.module.css'

interface SectionHeadProps {
  readonly icon: ReactNode
  readonly title: string
  readonly children?: ReactNode
}

/** A section's title with its icon; what leads on stands at the right. */
export const SectionHead = ({ icon, title, children }: SectionHeadProps) => (
  <Row gapY={6} gapX={10} align="center" wraps mb={14} className={classes.sectionHead}>
    <Text tone="accent-text" className={classes.sectionIcon}>
      {icon}
    </Text>
    <h2>{title}</h2>
    <Row as="span" gap={8} align="center" atEnd>
      {children}
    </Row>
  </Row>
)
