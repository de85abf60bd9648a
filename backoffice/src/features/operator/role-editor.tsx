import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { type Role, roles, saveRole } from '@croupier/contract/operator.ts'
import { PERMISSIONS, type Permission } from '@croupier/contract/permission.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { Difference } from '../../kit/difference.tsx'
import { fieldErrors } from '../../kit/field-errors.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { isPendingApproval } from '../../kit/pending-approval.tsx'
import type { ReasonInput } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/operator.tsx'
import classes from './editor.module.css'
import { EditorActions } from './editor-actions.tsx'
import { useRoleWords } from './role-words.ts'
import layout from '../../kit/case.module.css'

interface RoleDraft {
  readonly name: string
  readonly permissions: Permission[]
}

/** What a role allows, a resource a line; what allows more needs two. */
export function RoleEditor({ role }: { readonly role: Role | undefined }) {
  const t = useWords('operator')
  const { nameOf, sayOf } = useRoleWords()
  const readOnly = !useMay()('operators.edit')
  const before: RoleDraft = { name: role?.name ?? '', permissions: role?.permissions ?? [] }
  const [draft, setDraft] = useState(before)
  const [code, setCode] = useState(role?.code ?? '')
  const save = useSaveRole(code, draft)
  const change = (next: RoleDraft) => {
    save.reset()
    setDraft(next)
  }
  const changed = JSON.stringify(draft) !== JSON.stringify(before) && code !== ''
  return (
    <PageFrame
      title={role?.name ?? t('new_role')}
      back="/roles"
      facts={role ? t('holders', { count: role.operators }) : null}
      actions={
        readOnly ? null : (
          <EditorActions
            what={draft.name}
            changed={changed && !save.isSuccess && !isPendingApproval(save.error)}
            two={draft.permissions.some((one) => !before.permissions.includes(one))}
            action="operators.edit"
            onDiscard={() => change(before)}
            onSave={(because) => save.mutateAsync(because)}
            state={save}
          />
        )
      }
    >
      <Grid gap={14} align="start" className={layout.columns}>
        <div className={classes.fields}>
          <RoleName
            draft={draft}
            code={role ? undefined : code}
            readOnly={readOnly}
            errorOf={fieldErrors(save.error)}
            onName={(name) => change({ ...draft, name })}
            onCode={setCode}
          />
          <Card title={t('may_do')}>
            <div className="ruled">
              <Permissions
                held={draft.permissions}
                readOnly={readOnly}
                onChange={(permissions) => change({ ...draft, permissions })}
              />
            </div>
          </Card>
        </div>
        <div className={classes.side}>
          <Difference before={role ? before : null} after={draft} nameOf={nameOf} sayOf={sayOf} />
        </div>
      </Grid>
    </PageFrame>
  )
}

function useSaveRole(code: string, draft: RoleDraft) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (because: ReasonInput) => ask(saveRole, { params: { role: code }, body: { ...draft, ...because } }),
    onSettled: () => client.invalidateQueries({ queryKey: [roles.path] }),
  })
}

interface RoleNameProps {
  readonly draft: RoleDraft
  /** What it is called in lists of roles; undefined once it is there. */
  readonly code: string | undefined
  readonly readOnly: boolean
  readonly errorOf: (name: string) => string | undefined
  readonly onName: (name: string) => void
  readonly onCode: (code: string) => void
}

function RoleName({ draft, code, readOnly, errorOf, onName, onCode }: RoleNameProps) {
  const t = useWords('operator')
  return (
    <Card title={t('who')}>
      <Grid gap={14} columns={3}>
        <Field
          label={t('fields.name')}
          value={draft.name}
          readOnly={readOnly}
          error={errorOf('name')}
          onChange={({ target }) => onName(target.value)}
        />
        {code === undefined ? null : (
          <Field
            label={t('fields.code')}
            hint={t('code_hint')}
            value={code}
            error={errorOf('code')}
            onChange={({ target }) => onCode(target.value.toLowerCase().replaceAll(/[^a-z0-9_]/g, ''))}
          />
        )}
      </Grid>
    </Card>
  )
}

interface PermissionsProps {
  readonly held: readonly Permission[]
  readonly readOnly: boolean
  readonly onChange: (held: Permission[]) => void
}

function Permissions({ held, readOnly, onChange }: PermissionsProps) {
  const t = useWords('operator')
  const resources = [...new Set(PERMISSIONS.map((one) => one.split('.')[0] ?? ''))]
  // In the catalogue's order, so that going back to what was is no change.
  const toggle = (one: Permission) =>
    onChange(PERMISSIONS.filter((other) => (other === one ? !held.includes(one) : held.includes(other))))
  return resources.map((resource) => (
    <Grid as="fieldset" gap={12} padY={8} key={resource} className={classes.resource} disabled={readOnly}>
      <h3>{t(`resources.${resource}`)}</h3>
      <Row gapY={8} gapX={20} wraps>
        {PERMISSIONS.filter((one) => one.startsWith(`${resource}.`)).map((one) => (
          <Checkbox
            key={one}
            label={t(`verbs.${one.split('.')[1]}`)}
            aria-label={one}
            checked={held.includes(one)}
            onChange={() => toggle(one)}
          />
        ))}
      </Row>
    </Grid>
  ))
}
