import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './note.module.css'

interface NoteProps {
  readonly tone: 'win' | 'info' | 'warn' | 'loss' | 'two'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A sentence that has to be read, in the colour of what it means. Bad news is told to readers at once. */
export const Note = ({ tone, icon, children }: NoteProps) => (
  <Row
    gap={10}
    align="start"
    padY={10}
    padX={12}
    size={12}
    leading={18}
    radius={10}
    className={classes.note}
    data-tone={tone}
    role={tone === 'loss' || tone === 'warn' ? 'alert' : undefined}
  >
    {icon}
    <Text as="div" grow>
      {children}
    </Text>
  </Row>
)
