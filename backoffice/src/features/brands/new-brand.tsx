import { MINIMUM_AGE } from '@croupier/contract/minimum-age.ts'
import { Grid } from '@croupier/kit/layout/layout.tsx'
import { createBrand } from '@croupier/contract/console-brands.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { fieldErrors, saysField } from '../../kit/field-errors.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { isPendingApproval, PendingApprovalNote } from '../../kit/pending-approval.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { TwoButton } from '../../kit/two-button.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import { type BrandDraft, emptyDraft } from './brand-draft.ts'
import { BrandFields } from './brand-fields.tsx'
import { BrandPreview } from './brand-preview.tsx'
import classes from './brands.module.css'
import layout from '../../kit/case.module.css'

/** A new brand from the first field to the second person. */
export function NewBrand() {
  const t = useWords('brands')
  const { name: model } = useBrandNow()
  const [draft, setDraft] = useState<BrandDraft>(emptyDraft)
  const [asks, setAsks] = useState(false)
  const create = useMutation({
    mutationFn: (because: ReasonInput) => ask(createBrand, { body: { minimumAge: MINIMUM_AGE, ...draft, ...because } }),
  })
  const passedOn = isPendingApproval(create.error)
  return (
    <PageFrame
      title={t('new')}
      back="/brands"
      actions={
        passedOn ? null : (
          <TwoButton size="small" onClick={() => setAsks(true)}>
            {t('create')}…
          </TwoButton>
        )
      }
    >
      {passedOn ? <PendingApprovalNote /> : null}
      <Grid gap={14} align="start" className={layout.columns}>
        <BrandFields
          draft={draft}
          fixed={false}
          readOnly={passedOn}
          errorOf={fieldErrors(create.error)}
          onChange={(next) => {
            create.reset()
            setDraft(next)
          }}
        />
        <BrandPreview draft={draft}>
          <Card title={t('after')}>
            <p className={classes.text}>{t('after_text', { brand: model })}</p>
          </Card>
        </BrandPreview>
      </Grid>
      {asks ? (
        <ReasonDialog
          title={t('create_title', { name: draft.name === '' ? '–' : draft.name })}
          consequence={t('create_text')}
          action="settings.edit"
          tone="two"
          confirm={t('create')}
          onClose={() => setAsks(false)}
          onConfirm={async (because) => {
            await create.mutateAsync(because).catch((error: unknown) => {
              if (!isPendingApproval(error) && !saysField(error)) throw error
            })
            setAsks(false)
          }}
        />
      ) : null}
    </PageFrame>
  )
}
