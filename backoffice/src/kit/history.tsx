import type { ReactNode } from 'react'
import classes from './history.module.css'
import { useMoments } from './moment.ts'

export interface HistoryEntry {
  readonly id: string
  /** In front: a version, a number. */
  readonly mark?: string
  readonly what: ReactNode
  readonly by: string
  readonly at: string
  readonly note?: string
  /** At the right: live now, Restore. */
  readonly aside?: ReactNode
}

/** What was done to something, newest first: what, who, when. */
export function HistoryList({ label, entries }: { readonly label: string; readonly entries: readonly HistoryEntry[] }) {
  const moments = useMoments()
  return (
    <ol className={classes.list} aria-label={label}>
      {entries.map(({ id, mark, what, by, at, note, aside }) => (
        <li key={id} className={classes.entry}>
          {mark === undefined ? null : <span className={`mono ${classes.mark}`}>{mark}</span>}
          <div className={classes.text}>
            <p>{what}</p>
            <p className={classes.small}>
              {by}, {moments.short(at)}
            </p>
            {note ? <p className={classes.small}>“{note}”</p> : null}
          </div>
          {aside}
        </li>
      ))}
    </ol>
  )
}
