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
  <section className={classes.panel} aria-label={title}>
    <header className={classes.head}>
      <div>
        <h3 className={classes.title}>{title}</h3>
        {text ? <p className={classes.text}>{text}</p> : null}
      </div>
      {action}
    </header>
    {children}
  </section>
)
