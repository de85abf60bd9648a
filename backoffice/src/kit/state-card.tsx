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
  <div className={classes.state} role={tone === 'loss' ? 'alert' : undefined}>
    <span className={classes.icon} data-tone={tone}>
      {icon}
    </span>
    <p className={classes.title}>{title}</p>
    {text ? <p className={classes.text}>{text}</p> : null}
    {children ? <div className={classes.actions}>{children}</div> : null}
  </div>
)
