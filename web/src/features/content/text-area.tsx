import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './content.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  readonly label: string
  readonly error?: string | undefined
  /** At the right end below: how much is written. */
  readonly count?: ReactNode
}

/** Several lines to type in, with what is wrong and how much is written below. */
export function TextArea({ label, error, count, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <Stack gap={6} className={classes.area} data-wrong={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <textarea {...area} id={id} aria-invalid={error ? true : undefined} aria-describedby={`${id}-note`} />
      <Row as="p" gap={12} justify="between" size={12} tone="text-dim" id={`${id}-note`} className={classes.note}>
        <span data-wrong={error ? true : undefined} aria-live="polite">
          {error}
        </span>
        <span className="num">{count}</span>
      </Row>
    </Stack>
  )
}
