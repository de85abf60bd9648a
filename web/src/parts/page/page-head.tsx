import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './page-head.module.css'

interface PageHeadProps {
  readonly title: string
  readonly lead?: ReactNode
  /** At the right: what can be done with the whole page. */
  readonly children?: ReactNode
}

/** The heading of a page, what it is about, and what can be done with it. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <Row as="header" gapY={12} gapX={24} align="end" justify="between" wraps mb={20}>
    <div>
      <Text as="h1" balanced size={32} weight={700} className={classes.title}>
        {title}
      </Text>
      {lead ? (
        <Text as="p" mt={2} tone="text-dim" className={classes.lead}>
          {lead}
        </Text>
      ) : null}
    </div>
    {children}
  </Row>
)
