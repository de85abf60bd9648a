import type { ReactNode } from 'react'
import classes from './section.module.css'

interface SectionHeadProps {
  readonly icon: ReactNode
  readonly title: string
  readonly children?: ReactNode
}

/** A section's title with its icon; what leads on stands at the right. */
export const SectionHead = ({ icon, title, children }: SectionHeadProps) => (
  <div className={classes.sectionHead}>
    <span className={classes.sectionIcon}>{icon}</span>
    <h2>{title}</h2>
    <span className={classes.sectionMore}>{children}</span>
  </div>
)
