import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { removeView, type SavedView, savedViews, saveView } from '@croupier/contract/lists.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconPlus, IconUsers, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useOperator } from '../operator.tsx'
import { fieldErrors } from '../field-errors.ts'
import { RefusedNote } from '../refused-note.tsx'
import { viewOf } from './list-search.ts'
import type { List } from './use-list.ts'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Tabs } from '../tabs.tsx'

/** Views of the list as tabs: everything, one's own, and those that are shared with one's roles. */
export function SavedViews<Row>({ name, list }: { readonly name: string; readonly list: List<Row> }) {
  const t = useWords('pieces')
  const { data: views = [] } = useAsk(savedViews, { query: { resource: name } })
  const [saving, setSaving] = useState(false)
  const now = viewOf(list.search)
  const isKept = now === '' || views.some(({ search }) => search === now)
  if (views.length === 0 && isKept) return null
  return (
    <Tabs>
      <button type="button" aria-pressed={now === ''} onClick={() => list.replace({})}>
        {t('all')}
      </button>
      {views.map((view) => (
        <ViewTab key={view.id} view={view} resource={name} on={view.search === now} list={list} />
      ))}
      {isKept ? null : (
        <button type="button" onClick={() => setSaving(true)}>
          <IconPlus size={14} aria-hidden />
          {t('save_view')}
        </button>
      )}
      {saving ? <SaveSheet resource={name} search={now} onClose={() => setSaving(false)} /> : null}
    </Tabs>
  )
}

interface ViewTabProps<Row> {
  readonly view: SavedView
  readonly resource: string
  readonly on: boolean
  readonly list: List<Row>
}

function ViewTab<Row>({ view, resource, on, list }: ViewTabProps<Row>) {
  const t = useWords('pieces')
  const client = useQueryClient()
  const forget = useMutation({
    mutationFn: () => ask(removeView, { params: { viewId: view.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(savedViews, { query: { resource } }) }),
  })
  return (
    <Row as="span" inline align="center">
      <button
        type="button"

        aria-pressed={on}
        onClick={() => list.replace(Object.fromEntries(new URLSearchParams(view.search)))}
      >
        {view.name}
        {view.sharedWith === null ? null : (
          <IconUsers size={14} aria-label={t('shared_with', { role: view.sharedWith })} />
        )}
      </button>
      {on && view.own ? (
        <IconButton size="tiny" label={t('forget_view', { name: view.name })} onClick={() => forget.mutate()}>
          <IconX size={13} aria-hidden />
        </IconButton>
      ) : null}
    </Row>
  )
}

interface SaveSheetProps {
  readonly resource: string
  readonly search: string
  readonly onClose: () => void
}

function SaveSheet({ resource, search, onClose }: SaveSheetProps) {
  const t = useWords('pieces')
  const { roles } = useOperator()
  const client = useQueryClient()
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [role, setRole] = useState('')
  const save = useMutation({
    mutationFn: () => ask(saveView, { body: { id, resource, search, name, sharedWith: role === '' ? null : role } }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: keyOf(savedViews, { query: { resource } }) })
      onClose()
    },
  })
  return (
    <ModalFrame title={t('save_view')} width={420} onClose={onClose}>
      <Stack
        as="form"
        gap={14}

        noValidate
        onSubmit={(submit) => {
          submit.preventDefault()
          save.mutate()
        }}
      >
        <Field
          label={t('view_name')}
          maxLength={60}
          data-autofocus
          value={name}
          error={fieldErrors(save.error)('name')}
          onChange={({ target }) => setName(target.value)}
        />
        <Stack as="label" gap={6} weight={500}>
          <span>{t('for_whom')}</span>
          <select value={role} onChange={({ target }) => setRole(target.value)}>
            <option value="">{t('for_me')}</option>
            {roles.map((one) => (
              <option key={one} value={one}>
                {t('for_role', { role: one })}
              </option>
            ))}
          </select>
        </Stack>
        <RefusedNote error={save.error} />
        <Row gap={8}>
          <PrimaryButton type="submit" working={save.isPending}>
            {t('save_view')}
          </PrimaryButton>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </ModalFrame>
  )
}
