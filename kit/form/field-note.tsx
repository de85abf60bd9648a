import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './field.module.css'

interface FieldNoteProps {
  readonly id: string
  readonly error: string | undefined
  /** Said while nothing is wrong. */
  readonly hint?: ReactNode
}

/** The line below a field: what is wrong with it, or what helps. Readers hear it when it changes. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  return (
    <p id={id} className={error ? classes.error : classes.hint} aria-live="polite">
      {error ? <IconAlertCircle size={14} aria-hidden /> : null}
      {error ?? hint}
    </p>
  )
}
