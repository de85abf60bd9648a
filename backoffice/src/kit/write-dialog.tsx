import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { OWN_WORDS, writeToMember } from '@croupier/contract/console-actions.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors } from './field-errors.ts'
import { useKeys } from './keys.ts'
import { useReasons } from './reasons.ts'
import { RefusedNote } from './refused-note.tsx'
import classes from './write-dialog.module.css'

const LONGEST = 2000

interface WriteDialogProps {
  readonly memberId: string
  readonly account: string
  /** What is typed already, such as the deposit that it is about. */
  readonly about?: string
  readonly onClose: () => void
}

/** Write to a member: a sentence of the brand’s list in the member’s language, or own words; they find it among their notices. */
export function WriteDialog({ memberId, account, about = '', onClose }: WriteDialogProps) {
  const t = useWords('pieces')
  const draft = useDraft(memberId, about, onClose)
  const { reason, own, said, subject, text, note, action, wrong } = draft
  useKeys([{ key: 'Enter', ctrl: true, run: draft.send }], { inDialog: true })
  return (
    <ModalFrame title={t('write.title', { account })} width={520} onClose={onClose}>
      <Stack gap={14}>
        <Stack as="label" gap={6} weight={500} tone="text-dim">
          <span>{t('write.template')}</span>
          <select value={reason} onChange={({ target }) => draft.setReason(target.value)}>
            {draft.templates.map(({ code, words }) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
            <option value={OWN_WORDS}>{t('write.own')}</option>
          </select>
        </Stack>
        {own ? (
          <Field
            label={t('write.subject')}
            value={subject}
            maxLength={120}
            error={wrong('subject')}
            onChange={({ target }) => draft.setSubject(target.value)}
          />
        ) : (
          <Text as="blockquote" padY={8} padX={12} tone="text-dim" className={classes.said}>
            {t('member_reads', { said })}
          </Text>
        )}
        <Stack as="label" gap={6} weight={500} tone="text-dim">
          <span>{t(own ? 'write.text' : 'write.more')}</span>
          <textarea
            rows={5}
            maxLength={LONGEST}
            value={text}
            aria-invalid={wrong('text') !== undefined}
            onChange={({ target }) => draft.setText(target.value)}
          />
          {wrong('text') === undefined ? null : (
            <Text tone="loss" role="alert">
              {wrong('text')}
            </Text>
          )}
        </Stack>
        <Field label={t('note')} value={note} maxLength={500} onChange={({ target }) => draft.setNote(target.value)} />
        <Text as="p" size={12} tone="text-dim">
          {t('write.where')}
        </Text>
        <RefusedNote error={action.error} />
        <Button tone="primary" working={action.isPending} onClick={draft.send}>
          {t('write.send')}
          <kbd>Ctrl ↵</kbd>
        </Button>
      </Stack>
    </ModalFrame>
  )
}

/** What is being written, and how it is sent: once, whoever presses twice. */
function useDraft(memberId: string, about: string, onSent: () => void) {
  const client = useQueryClient()
  const templates = useReasons('members.message') ?? []
  const [id] = useState(() => crypto.randomUUID())
  const [chosen, setReason] = useState<string>()
  const [subject, setSubject] = useState('')
  const [text, setText] = useState(about)
  const [note, setNote] = useState('')
  const reason = chosen ?? templates[0]?.code ?? OWN_WORDS
  const own = reason === OWN_WORDS
  const action = useMutation({
    mutationFn: () =>
      ask(writeToMember, {
        params: { memberId },
        body: { id, reason, subject: own ? subject.trim() : '', text: text.trim(), note: note.trim() },
      }),
    onSuccess: async () => {
      await client.invalidateQueries()
      onSent()
    },
  })
  const said = templates.find(({ code }) => code === reason)?.said ?? ''
  const send = () => {
    if (!action.isPending) action.mutate()
  }
  const wrong = fieldErrors(action.error)
  return {
    templates,
    reason,
    own,
    said,
    subject,
    text,
    note,
    action,
    wrong,
    send,
    setReason,
    setSubject,
    setText,
    setNote,
  }
}
