import { Row, Stack, Text } from '../layout/layout.tsx'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useWords } from '../words.ts'
import { FieldNote } from './field-note.tsx'
import classes from './field.module.css'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string
  /** High and in large figures for the amount that a page is about. */
  readonly box?: 'line' | 'amount'
  readonly hint?: ReactNode
  /** What is wrong, by our own check or the server's; shown instead of the hint. */
  readonly error?: string | undefined
  /** Shown with a tick: checked and found good. */
  readonly good?: boolean
  readonly optional?: boolean
  readonly icon?: ReactNode
  /** At the right end inside the box: an eye, a unit, a picture. */
  readonly end?: ReactNode
  /** At the right end of the label's line: a link such as "Forgot password?". */
  readonly aside?: ReactNode
}

/** A labelled line to type in: label above, hint or error below, the error tied to the input for readers. */
export function Field({ box = 'line', ...field }: FieldProps) {
  const { label, hint, error, good = false, optional = false, icon, end, aside, ...input } = field
  const id = useId()
  const t = useWords('kit')
  const note = error ?? hint
  return (
    <Stack gap={6} className={classes.field}>
      <Row gap={8} justify="between" size={13} weight={500}>
        <label htmlFor={id}>{label}</label>
        {optional ? (
          <Text weight={400} tone="text-dim">
            {t('optional')}
          </Text>
        ) : null}
        {aside}
      </Row>
      <Row
        tall={44}
        gap={8}
        align="center"
        padX={12}
        level={2}
        edge
        radius={8}
        className={classes.box}
        data-kind={box}
        data-wrong={error ? true : undefined}
      >
        {icon ? (
          <Text tone="text-dim" className={classes.icon}>
            {icon}
          </Text>
        ) : null}
        <input
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {good && !error ? <IconCircleCheck className={classes.good} size={18} aria-hidden /> : null}
        {end}
      </Row>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </Stack>
  )
}
