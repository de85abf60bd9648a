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
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={classes.boxes} data-wrong={error === undefined ? undefined : true}>
        {Array.from({ length: digits }, (_, at) => (
          <span key={at} className={classes.box} data-next={at === Math.min(value.length, digits - 1)} aria-hidden>
            {at < value.length ? '•' : ''}
          </span>
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
      </div>
      <FieldNote id={`${id}-error`} error={error} />
    </div>
  )
}
