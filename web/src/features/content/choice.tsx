import { Stack } from '@croupier/kit/layout/layout.tsx'
import classes from './content.module.css'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly options: readonly T[]
  readonly value: T
  readonly nameOf: (option: T) => string
  readonly onChoose: (option: T) => void
}

/** One of a few, from a list that unfolds. */
export const Choice = <T extends string>({ label, options, value, nameOf, onChoose }: ChoiceProps<T>) => (
  <Stack as="label" gap={6} size={13} weight={500} className={classes.choice}>
    {label}
    <select
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === target.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </select>
  </Stack>
)
