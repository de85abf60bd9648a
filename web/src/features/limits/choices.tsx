import { Row } from '@croupier/kit/layout/layout.tsx'
import classes from './limits.module.css'

interface ChoicesProps<T> {
  readonly label: string
  readonly name: string
  readonly options: readonly { readonly value: T; readonly text: string }[]
  readonly value: T | undefined
  readonly onChoose: (value: T) => void
}

/** A few answers of which one is chosen: the browser's own radio buttons, drawn as chips. */
export const Choices = <T extends string | number>({ label, name, options, value, onChoose }: ChoicesProps<T>) => (
  <Row as="fieldset" gap={8} wraps pad={0} className={classes.choices}>
    <legend>{label}</legend>
    {options.map((option) => (
      <Row
        as="label"
        inline
        align="center"
        padX={14}
        size={14}
        level={2}
        edge
        radius="round"
        key={option.value}
        className={classes.chip}
      >
        <input type="radio" name={name} checked={value === option.value} onChange={() => onChoose(option.value)} />
        {option.text}
      </Row>
    ))}
  </Row>
)
