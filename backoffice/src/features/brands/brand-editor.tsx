import { Grid } from '@croupier/kit/layout/layout.tsx'
import { type BrandProfile, brandProfile, saveBrandProfile } from '@croupier/contract/console-brands.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { queryOptionsOf } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldErrors, saysField } from '../../kit/field-errors.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { isPendingApproval, PendingApprovalNote } from '../../kit/pending-approval.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { TwoButton } from '../../kit/two-button.tsx'
import { useMay } from '../../kit/operator.tsx'
import { type BrandDraft, draftOf, loosens } from './brand-draft.ts'
import { BrandFields } from './brand-fields.tsx'
import { BrandPreview } from './brand-preview.tsx'
import classes from './brands.module.css'
import layout from '../../kit/case.module.css'

/** What a brand is called, where it is found and what it looks like. */
export function BrandEditor({ profile }: { readonly profile: BrandProfile }) {
  const t = useWords('brands')
  const may = useMay()
  const before = draftOf(profile)
  const [draft, setDraft] = useState(before)
  const [asks, setAsks] = useState(false)
  const save = useSave(profile, draft)
  const changed = JSON.stringify(draft) !== JSON.stringify(before)
  const two = loosens(draft, before)
  const Save = two ? TwoButton : PrimaryButton
  return (
    <PageFrame
      title={profile.name}
      back="/brands"
      facts={`${profile.merchant} · ${profile.currency} · ${profile.timeZone}`}
      actions={
        <>
          <Link to="/policy/$section" params={{ section: 'flags' }} className={classes.link}>
            {t('to_policy')}
          </Link>
          {changed ? (
            <Button size="small" onClick={() => setDraft(before)}>
              {t('discard')}
            </Button>
          ) : null}
          {may('settings.edit') ? (
            <Save size="small" disabled={!changed} onClick={() => setAsks(true)}>
              {t('save')}…
            </Save>
          ) : null}
        </>
      }
    >
      {isPendingApproval(save.error) ? <PendingApprovalNote /> : null}
      <Grid gap={14} align="start" className={layout.columns}>
        <BrandFields
          draft={draft}
          fixed
          readOnly={!may('settings.edit')}
          errorOf={fieldErrors(save.error)}
          onChange={(next) => {
            save.reset()
            setDraft(next)
          }}
        />
        <BrandPreview draft={draft} />
      </Grid>
      {asks ? (
        <SaveDialog name={profile.name} two={two} onSave={save.mutateAsync} onClose={() => setAsks(false)} />
      ) : null}
    </PageFrame>
  )
}

interface SaveDialogProps {
  readonly name: string
  readonly two: boolean
  readonly onSave: (because: ReasonInput) => Promise<unknown>
  readonly onClose: () => void
}

function SaveDialog({ name, two, onSave, onClose }: SaveDialogProps) {
  const t = useWords('brands')
  return (
    <ReasonDialog
      title={t('save_title', { name })}
      consequence={t(two ? 'save_two_text' : 'save_text')}
      action="settings.edit"
      tone={two ? 'two' : 'plain'}
      confirm={t('save')}
      onClose={onClose}
      onConfirm={async (because) => {
        await onSave(because).catch((error: unknown) => {
          // What is wrong with a field is told at the field, a second person above the page.
          if (!isPendingApproval(error) && !saysField(error)) throw error
        })
        onClose()
      }}
    />
  )
}

function useSave({ revision }: BrandProfile, { merchant: _m, currency: _c, timeZone: _t, ...fields }: BrandDraft) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (because: ReasonInput) => ask(saveBrandProfile, { body: { ...fields, basedOn: revision, ...because } }),
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(queryOptionsOf(brandProfile).queryKey[0]),
      }),
  })
}
