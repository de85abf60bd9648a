import { Row, Text } from '../layout/layout.tsx'
import classes from './segments.module.css'

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A choice of two or three that stand side by side. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <Row as="fieldset" gap={4} pad={4} level={0} radius={8}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <Text
          as="button"
          padX={10}
          size={13}
          weight={600}
          tone="text-dim"
          nowrap
          radius={6}
          key={option.value}
          type="button"
          className={classes.segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Text>
      ))}
    </Row>
  )
}
