import { Grid } from '@croupier/kit/layout/layout.tsx'
import { EmptyFrame } from '@croupier/kit/state/empty-frame.tsx'
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
  <EmptyFrame
    size="card"
    role={tone === 'loss' ? 'alert' : undefined}
    picture={
      <Grid as="span" square={44} centred mb={14} radius={12} className={classes.icon} data-tone={tone}>
        {icon}
      </Grid>
    }
    title={title}
    text={text}
    actions={children}
  />
)
