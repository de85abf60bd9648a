import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import { policy, previewPolicy, savePolicy } from '@croupier/contract/policy.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { queryOptionsOf, useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { useMay } from '../../kit/operator.tsx'
import { DraftCard } from './draft-card.tsx'
import { type Path, useSettingName } from '../../kit/setting-name.ts'
import { changesOf, type Draft, withChange, type Schema } from './form.ts'
import classes from './policy.module.css'
import { PolicyHistory } from './policy-history.tsx'
import { SectionTree } from './section-tree.tsx'
import { Setting } from './setting-field.tsx'

/** The brand's policy: a tree of its sections, the settings of one, and what a draft would change. */
export function PolicyScreen({ section }: { readonly section: string }) {
  const t = useWords('policy')
  const moments = useMoments()
  const may = useMay()
  const { data, error, refetch } = useAsk(policy, undefined, { staleTime: Infinity })
  const [draft, setDraft] = useState<Draft>(new Map())
  const [asks, setAsks] = useState(false)
  const saving = useSaving(data?.version, draft, () => setDraft(new Map()))
  const preview = usePreview(data?.version, draft)
  const name = useSettingName()

  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonRows rows={10} />
  const schema = data.schema as Schema
  const part = schema.properties?.[section]
  const change = (path: Path, value: unknown) => setDraft((before) => withChange(before, data.settings, path, value))
  const errors = preview.error instanceof CallRefusal ? preview.error.fields : {}
  const errorAt = (path: string) => errors[path]?.[0]?.message
  return (
    <PageFrame
      title={t('title')}
      facts={t('live_since', { version: data.version, at: moments.short(data.changedAt), by: data.changedBy })}
      actions={draft.size === 0 ? null : <Button onClick={() => setDraft(new Map())}>{t('discard')}</Button>}
    >
      <Grid gap={14} align="start" className={classes.columns}>
        <SectionTree schema={schema} draft={draft} chosen={section} />
        <Stack as="section" gap={14} className={classes.settings} aria-label={name([section])}>
          {part === undefined ? null : (
            <Setting
              path={[section]}
              schema={part}
              settings={data.settings}
              draft={draft}
              readOnly={!may('settings.edit')}
              errorAt={errorAt}
              onChange={change}
            />
          )}
        </Stack>
        <Stack gap={14}>
          <DraftCard
            drafted={draft.size}
            preview={preview.data}
            error={preview.error ?? saving.error}
            passedOn={saving.passedOn}
            onSave={() => setAsks(true)}
          />
          <PolicyHistory settings={data.settings} onRestore={(restored) => setDraft(restored)} />
        </Stack>
      </Grid>
      {asks ? (
        <SaveDialog
          two={preview.data?.needsTwo === true}
          count={draft.size}
          onSave={saving.save}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </PageFrame>
  )
}

interface SaveDialogProps {
  readonly two: boolean
  readonly count: number
  readonly onSave: (because: ReasonInput) => Promise<void>
  readonly onClose: () => void
}

function SaveDialog({ two, count, onSave, onClose }: SaveDialogProps) {
  const t = useWords('policy')
  return (
    <ReasonDialog
      title={t(two ? 'ask_second_title' : 'save_title')}
      consequence={t(two ? 'ask_second_text' : 'save_text', { count })}
      action="settings.edit"
      tone={two ? 'two' : 'plain'}
      confirm={t(two ? 'ask_second' : 'save')}
      onConfirm={async (because) => {
        await onSave(because)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** What the draft would change, by the server's own rules. */
function usePreview(version: number | undefined, draft: Draft) {
  const shown = useDeferredValue(draft)
  return useQuery({
    queryKey: ['policy preview', version, [...shown]],
    queryFn: () => ask(previewPolicy, { body: { basedOn: version ?? 1, changes: changesOf(shown) } }),
    enabled: version !== undefined && shown.size > 0,
    placeholderData: (before) => (shown.size > 0 ? before : undefined),
    meta: { actor: 'operator' },
  })
}

function useSaving(version: number | undefined, draft: Draft, onSaved: () => void) {
  const client = useQueryClient()
  const [passedOn, setPassedOn] = useState(false)
  const [error, setError] = useState<unknown>(null)
  async function save(because: ReasonInput) {
    setPassedOn(false)
    setError(null)
    try {
      await ask(savePolicy, { body: { basedOn: version ?? 1, changes: changesOf(draft), ...because } })
    } catch (refused) {
      if (!(refused instanceof CallRefusal) || refused.code !== 'second_person_asked') {
        setError(refused)
        throw refused
      }
      setPassedOn(true)
    }
    onSaved()
    await client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(queryOptionsOf(policy).queryKey[0]),
    })
  }
  return { save, passedOn, error }
}
