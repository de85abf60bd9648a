import { useWords } from '@croupier/kit/words.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { IconKey, TypedField } from './typed-field.tsx'

interface StepFieldProps {
  readonly label: string
  /** All values there are, the least first. */
  readonly values: readonly number[]
  readonly value: number
  readonly onChange: (value: number) => void
  readonly locked?: boolean
}

/** A whole number of a few: typed, or one step down and up. */
export function StepField({ label, values, value, onChange, locked = false }: StepFieldProps) {
  const t = useWords('instant')
  const at = values.indexOf(value)
  const take = (next: number | undefined) => {
    if (next !== undefined && !locked) onChange(next)
  }
  const nearest = (asked: number) =>
    values.reduce((best, each) => (Math.abs(each - asked) < Math.abs(best - asked) ? each : best), value)
  return (
    <TypedField
      label={label}
      value={String(value)}
      onText={(text) => (/^\d{1,4}$/.test(text) ? take(nearest(Number(text))) : undefined)}
    >
      <IconKey label={t('less', { label })} disabled={locked || at <= 0} onClick={() => take(values[at - 1])}>
        <IconMinus size={16} aria-hidden />
      </IconKey>
      <IconKey
        label={t('more', { label })}
        disabled={locked || at >= values.length - 1}
        onClick={() => take(values[at + 1])}
      >
        <IconPlus size={16} aria-hidden />
      </IconKey>
    </TypedField>
  )
}
