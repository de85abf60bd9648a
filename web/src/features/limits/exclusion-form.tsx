import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { excludeSelf, type Limits } from '@croupier/contract/limits.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { Choices } from './choices.tsx'
import classes from './limits.module.css'
import { useStepOut } from './use-step-out.ts'

const FOR_GOOD = 0
const NOTHING = { months: undefined, account: '', password: '' }

interface ExclusionFields {
  readonly months: number | undefined
  readonly account: string
  readonly password: string
}

/** Stay away for months or for good: the own name typed and the password, because nobody can take it back. */
export function ExclusionForm({ limits: { policy } }: { readonly limits: Limits }) {
  const t = useWords('limits')
  const [typed, setTyped] = useState<ExclusionFields>(NOTHING)
  const stepOut = useStepOut()
  const exclude = useMutation({
    mutationFn: ({ months, account, password }: ExclusionFields) =>
      ask(excludeSelf, { body: { months: months === FOR_GOOD ? null : (months ?? null), account, password } }),
    onSuccess: stepOut,
    onError: () => setTyped((kept) => ({ ...kept, password: '' })),
  })
  const fields = exclude.error instanceof CallRefusal ? exclude.error.fields : {}
  const missing = missingIn(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing === undefined) exclude.mutate(typed)
  }
  const years = (count: number) =>
    count % 12 === 0 ? t('years_count', { count: count / 12 }) : t('months_count', { count })
  return (
    <Grid as="form" gap={12} onSubmit={submit} noValidate>
      {exclude.isError && Object.keys(fields).length === 0 ? <RefusedLine error={exclude.error} /> : null}
      <Choices
        label={t('how_long')}
        name="exclusion"
        options={[
          ...policy.exclusionMonths.map((one) => ({ value: one, text: years(one) })),
          ...(policy.exclusionForGood ? [{ value: FOR_GOOD, text: t('for_good') }] : []),
        ]}
        value={typed.months}
        onChoose={(months) => setTyped((kept) => ({ ...kept, months }))}
      />
      <Proof
        typed={typed}
        errorOf={(name) => fields[name]?.[0]?.message}
        onType={(change) => setTyped((kept) => ({ ...kept, ...change }))}
      />
      <Row align="center" wraps className={classes.acts}>
        <Button
          type="submit"
          tone="danger"
          working={exclude.isPending}
          blocked={missing === undefined ? undefined : t(missing)}
        >
          {t('exclude_me')}
        </Button>
      </Row>
    </Grid>
  )
}

/** What is not chosen or typed yet, as the sentence that asks for it. */
function missingIn({ months, account, password }: ExclusionFields) {
  if (months === undefined) return 'choose_first'
  if (account.trim() === '') return 'type_name'
  return password === '' ? 'type_password' : undefined
}

interface ProofProps {
  readonly typed: ExclusionFields
  readonly errorOf: (name: string) => string | undefined
  readonly onType: (change: Partial<ExclusionFields>) => void
}

function Proof({ typed, errorOf, onType }: ProofProps) {
  const t = useWords('limits')
  const own = useSession()?.account ?? ''
  return (
    <Grid gapY={12} gapX={20} align="end" className={classes.fields}>
      <Field
        label={t('type_account', { account: own })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed.account}
        error={errorOf('account')}
        onChange={({ target }) => onType({ account: target.value })}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        value={typed.password}
        error={errorOf('password')}
        onChange={({ target }) => onType({ password: target.value })}
      />
    </Grid>
  )
}
