import { Row } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './form-note.module.css'

interface FormNoteProps {
  readonly tone: 'info' | 'loss'
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** A sentence above a form, in the colour of what it means. Bad news is told to readers at once. */
export const FormNote = ({ tone, icon, children }: FormNoteProps) => (
  <Row
    as="p"
    gap={8}
    align="start"
    padY={10}
    padX={12}
    size={13}
    weight={tone === 'loss' ? 600 : undefined}
    radius={8}
    className={classes.note}
    data-tone={tone}
    role={tone === 'loss' ? 'alert' : 'status'}
  >
    {icon}
    {children}
  </Row>
)
