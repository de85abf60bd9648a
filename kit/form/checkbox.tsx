import { Row, Stack, Text } from '../layout/layout.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import classes from './field.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className' | 'children'> {
  readonly label: ReactNode
  readonly error?: string | undefined
}

/** A box to tick, with its words beside it and its error below. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <Stack gap={6} className={classes.field}>
      <Row as="label" gap={10} align="start" size={13} className={classes.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </Row>
      <Text as="p" size={12} tone="loss" id={id} className={classes.note} aria-live="polite">
        {error}
      </Text>
    </Stack>
  )
}
