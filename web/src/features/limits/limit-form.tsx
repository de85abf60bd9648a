import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { signOfBrand } from '@croupier/kit/money.tsx'
import { type Limits, setLimit } from '@croupier/contract/limits.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type FormEvent, useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import type { Limit } from './kind-panel.tsx'
import classes from './limits.module.css'
import { useChange } from './use-change.ts'

interface LimitFormProps {
  readonly limit: Limit
  readonly limits: Limits
  readonly name: string
  readonly onDone: () => void
}

/** Type a limit. What will happen stands below before it is saved. */
export function LimitForm({ limit, limits, name, onDone }: LimitFormProps) {
  const t = useWords('limits')
  const currencySign = signOfBrand(useBrand())
  const timed = limit.kind === 'session'
  const [typed, setTyped] = useState(limit.own ?? '')
  const { kind, period } = limit
  const change = useChange((value: string | null) => {
    if (kind === 'session')
      return ask(setLimit, { body: { kind, period, minutes: value === null ? null : Number(value) } })
    return ask(setLimit, { body: { kind, period, amount: value } })
  }, onDone)
  const fields = change.error instanceof CallRefusal ? change.error.fields : {}
  const atField = (fields['amount'] ?? fields['minutes'])?.[0]?.message
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') change.mutate(typed.trim())
  }
  const lower = limit.own === null || Number(typed) <= Number(limit.own)
  return (
    <Grid as="form" gap={12} onSubmit={save} noValidate aria-label={name}>
      {change.isError && atField === undefined ? <RefusedLine error={change.error} /> : null}
      <Field
        label={t(timed ? 'minutes' : 'amount')}
        inputMode={timed ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed}
        icon={timed ? undefined : currencySign}
        error={atField}
        hint={t(lower ? 'at_once' : 'later', { hours: limits.policy.raiseAfterHours })}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Row align="center" wraps className={classes.acts}>
        <PrimaryButton
          type="submit"
          size="small"
          working={change.isPending}
          blocked={typed.trim() === '' ? t('type_first') : undefined}
        >
          {t('save')}
        </PrimaryButton>
        {limit.own === null ? null : (
          <Button size="small" tone="ghost" onClick={() => change.mutate(null)}>
            {t('remove')}
          </Button>
        )}
      </Row>
    </Grid>
  )
}
