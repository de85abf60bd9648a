import type { ReactNode } from 'react'
import classes from './members.module.css'

interface FigureProps {
  readonly label: string
  readonly below?: string
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** One of the figures at the head of a member's page, with what is said below it. */
export const Figure = ({ label, below, extra, children }: FigureProps) => (
  <div className={classes.figure}>
    <dt>{label}</dt>
    <dd>
      <strong>{children}</strong>
      {below === undefined ? null : (
        <small>
          {extra} {below}
        </small>
      )}
    </dd>
  </div>
)
