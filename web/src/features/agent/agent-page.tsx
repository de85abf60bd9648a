import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './agent-page.module.css'

interface AgentPageProps {
  readonly title: string
  /** Beside the heading, in small: how many there are. */
  readonly count?: ReactNode
  /** At the end of the heading's line. */
  readonly actions?: ReactNode
  /** Below the heading; stays above what scrolls. */
  readonly filters?: ReactNode
  readonly children: ReactNode
}

/** A page of the agent centre. A phone has its heading in the window's head. */
export const AgentPage = ({ title, count, actions, filters, children }: AgentPageProps) => (
  <>
    <Row as="header" firm gapY={8} gapX={12} align="center" wraps className={classes.head}>
      <Text as="h2" size={20} weight={700} className={classes.title}>
        {title}
      </Text>
      {count ? (
        <Text size={13} tone="text-dim">
          {count}
        </Text>
      ) : null}
      {actions ? (
        <Row gap={8} align="center" wraps className={classes.actions}>
          {actions}
        </Row>
      ) : null}
    </Row>
    {filters ? (
      <Row firm gap={8} align="center" wraps className={classes.filters}>
        {filters}
      </Row>
    ) : null}
    <Stack grow gap={12} className={classes.content}>
      {children}
    </Stack>
  </>
)
