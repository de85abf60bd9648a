import { Stack } from '@croupier/kit/layout/layout.tsx'
import { tableRound, tableShoe } from '@croupier/contract/table-rounds.ts'
import { liveTables } from '@croupier/contract/tables.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Choice } from '../../parts/page/choice.tsx'
import { shoeFileOf } from './shoe-record.ts'
import { ShoeSteps } from './shoe-steps.tsx'
import { isId } from './table-proof-search.ts'
import type { TableProofSearch } from './table-proof-search.ts'
import classes from './verify.module.css'

/** Asks for a round of a live table: the table, and one of its last rounds or any by its id. */
export function TableProofForm({ asked }: { readonly asked: TableProofSearch }) {
  const t = useWords('verify')
  const navigate = useNavigate()
  const { data, error, refetch } = useAsk(liveTables, undefined, { staleTime: 30_000 })
  const [table, setTable] = useState(asked.table ?? '')
  const [typed, setTyped] = useState(asked.round ?? '')
  const [tried, setTried] = useState(false)
  const rounds = data?.tables.find(({ tableId }) => tableId === table)?.summaries.toReversed() ?? []
  const round = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isId(table) && isId(round)) void navigate({ to: '/verify', search: { table, round }, replace: true })
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Stack as="form" gap={14} mt={14} onSubmit={submit} noValidate>
      <Choice
        label={t('table')}
        all={t('choose')}
        value={table || undefined}
        options={(data?.tables ?? []).map(({ tableId, name }) => ({ value: tableId, text: name }))}
        onChoose={(chosen = '') => {
          setTable(chosen)
          setTyped('')
        }}
      />
      {rounds.length > 0 ? (
        <Choice
          label={t('last_rounds')}
          all={t('choose')}
          value={rounds.find(({ roundId }) => roundId === round)?.roundId}
          options={rounds.map(({ roundId, number, score }) => ({ value: roundId, text: `${number} · ${score}` }))}
          onChoose={(chosen = '') => setTyped(chosen)}
        />
      ) : null}
      <Field
        label={t('round_id')}
        name="round"
        value={typed}
        hint={t('round_id_hint')}
        error={tried && (!isId(table) || !isId(round)) ? t('round_id_wrong') : undefined}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <PrimaryButton type="submit" wide>
        {t('check')}
      </PrimaryButton>
    </Stack>
  )
}

/** The proof of what an address asked for. */
export function TableProof({ asked: { table = '', round, shoe } }: { readonly asked: TableProofSearch }) {
  const { decimals } = useMoneyLook()
  const one = useAsk(
    tableRound,
    { params: { tableId: table, roundId: round ?? '' } },
    { enabled: round !== undefined, staleTime: 0, meta: { actor: 'account' } },
  )
  const shoeId = shoe ?? one.data?.shoeId
  const whole = useAsk(
    tableShoe,
    { params: { tableId: table, shoeId: shoeId ?? '' } },
    { enabled: shoeId !== undefined, staleTime: 0 },
  )
  const error = one.error ?? whole.error
  if (whole.data) return <ShoeSteps file={shoeFileOf(whole.data, one.data, decimals)} round={round} />
  if (error) return <Failed error={error} onRetry={() => void (one.error ? one.refetch() : whole.refetch())} />
  return (
    <Loading>
      <Skeleton height={320} radius={12} />
    </Loading>
  )
}

function Failed({
  error,
  onRetry,
}: {
  readonly error: Error & { readonly status?: number }
  readonly onRetry: () => void
}) {
  const t = useWords('verify')
  if (error.status !== 404 && error.status !== 400) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <p className={classes.wrong} role="alert">
      {t('round_unknown')}
    </p>
  )
}
