import { Grid } from '@croupier/kit/layout/layout.tsx'
import { createOperator, type Operator, operators, saveOperator } from '@croupier/contract/operator.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors } from '../../kit/field-errors.ts'
import { Difference } from '../../kit/difference.tsx'
import { Note } from '../../kit/note.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { isPendingApproval } from '../../kit/pending-approval.tsx'
import type { ReasonInput } from '../../kit/reason-dialog.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { useMay, useOperator } from '../../kit/operator.tsx'
import { AccessCard } from './access-card.tsx'
import classes from './editor.module.css'
import { EditorActions } from './editor-actions.tsx'
import { OperatorFields } from './operator-fields.tsx'
import { type OperatorDraft, draftOf, loosens } from './operator-draft.ts'
import { useRoleWords } from './role-words.ts'
import layout from '../../kit/case.module.css'

/** The form of one operator: what is changed, what that changes, and who has to agree. */
export function OperatorEditor({ operator }: { readonly operator: Operator | undefined }) {
  const t = useWords('operator')
  const self = useOperator()
  const may = useMay()
  const client = useQueryClient()
  const { nameOf, sayOf } = useRoleWords()
  const [id] = useState(() => operator?.id ?? crypto.randomUUID())
  const before = draftOf(operator)
  const [draft, setDraft] = useState<OperatorDraft>(before)
  const { username, ...fields } = draft
  const save = useMutation({
    mutationFn: (because: ReasonInput) =>
      operator
        ? ask(saveOperator, { params: { operatorId: id }, body: { ...fields, ...because } })
        : ask(createOperator, { body: { id, username, ...fields, ...because } }),
    onSettled: () => client.invalidateQueries({ queryKey: [operators.path] }),
  })
  const own = operator?.id === self.id
  const readOnly = own || !may('operators.edit')
  const changed = JSON.stringify(draft) !== JSON.stringify(before)
  return (
    <PageFrame
      title={operator?.name ?? t('new_operator')}
      back="/operators"
      states={operator ? <StatusChip status={operator.state} /> : null}
      facts={operator?.username}
      actions={
        readOnly ? null : (
          <EditorActions
            what={operator?.name ?? draft.name}
            changed={changed && !isPendingApproval(save.error) && !save.isSuccess}
            two={operator === undefined || loosens(draft, before)}
            action="operators.edit"
            onDiscard={() => setDraft(before)}
            onSave={(because) => save.mutateAsync(because)}
            state={save}
          />
        )
      }
    >
      {own ? <Note tone="info">{t('own_rights')}</Note> : null}
      <Grid gap={14} align="start" className={layout.columns}>
        <OperatorFields
          draft={draft}
          before={operator ? before : undefined}
          readOnly={readOnly}
          errorOf={fieldErrors(save.error)}
          onChange={(next) => {
            save.reset()
            setDraft(next)
          }}
        />
        <div className={classes.side}>
          <Difference before={operator ? before : null} after={draft} nameOf={nameOf} sayOf={sayOf} />
          {operator && !readOnly ? <AccessCard operator={operator} /> : null}
        </div>
      </Grid>
    </PageFrame>
  )
}
