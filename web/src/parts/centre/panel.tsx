import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './panel.module.css'

interface PanelProps {
  readonly title: string
  readonly text?: string
  /** At the right end of the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One part of the security centre: what it is about, what can be done, and its list. */
export const Panel = ({ title, text, action, children }: PanelProps) => (
  <Stack as="section" gap={12} pad={16} level={1} edge radius={12} aria-label={title}>
    <Row as="header" gapY={8} gapX={16} align="start" wraps className={classes.head}>
      <div>
        <Text as="h3" size={16} weight={600}>
          {title}
        </Text>
        {text ? (
          <Text as="p" size={13} tone="text-dim" className={classes.text}>
            {text}
          </Text>
        ) : null}
      </div>
      {action}
    </Row>
    {children}
  </Stack>
)
