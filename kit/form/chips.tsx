import type { ReactNode } from 'react'
import classes from './chips.module.css'

interface Chip<Value> {
  readonly value: Value
  readonly label: string
  readonly icon?: ReactNode
  /** How many there are of it. */
  readonly count?: number
}

interface ChipsProps<Value> {
  readonly label: string
  readonly options: readonly Chip<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Further lines for what does not fit, instead of one that is pushed sideways. */
  readonly wrap?: boolean
}

/** A choice of one among as many as there are, such as vendors or shelves; undefined may stand for all of them. */
export function Chips<Value extends string | undefined>({ label, options, value, onChange, wrap }: ChipsProps<Value>) {
  return (
    <fieldset className={wrap ? classes.lines : classes.line} aria-label={label}>
      {options.map((chip) => (
        <button
          key={chip.value ?? ''}
          type="button"
          className={classes.chip}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.icon}
          {chip.label}
          {chip.count === undefined ? null : <small>{chip.count}</small>}
        </button>
      ))}
    </fieldset>
  )
}
