import { Field } from '@croupier/kit/form/field.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { CHASE_KINDS, type ChaseForm, countOf, rateOf } from './chase-plan.ts'
import classes from './chase.module.css'
import type { Chase } from './use-chase.ts'

const COUNTS = [5, 10, 20, 50, 100]

/** What a plan is made from: how multiples follow each other, over how many issues, and where they begin. */
export function ChaseFields({ chase: { form, slip, available, change } }: { readonly chase: Chase }) {
  const t = useWords('lottery')
  const counts = COUNTS.filter((count) => count <= available)
  // The plan is made anew: what was typed at its rows was meant for another.
  const plan = (next: Partial<ChaseForm>) => change({ ...next, multiples: new Map() })
  return (
    <>
      <div className={classes.choices}>
        <Segments
          label={t('chase.kind')}
          options={CHASE_KINDS.map((value) => ({ value, label: t(`chase.kinds.${value}`) }))}
          value={form.kind}
          onChange={(kind) => plan({ kind })}
        />
      </div>
      {counts.length > 1 ? (
        <div className={classes.choices}>
          <Segments
            label={t('chase.counts')}
            options={counts.map((count) => ({ value: `${count}`, label: `${count}` }))}
            value={form.count}
            onChange={(count) => change({ count })}
          />
        </div>
      ) : null}
      <div className={classes.fields}>
        <CountField
          label={t('chase.draws')}
          hint={t('chase.draws_most', { most: available })}
          text={form.count}
          onText={(count) => change({ count })}
        />
        <CountField
          label={t(form.kind === 'profit' ? 'chase.least' : 'chase.start')}
          text={form.multiple ?? `${slip.multiple}`}
          onText={(multiple) => plan({ multiple })}
        />
        {form.kind === 'times' ? (
          <>
            <CountField label={t('chase.factor')} text={form.factor} onText={(factor) => plan({ factor })} />
            <CountField label={t('chase.every')} text={form.every} onText={(every) => plan({ every })} />
          </>
        ) : null}
        {form.kind === 'profit' ? (
          <Field
            label={t('chase.rate')}
            inputMode="decimal"
            autoComplete="off"
            value={form.percent}
            error={rateOf(form.percent) ? undefined : t('chase.type_rate')}
            onChange={({ target }) => plan({ percent: target.value.trim() })}
          />
        ) : null}
      </div>
    </>
  )
}

interface CountFieldProps {
  readonly label: string
  readonly hint?: string
  readonly text: string
  readonly onText: (text: string) => void
}

function CountField({ label, hint, text, onText }: CountFieldProps) {
  const t = useWords('lottery')
  return (
    <Field
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={countOf(text) === undefined ? t('chase.type_count') : undefined}
      onChange={({ target }) => onText(target.value.replaceAll(/\D/g, ''))}
    />
  )
}
