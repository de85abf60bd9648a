import type { ReactNode } from 'react'
import classes from './card.module.css'

interface CardProps {
  readonly title?: string
  /** Beside the title: a count, a chip. */
  readonly mark?: ReactNode
  /** At the right end of the head. */
  readonly aside?: ReactNode
  /** Rows that reach from edge to edge. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** A card of one subject. */
export const Card = ({ title, mark, aside, bare = false, children }: CardProps) => (
  <section className={classes.card} aria-label={title}>
    {title === undefined ? null : (
      <header className={classes.head}>
        <h2>{title}</h2>
        {mark}
        <div className={classes.aside}>{aside}</div>
      </header>
    )}
    <div className={bare ? undefined : classes.body}>{children}</div>
  </section>
)
