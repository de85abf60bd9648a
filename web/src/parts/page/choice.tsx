import { Stack } from '@croupier/kit/layout/layout.tsx'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './choice.module.css'

interface NamedChoice<T extends string> {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly text: string }[]
  /** Its name stands above it, as a field's does in a form. */
  readonly above?: boolean
}

interface RequiredChoice<T extends string> extends NamedChoice<T> {
  readonly all?: undefined
  readonly value: T
  readonly onChoose: (value: T) => void
}

interface OptionalChoice<T extends string> extends NamedChoice<T> {
  /** What stands for no choice. */
  readonly all: string
  readonly value: T | undefined
  readonly onChoose: (value: T | undefined) => void
}

/** One of a few, gold-edged when something is chosen. The browser's own list, which every phone and reader knows. */
export function Choice<T extends string>(choice: OptionalChoice<T>): ReactNode
export function Choice<T extends string>(choice: RequiredChoice<T>): ReactNode
export function Choice<T extends string>(choice: RequiredChoice<T> | OptionalChoice<T>): ReactNode {
  const { label, options, above = false, all, value } = choice
  const choose = (wanted: string) => {
    const chosen = options.find((option) => option.value === wanted)?.value
    if (choice.all !== undefined) choice.onChoose(chosen)
    else if (chosen !== undefined) choice.onChoose(chosen)
  }
  const list = (
    <>
      <select value={value ?? ''} onChange={({ target }) => choose(target.value)}>
        {all === undefined ? null : <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <IconChevronDown size={15} aria-hidden />
    </>
  )
  if (above)
    return (
      <Stack as="label" gap={6} size={13} weight={500}>
        {label}
        <span className={`${classes.choice} ${classes.above}`}>{list}</span>
      </Stack>
    )
  return (
    <label className={classes.choice} data-set={(all !== undefined && value !== undefined) || undefined}>
      <span>{label}</span>
      {list}
    </label>
  )
}
