import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DialogButtons } from './dialog-buttons.tsx'
import { fieldErrors } from './field-errors.ts'
import { useKeys } from './keys.ts'
import classes from './reason-dialog.module.css'
import { type Reason, useReasons } from './reasons.ts'
import { RefusedNote } from './refused-note.tsx'

export interface ReasonInput {
  readonly reason: string
  readonly note: string
}

interface ReasonDialogProps {
  /** The action as a question or a command, with the amount where there is one. */
  readonly title: string
  /** What happens with it, and to whom. */
  readonly consequence: ReactNode
  /** The action whose reasons the brand lists, such as `members.freeze`, or the reasons themselves. */
  readonly action?: string | undefined
  readonly reasons?: readonly Reason[] | undefined
  /** What the deciding button says: the action again. */
  readonly confirm: string
  readonly tone?: 'plain' | 'danger' | 'two'
  /** Whether what happens with it is still asked for. */
  readonly loading?: boolean
  /** Why it cannot be decided, in words. */
  readonly blocked?: string | undefined
  readonly onConfirm: (because: ReasonInput) => Promise<unknown>
  readonly onClose: () => void
}

/** Before something that is recorded or can't be undone: what happens, why, and a note; Ctrl ↵ decides. */
export function ReasonDialog({
  title,
  consequence,
  tone = 'plain',
  loading = false,
  blocked,
  confirm,
  onConfirm,
  onClose,
  action: named,
  reasons: given,
}: ReasonDialogProps) {
  const t = useWords('pieces')
  const listed = useReasons(given ? undefined : named)
  const reasons = given ?? listed
  const [chosen, setReason] = useState<string>()
  const reason = chosen ?? reasons?.[0]?.code ?? ''
  const [note, setNote] = useState('')
  const action = useMutation({ mutationFn: () => onConfirm({ reason, note: note.trim() }) })
  const working = action.isPending || reasons === undefined || loading
  const decide = () => {
    if (!working && blocked === undefined) action.mutate()
  }
  useKeys([{ key: 'Enter', ctrl: true, run: decide }], { inDialog: true })
  const said = reasons?.find(({ code }) => code === reason)?.said
  return (
    <ModalFrame title={title} width={520} onClose={onClose}>
      <Stack gap={16}>
        <Stack gap={12} leading={18} tone="text-dim">
          {consequence}
        </Stack>
        <ReasonChoice reasons={reasons ?? []} reason={reason} onChange={setReason} />
        {said === undefined ? null : (
          <Text as="blockquote" padY={8} padX={12} tone="text-dim" className={classes.said}>
            {t('member_reads', { said })}
          </Text>
        )}
        <NoteField value={note} wrong={fieldErrors(action.error)('note')} onChange={setNote} />
        <RefusedNote error={action.error} />
        <DialogButtons
          tone={tone}
          working={working}
          blocked={blocked}
          confirm={confirm}
          onDecide={decide}
          onCancel={onClose}
        />
      </Stack>
    </ModalFrame>
  )
}

interface ReasonChoiceProps {
  readonly reasons: readonly { readonly code: string; readonly words: string }[]
  readonly reason: string
  readonly onChange: (code: string) => void
}

function ReasonChoice({ reasons, reason, onChange }: ReasonChoiceProps) {
  const t = useWords('pieces')
  return (
    <Stack as="fieldset" gap={6} className={classes.reasons}>
      <legend>{t('why')}</legend>
      {reasons.map(({ code, words }) => (
        <Row as="label" gap={10} align="center" padX={12} edge radius={8} key={code} className={classes.reason}>
          <input type="radio" name="reason" value={code} checked={code === reason} onChange={() => onChange(code)} />
          {words}
        </Row>
      ))}
    </Stack>
  )
}

interface NoteFieldProps {
  readonly value: string
  readonly wrong: string | undefined
  readonly onChange: (note: string) => void
}

function NoteField({ value, wrong, onChange }: NoteFieldProps) {
  const t = useWords('pieces')
  return (
    <Stack as="label" gap={6} weight={500} tone="text-dim">
      <span>{t('note')}</span>
      <textarea
        rows={2}
        maxLength={500}
        value={value}
        aria-invalid={wrong !== undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {wrong === undefined ? null : (
        <Text tone="loss" role="alert">
          {wrong}
        </Text>
      )}
    </Stack>
  )
}
