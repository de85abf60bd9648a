import { type DeskTable, saveTable } from '@croupier/contract/console-tables.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { DraftButtons } from '../../kit/draft-buttons.tsx'
import { fieldErrors } from '../../kit/field-errors.ts'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/operator.tsx'
import { type NamesDraft, NamesFields, namesOf } from './names-fields.tsx'
import { useTablesChanged } from './use-tables-changed.ts'

/** What members read above the table, and whether it is a quick one. */
export function NamesCard({ table }: { readonly table: DeskTable }) {
  const t = useWords('tables')
  const readOnly = !useMay()('tables.edit')
  const changed = useTablesChanged()
  const before: NamesDraft = { names: table.names, speed: table.speed }
  const [draft, setDraft] = useState(before)
  const [asking, setAsking] = useState(false)
  const save = useMutation({
    mutationFn: (because: ReasonInput) =>
      ask(saveTable, {
        params: { tableId: table.tableId },
        body: { names: namesOf(draft), speed: draft.speed, ...because },
      }),
    onSuccess: changed,
  })
  const differs = JSON.stringify(draft) !== JSON.stringify(before) && !readOnly
  const wrong = fieldErrors(save.error)('names')
  return (
    <Card title={t('names')}>
      <NamesFields
        draft={draft}
        readOnly={readOnly}
        wrong={wrong}
        onChange={(next) => {
          save.reset()
          setDraft(next)
        }}
      />
      {differs ? (
        <DraftButtons discard={t('discard')} onSave={() => setAsking(true)} onDiscard={() => setDraft(before)}>
          {t('save')}…
        </DraftButtons>
      ) : null}
      {asking ? (
        <ReasonDialog
          title={t('save_title', { code: table.code })}
          consequence={t('save_text')}
          action="tables.edit"
          confirm={t('save')}
          onClose={() => setAsking(false)}
          onConfirm={async (because) => {
            await save.mutateAsync(because).catch((error: unknown) => {
              if (fieldErrors(error)('names') === undefined) throw error
            })
            setAsking(false)
          }}
        />
      ) : null}
    </Card>
  )
}
