import { Grid, Row, Stack, Text } from '../layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyProps {
  /** An object of the art kit, 72 px. */
  readonly art?: ReactNode
  readonly title: string
  readonly text?: ReactNode
  /** One way back and one way on. */
  readonly actions?: ReactNode
}

/** Nothing here: what is missing, why, and where to go. */
export const Empty = ({ art, title, text, actions }: EmptyProps) => (
  <Stack align="center" padY={24} padX={16} text="center">
    {art ? (
      <Grid centred mb={10} tone="text-dim" className={classes.art}>
        {art}
      </Grid>
    ) : null}
    <Text as="p" balanced size={16} weight={600}>
      {title}
    </Text>
    {text ? (
      <Text as="p" balanced mt={4} size={13} tone="text-dim" className={classes.text}>
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
