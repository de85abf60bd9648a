import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import { createTable, type TableLimits, type TableType, tableTypes } from '@croupier/contract/console-tables.ts'
import { ask } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { fieldErrors, saysField } from '../../kit/field-errors.ts'
import { Labelled } from '../../kit/labelled.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { LimitFields } from './limit-fields.tsx'
import { type NamesDraft, NamesFields, namesOf } from './names-fields.tsx'
import { PaceCard } from './pace-card.tsx'
import { useTableWords } from '../../kit/table-words.ts'
import { useTablesChanged } from './use-tables-changed.ts'
import layout from '../../kit/case.module.css'

/** Set out a new table: which game by which paytable, its limits, its names and its pace. */
export function NewTableScreen() {
  const { data, error, refetch } = useAsk(tableTypes)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const [first] = data?.list ?? []
  return data && first ? <NewTable types={data.list} first={first} /> : <SkeletonRows rows={8} />
}

interface Draft extends NamesDraft {
  readonly code: string
  readonly gameCode: string
  readonly paytable: string
  readonly limits: TableLimits
}

/** A draft for a game: every group wants its limits. */
const limitsFor = (type: TableType, paytable: string): TableLimits => ({
  groups: (type.paytables.find((one) => one.paytable === paytable)?.groups ?? []).map(({ group }) => ({
    group,
    min: '',
    max: '',
  })),
  roundMax: '',
  tableMax: '',
})

function useDraft(first: TableType) {
  const paytable = first.paytables[0]?.paytable ?? ''
  return useState<Draft>({
    code: '',
    gameCode: first.gameCode,
    paytable,
    names: {},
    speed: 'standard',
    limits: limitsFor(first, paytable),
  })
}

function NewTable({ types, first }: { readonly types: readonly TableType[]; readonly first: TableType }) {
  const t = useWords('tables')
  const navigate = useNavigate()
  const changed = useTablesChanged()
  // The page makes the id: sent twice it is one table.
  const [id] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useDraft(first)
  const [asking, setAsking] = useState(false)
  const create = useMutation({
    mutationFn: (because: ReasonInput) =>
      ask(createTable, { body: { id, ...draft, names: namesOf(draft), ...because } }),
    async onSuccess({ tableId }) {
      await changed()
      await navigate({ to: '/tables/$tableId', params: { tableId }, replace: true })
    },
  })
  const errorOf = fieldErrors(create.error)
  const change = (part: Partial<Draft>) => {
    create.reset()
    setDraft({ ...draft, ...part })
  }
  const type = types.find(({ gameCode }) => gameCode === draft.gameCode) ?? first
  const groups = type.paytables.find(({ paytable }) => paytable === draft.paytable)?.groups ?? []
  return (
    <PageFrame
      title={t('new')}
      back="/tables"
      facts={t('new_facts')}
      actions={
        <PrimaryButton size="small" onClick={() => setAsking(true)}>
          {t('create')}…
        </PrimaryButton>
      }
    >
      <Grid gap={14} align="start" className={layout.columns}>
        <Stack gap={14}>
          <GameCard types={types} draft={draft} errorOf={errorOf} onChange={change} />
          <Card title={t('limits')} bare>
            <LimitFields
              limits={draft.limits}
              before={undefined}
              groups={groups}
              readOnly={false}
              errorOf={(field) => errorOf(`limits.${field}`) ?? errorOf(field)}
              onChange={(limits) => change({ limits })}
            />
          </Card>
        </Stack>
        <Stack gap={14}>
          <Card title={t('names')}>
            <NamesFields draft={draft} readOnly={false} wrong={errorOf('names')} onChange={change} />
          </Card>
          <PaceCard pace={type.pace[draft.speed]} hint={t('pace_hint')} />
        </Stack>
      </Grid>
      {asking ? (
        <CreateDialog code={draft.code} onCreate={create.mutateAsync} onClose={() => setAsking(false)} />
      ) : null}
    </PageFrame>
  )
}

interface CreateDialogProps {
  readonly code: string
  readonly onCreate: (because: ReasonInput) => Promise<unknown>
  readonly onClose: () => void
}

function CreateDialog({ code, onCreate, onClose }: CreateDialogProps) {
  const t = useWords('tables')
  return (
    <ReasonDialog
      title={t('create_title', { code: code === '' ? '–' : code })}
      consequence={t('create_text')}
      action="tables.edit"
      confirm={t('create')}
      onClose={onClose}
      onConfirm={async (because) => {
        await onCreate(because).catch((error: unknown) => {
          // What is wrong with a field is told at the field.
          if (!saysField(error)) throw error
        })
        onClose()
      }}
    />
  )
}

interface GameCardProps {
  readonly types: readonly TableType[]
  readonly draft: Draft
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (part: Partial<Draft>) => void
}

/** Which game, by which paytable: that stays for good, because the proofs of its rounds name it. */
function GameCard({ types, draft, errorOf, onChange }: GameCardProps) {
  const t = useWords('tables')
  const words = useTableWords()
  const paytables = types.find(({ gameCode }) => gameCode === draft.gameCode)?.paytables ?? []
  const choose = (gameCode: string, wanted?: string) => {
    const type = types.find((one) => one.gameCode === gameCode)
    const paytable = wanted ?? type?.paytables[0]?.paytable ?? ''
    if (type) onChange({ gameCode, paytable, limits: limitsFor(type, paytable) })
  }
  return (
    <Card title={t('game')}>
      <Grid gap={14} align="start" columns={3}>
        <Labelled label={t('game')} besideFields>
          <select value={draft.gameCode} onChange={({ target }) => choose(target.value)}>
            {types.map(({ gameCode }) => (
              <option key={gameCode} value={gameCode}>
                {words.game(gameCode)}
              </option>
            ))}
          </select>
        </Labelled>
        <Labelled label={t('paytable')} hint={t('paytable_hint')} besideFields>
          <select value={draft.paytable} onChange={({ target }) => choose(draft.gameCode, target.value)}>
            {paytables.map(({ paytable }) => (
              <option key={paytable} value={paytable}>
                {words.paytable(paytable)}
              </option>
            ))}
          </select>
        </Labelled>
        <Field
          label={t('code')}
          hint={t('code_hint')}
          maxLength={10}
          value={draft.code}
          error={errorOf('code')}
          onChange={({ target }) => onChange({ code: target.value.toUpperCase() })}
        />
      </Grid>
    </Card>
  )
}
