import { IconChevronDown } from '@tabler/icons-react'
import classes from './choice.module.css'

interface ChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly onChange: (value: string) => void
}

/** A named list to choose from, as the filters of a lobby stand side by side. */
export function Choice({ label, value = '', options, onChange }: ChoiceProps) {
  return (
    <label className={classes.choice} data-set={value !== '' || undefined}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      <IconChevronDown size={15} aria-hidden />
    </label>
  )
}
