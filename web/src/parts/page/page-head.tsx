import type { ReactNode } from 'react'
import classes from './page-head.module.css'

interface PageHeadProps {
  readonly title: string
  readonly lead?: ReactNode
  /** At the right: what can be done with the whole page. */
  readonly children?: ReactNode
}

/** The heading of a page, what it is about, and what can be done with it. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <header className={classes.head}>
    <div>
      <h1 className={classes.title}>{title}</h1>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
    </div>
    {children}
  </header>
)
