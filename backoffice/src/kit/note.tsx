import type { ReactNode } from 'react'
import classes from './note.module.css'

interface NoteProps {
  readonly tone: 'win' | 'info' | 'warn' | 'loss' | 'two'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A sentence that has to be read, in the colour of what it means. Bad news is told to readers at once. */
export const Note = ({ tone, icon, children }: NoteProps) => (
  <div className={classes.note} data-tone={tone} role={tone === 'loss' || tone === 'warn' ? 'alert' : undefined}>
    {icon}
    <div className={classes.text}>{children}</div>
  </div>
)
