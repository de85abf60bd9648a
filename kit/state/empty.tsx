import type { ReactNode } from 'react'
import { Grid } from '../layout/layout.tsx'
import { EmptyFrame } from './empty-frame.tsx'
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
  <EmptyFrame
    size="page"
    picture={
      art ? (
        <Grid centred mb={10} tone="text-dim" className={classes.art}>
          {art}
        </Grid>
      ) : null
    }
    title={title}
    text={text}
    actions={actions}
  />
)
