import { Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconClockPause,
  IconMessageQuestion,
  IconNote,
} from '@tabler/icons-react'
import { AttachedPicture } from './attached-picture.tsx'
import { ClaimButton, ConfirmButton, ReleaseButton } from './claim-buttons.tsx'
import classes from '../../kit/desk.module.css'
import { DeskButton } from '../../kit/desk-button.tsx'
import { useFigures } from '../../kit/use-figures.ts'
import type { WithdrawalActions } from './use-withdrawal-actions.ts'
import type { WithdrawalCase } from './withdrawal-card.tsx'

interface ReviewActionsProps {
  readonly one: WithdrawalCase
  readonly actions: WithdrawalActions
  readonly note: string
  readonly onNote: (note: string) => void
  readonly file: File | undefined
  readonly onFile: (file: File | undefined) => void
  /** What opens a dialog first. */
  readonly onAsk: (asks: 'refuse' | 'ask' | 'aside') => void
  /** What releases it opens a dialog too. */
  readonly onApprove: () => void
}

/** Actions of a reviewing operator: claim, release, hand over, ask the member, snooze, refuse, leave. */
export function ReviewActions({ one, actions, note, onNote, file, onFile, onAsk, onApprove }: ReviewActionsProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const { claim, decides, mine, mayClaim, mayConfirm, mayDecide, mayRefuse } = actions
  if (!decides) return <p className={classes.foot}>{t('read_only')}</p>
  const noteFor = one.needsTwo && !mayConfirm ? 'note_second' : 'note'
  const refuse = t('refuse', { amount: figures(one.amount) })
  return (
    <>
      {mayClaim ? <ClaimButton action={claim} /> : null}
      {mine || mayConfirm ? (
        <Stack as="label" gap={4} size={12} tone="text-dim">
          {t(noteFor)}
          <textarea rows={2} maxLength={500} value={note} onChange={({ target }) => onNote(target.value)} />
        </Stack>
      ) : null}
      {mine ? <AttachedPicture file={file} onFile={onFile} /> : null}
      {mayConfirm ? <Confirm one={one} actions={actions} note={note} /> : null}
      {mayDecide ? <Release one={one} actions={actions} onAsk={onAsk} onApprove={onApprove} /> : null}
      {mayRefuse ? (
        <DeskButton icon={IconArrowBackUp} says={refuse} shortcut="R" tone="refuse" onPress={() => onAsk('refuse')} />
      ) : null}
      {mine ? <Leave actions={actions} note={note} file={file} /> : null}
    </>
  )
}

/** What the second person does: confirm where the whole case is shown, or send it back. */
function Confirm({ one, actions, note }: Pick<ReviewActionsProps, 'one' | 'actions' | 'note'>) {
  const t = useWords('desk')
  const { confirm, sendBack } = actions
  return (
    <>
      <ConfirmButton action={confirm} says={t('confirm')} />
      <DeskButton
        icon={IconArrowForwardUp}
        says={t('send_back', { who: one.second?.first.by ?? '' })}
        working={sendBack.isPending}
        blocked={note.trim() === '' ? t('send_back_why') : undefined}
        onPress={sendBack.mutate}
      />
    </>
  )
}

/** What whoever has claimed it does. */
function Release({
  one,
  actions: { approve },
  onAsk,
  onApprove,
}: Pick<ReviewActionsProps, 'one' | 'actions' | 'onAsk' | 'onApprove'>) {
  const t = useWords('desk')
  const figures = useFigures()
  return (
    <>
      <DeskButton
        icon={IconCheck}
        says={one.needsTwo ? t('pass_on') : t('approve', { amount: figures(one.money.pays) })}
        shortcut="A"
        tone="primary"
        working={approve.isPending}
        onPress={onApprove}
      />
      <DeskButton icon={IconMessageQuestion} says={t('ask_member')} shortcut="M" onPress={() => onAsk('ask')} />
      <DeskButton icon={IconClockPause} says={t('lay_aside')} shortcut="H" onPress={() => onAsk('aside')} />
    </>
  )
}

function Leave({ actions: { writeNote, release }, note, file }: Pick<ReviewActionsProps, 'actions' | 'note' | 'file'>) {
  const t = useWords('desk')
  return (
    <>
      {note.trim() === '' && file === undefined ? null : (
        <DeskButton
          icon={IconNote}
          says={t('keep_note')}
          tone="ghost"
          working={writeNote.isPending}
          onPress={writeNote.mutate}
        />
      )}
      <ReleaseButton action={release} />
    </>
  )
}
