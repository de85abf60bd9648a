import { useWords } from '@croupier/kit/words.ts'
import { IconClockPause, IconPlayerPlay } from '@tabler/icons-react'
import { useMoments } from '../../kit/moment.ts'
import { Note } from '../../kit/note.tsx'
import { useReasons } from '../../kit/reasons.ts'
import { DeskButton } from '../../kit/desk-button.tsx'
import type { WithdrawalActions } from './use-withdrawal-actions.ts'
import type { WithdrawalCase } from './withdrawal-card.tsx'

interface SnoozeNoteProps {
  readonly one: WithdrawalCase
  readonly actions: WithdrawalActions
}

/** Why it is laid aside, by whom and until when, and the way back into the queue. */
export function SnoozeNote({ one: { aside }, actions: { mayTakeUp, takeUp } }: SnoozeNoteProps) {
  const t = useWords('desk')
  const moments = useMoments()
  const reasons = useReasons(aside === null ? undefined : 'withdrawals.aside')
  if (aside === null) return null
  const why = reasons?.find(({ code }) => code === aside.reason)?.words ?? aside.reason
  return (
    <>
      <Note tone="warn" icon={<IconClockPause size={16} aria-hidden />}>
        <strong>{t('aside_until', { until: moments.short(aside.until) })}</strong>
        <p>{t('aside_by', { who: aside.by, why })}</p>
        {aside.note === '' ? null : <p>“{aside.note}”</p>}
      </Note>
      {mayTakeUp ? (
        <DeskButton icon={IconPlayerPlay} says={t('take_up')} working={takeUp.isPending} onPress={takeUp.mutate} />
      ) : null}
    </>
  )
}
