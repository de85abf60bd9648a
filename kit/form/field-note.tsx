import { Row } from '../layout/layout.tsx'
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
    <Row
      as="p"
      gap={4}
      align="start"
      size={12}
      tone={error ? 'loss' : 'text-dim'}
      id={id}
      className={classes.note}
      aria-live="polite"
    >
      {error ? <IconAlertCircle size={14} aria-hidden /> : null}
      {error ?? hint}
    </Row>
  )
}
