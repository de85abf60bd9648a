import { Grid } from '@croupier/kit/layout/layout.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'

interface ChoiceRowProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** While a round is under way the choice stands. */
  readonly locked?: boolean
}

/** A labelled choice of a few that stand side by side. */
export function ChoiceRow<Value extends string>({ label, locked = false, ...choice }: ChoiceRowProps<Value>) {
  return (
    <fieldset disabled={locked}>
      <Grid mb={6} size={12} weight={500} tone="text-dim" aria-hidden>
        {label}
      </Grid>
      <Segments label={label} {...choice} />
    </fieldset>
  )
}
