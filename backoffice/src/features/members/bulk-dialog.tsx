import { Text } from '@croupier/kit/layout/layout.tsx'
import {
  type Bulk,
  type BulkAction,
  type BulkChoice,
  freezeMany,
  signOutMany,
  tagMany,
} from '@croupier/contract/console-bulk.ts'
import { memberSums } from '@croupier/contract/console-members.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import type { PickedRows } from '../../kit/list/bulk-bar.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { BulkProgress } from './bulk-progress.tsx'

interface BulkDialogProps {
  readonly action: BulkAction
  readonly picked: PickedRows
  readonly onClose: () => void
}

const REASONS = { freeze: 'members.freeze', sign_out: 'members.sign_out', tag: 'members.mark' } as const

/** Before something is done to many: to how many, why; then how far it is. */
export function BulkDialog({ action, picked, onClose }: BulkDialogProps) {
  const t = useWords('members')
  const [id] = useState(() => crypto.randomUUID())
  const [tag, setTag] = useState('')
  const [begun, setBegun] = useState<Bulk>()
  // A long view is counted to its end before somebody decides over all of it.
  const view = (picked.view ?? {}) as never
  const { data: sums } = useAsk(memberSums, { query: view }, { enabled: picked.view !== undefined })
  const count = picked.view === undefined ? picked.count : (sums?.count ?? picked.count)
  const close = () => {
    if (begun) picked.clear()
    onClose()
  }
  if (begun) return <BulkProgress begun={begun} onClose={close} />
  return (
    <ReasonDialog
      title={t(`many.${action}_title`, { count })}
      consequence={
        <>
          <p>{t(`many.${action}_text`)}</p>
          {action === 'tag' ? (
            <Text as="div" mt={10}>
              <Field
                label={t('tag_new')}
                maxLength={30}
                data-autofocus
                value={tag}
                onChange={({ target }) => setTag(target.value)}
              />
            </Text>
          ) : null}
        </>
      }
      action={REASONS[action]}
      tone={action === 'freeze' ? 'danger' : 'plain'}
      confirm={t(`many.${action}_confirm`, { count })}
      onClose={onClose}
      onConfirm={async (because) => setBegun(await begin(action, { id, chosen: chosenOf(picked), ...because }, tag))}
    />
  )
}

type Body = { readonly id: string; readonly chosen: BulkChoice } & ReasonInput

const chosenOf = ({ ids, view }: PickedRows): BulkChoice => (view === undefined ? { ids: [...ids] } : { view })

function begin(action: BulkAction, body: Body, tag: string): Promise<Bulk> {
  if (action === 'tag') return ask(tagMany, { body: { ...body, tags: [tag.trim()] } })
  return ask(action === 'freeze' ? freezeMany : signOutMany, { body })
}
