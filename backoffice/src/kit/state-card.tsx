import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './state-card.module.css'

interface StateCardProps {
  readonly tone: 'win' | 'info' | 'warn' | 'loss' | 'dim' | 'two'
  readonly icon: ReactNode
  readonly title: string
  readonly text?: ReactNode
  /** One next step, and one more at the most. */
  readonly children?: ReactNode
}

/** What a place says when it has nothing to show: why, and what to do next. */
export const StateCard = ({ tone, icon, title, text, children }: StateCardProps) => (
  <Stack align="center" padY={40} padX={24} text="center" role={tone === 'loss' ? 'alert' : undefined}>
    <Grid as="span" square={44} centred mb={14} radius={12} className={classes.icon} data-tone={tone}>
      {icon}
    </Grid>
    <Text as="p" size={14} weight={600}>
      {title}
    </Text>
    {text ? (
      <Text as="p" balanced mt={4} size={13} tone="text-dim" className={classes.text}>
        {text}
      </Text>
    ) : null}
    {children ? (
      <Row gap={8} justify="center" wraps mt={16}>
        {children}
      </Row>
    ) : null}
  </Stack>
)
