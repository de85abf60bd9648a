import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './choice.module.css'

interface ChoiceProps<T extends string> {
  readonly label: string
  /** What stands for no choice. */
  readonly all: string
  readonly options: readonly { readonly value: T; readonly text: string }[]
  readonly value: T | undefined
  readonly onChoose: (value: T | undefined) => void
}

/** A drop-down filter that turns gold-edged when set. The browser's own list, which every phone and reader knows. */
export function Choice<T extends string>({ label, all, options, value, onChoose }: ChoiceProps<T>) {
  return (
    <Row
      as="label"
      inline
      align="center"
      size={13}
      level={1}
      edge
      radius={8}
      className={classes.choice}
      data-set={value !== undefined}
    >
      <Text tone="text-dim" nowrap className={classes.label}>
        {label}
      </Text>
      <select
        className={classes.select}
        value={value ?? ''}
        onChange={({ target }) => onChoose(options.find((option) => option.value === target.value)?.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <IconChevronDown size={15} aria-hidden className={classes.arrow} />
    </Row>
  )
}
