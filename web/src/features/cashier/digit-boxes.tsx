import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { FieldNote } from '@croupier/kit/form/field-note.tsx'
import { type ReactNode, useId } from 'react'
import classes from './digit-boxes.module.css'

interface DigitBoxesProps {
  readonly label: string
  readonly digits: number
  readonly value: string
  readonly error: string | undefined
  readonly aside: ReactNode
  readonly onType: (digits: string) => void
}

/** Secret digits, a box for each; for hands and readers it is one field, which can be pasted into. */
export function DigitBoxes({ label, digits, value, error, aside, onType }: DigitBoxesProps) {
  const id = useId()
  return (
    <Grid gap={8} columns={1} className={classes.field}>
      <Row gap={12} justify="between" size={13} weight={600}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </Row>
      <Grid anchor gap={8} className={classes.boxes} data-wrong={error === undefined ? undefined : true}>
        {Array.from({ length: digits }, (_, at) => (
          <Grid
            as="span"
            centred
            level={2}
            edge
            radius={8}
            key={at}
            className={classes.box}
            data-next={at === Math.min(value.length, digits - 1)}
            aria-hidden
          >
            {at < value.length ? '•' : ''}
          </Grid>
        ))}
        <input
          id={id}
          name="paymentPassword"
          className={classes.input}
          type="password"
          value={value}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => onType(target.value.replaceAll(/\D/g, '').slice(0, digits))}
        />
      </Grid>
      <FieldNote id={`${id}-error`} error={error} />
    </Grid>
  )
}
