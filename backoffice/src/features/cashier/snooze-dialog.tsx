import { layWithdrawalAside } from '@croupier/contract/console-withdrawals.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useAction } from './use-action.ts'
import type { WithdrawalCase } from './withdrawal-card.tsx'

/** For how long, in minutes. */
const SPANS = { half_hour: 30, hours: 120, day: 1440, days: 4320 } as const
type Span = keyof typeof SPANS
const ALL: readonly Span[] = ['half_hour', 'hours', 'day', 'days']

interface SnoozeDialogProps {
  readonly one: WithdrawalCase
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Lay a withdrawal aside for a check: why, and until when it is out of the queue’s way. */
export function SnoozeDialog({ one, onClose, onDone }: SnoozeDialogProps) {
  const t = useWords('desk')
  const [span, setSpan] = useState<Span>('hours')
  const lay = useAction(
    (because: ReasonInput) =>
      ask(layWithdrawalAside, { params: { withdrawalId: one.id }, body: { minutes: SPANS[span], ...because } }),
    () => {
      onClose()
      onDone()
    },
  )
  return (
    <ReasonDialog
      title={t('aside_title', { name: one.account })}
      consequence={
        <>
          <p>{t('aside_text')}</p>
          <Segments
            label={t('aside_span')}
            value={span}
            options={ALL.map((value) => ({ value, label: t(`spans.${value}`) }))}
            onChange={setSpan}
          />
        </>
      }
      action="withdrawals.aside"
      confirm={t('aside_confirm')}
      onClose={onClose}
      onConfirm={lay.mutateAsync}
    />
  )
}
