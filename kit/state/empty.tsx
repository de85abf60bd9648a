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
  <div className={classes.state}>
    {art ? <div className={classes.art}>{art}</div> : null}
    <p className={classes.title}>{title}</p>
    {text ? <p className={classes.text}>{text}</p> : null}
    {actions ? <div className={classes.actions}>{actions}</div> : null}
  </div>
)
