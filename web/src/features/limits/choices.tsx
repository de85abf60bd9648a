import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { RadioCard } from '@croupier/kit/form/radio-card.tsx'
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
  <Row as="fieldset" gap={8} wraps pad={0}>
    <Text as="legend" wide pad={0} size={13} weight={500} className={classes.legend}>
      {label}
    </Text>
    {options.map((option) => (
      <RadioCard
        key={option.value}
        name={name}
        padX={14}
        level={2}
        radius="round"
        className={classes.chip}
        checked={value === option.value}
        onChoose={() => onChoose(option.value)}
      >
        {option.text}
      </RadioCard>
    ))}
  </Row>
)
