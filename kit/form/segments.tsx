import { Row, Text } from '../layout/layout.tsx'
import classes from './segments.module.css'

interface SegmentsProps<Value> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** What is chosen; undefined where none of them is, or stands for all. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** With an edge, and the chosen one raised from its ground: among filters, or alone on a page. */
  readonly raised?: boolean
}

/** A choice of a few that stand side by side. */
export function Segments<Value extends string | undefined>({
  label,
  options,
  value,
  onChange,
  raised,
}: SegmentsProps<Value>) {
  return (
    <Row
      as="fieldset"
      gap={raised ? 2 : 4}
      pad={raised ? 2 : 4}
      level={raised ? 2 : 0}
      edge={raised}
      radius={8}
      className={raised ? classes.raised : undefined}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <Text
          as="button"
          size={13}
          weight={raised ? 500 : 600}
          tone="text-dim"
          nowrap
          radius={6}
          key={option.value ?? ''}
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

/** Parts of a page that take turns in one place: as segments look, and as readers know tabs. */
export function Tabs<Value extends string>({
  options,
  value,
  onChange,
}: Omit<SegmentsProps<Value>, 'label' | 'raised'>) {
  return (
    <Row gap={2} pad={2} level={2} edge radius={8} role="tablist" className={classes.raised}>
      {options.map((option) => (
        <Text
          as="button"
          size={13}
          leading={16}
          weight={500}
          tone="text-dim"
          radius={6}
          key={option.value}
          type="button"
          role="tab"
          className={classes.segment}
          aria-selected={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Text>
      ))}
    </Row>
  )
}
