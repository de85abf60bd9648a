import type { ReactNode } from 'react'
import { Row, Stack, Text } from '../layout/layout.tsx'
import classes from './state.module.css'

const SIZES = {
  page: { padY: 24, padX: 16, title: 16 },
  card: { padY: 40, padX: 24, title: 14 },
} as const

interface EmptyFrameProps {
  readonly size: keyof typeof SIZES
  readonly picture: ReactNode
  readonly title: string
  readonly text?: ReactNode
  readonly actions?: ReactNode
  readonly role?: 'alert'
}

/** A picture, what is missing, why, and where to go, one below the other. */
export function EmptyFrame({ size, picture, title, text, actions, role }: EmptyFrameProps) {
  const { padY, padX, title: titleSize } = SIZES[size]
  return (
    <Stack align="center" padY={padY} padX={padX} text="center" role={role}>
      {picture}
      <Text as="p" balanced={size === 'page'} size={titleSize} weight={600}>
        {title}
      </Text>
      {text ? (
        <Text as="p" balanced mt={4} size={13} tone="text-dim" className={classes.text} data-size={size}>
          {text}
        </Text>
      ) : null}
      {actions ? (
        <Row gap={8} justify="center" wraps mt={16} className={classes.actions}>
          {actions}
        </Row>
      ) : null}
    </Stack>
  )
}
