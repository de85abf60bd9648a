import type { ReactNode } from 'react'
import classes from './labelled.module.css'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'

interface LabelledProps {
  readonly label: string
  readonly hint?: string
  /** What is wrong with it, said in place of the hint. */
  readonly wrong?: string | undefined
  /** What it holds has a name of its own for readers, such as segments. */
  readonly named?: boolean
  /** Its lines are as high as those of the fields beside it. */
  readonly besideFields?: boolean
  readonly children: ReactNode
}

/** A list to choose from or a place to write in: what it is called above it, a hint or what is wrong below. */
export function Labelled({ label, hint, wrong, named = false, besideFields = false, children }: LabelledProps) {
  const note = wrong ?? hint
  const isWrong = wrong !== undefined
  return (
    <Stack
      as={named ? 'div' : 'label'}
      gap={6}
      size={12}
      className={classes.labelled}
      data-beside-fields={besideFields || undefined}
    >
      <Text tone="text-dim">{label}</Text>
      {children}
      {note === undefined ? null : (
        <small data-wrong={isWrong || undefined} role={isWrong ? 'alert' : undefined}>
          {note}
        </small>
      )}
    </Stack>
  )
}
