import { Grid } from '@croupier/kit/layout/layout.tsx'
import { reconcileDay } from '@croupier/contract/console-reconciliation.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReconciled } from './use-reconciled.ts'

interface RunDialogProps {
  /** The day that is not over yet. */
  readonly today: string
  readonly onClose: () => void
}

const DAY_MS = 86_400_000
const before = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)

/** Go through a day now, without waiting for the night. */
export function RunDialog({ today, onClose }: RunDialogProps) {
  const t = useWords('reconciliation')
  const reconciled = useReconciled()
  const [day, setDay] = useState(before(today))
  return (
    <ReasonDialog
      title={t('run_title')}
      consequence={
        <Grid gap={12}>
          <p>{t('run_text')}</p>
          <Field
            label={t('day_utc')}
            type="date"
            max={today}
            value={day}
            hint={day === today ? t('today_hint') : undefined}
            onChange={({ target }) => setDay(target.value)}
          />
        </Grid>
      }
      action="reconciliation.run"
      confirm={t('run')}
      onClose={onClose}
      onConfirm={async (body) => {
        await ask(reconcileDay, { params: { day }, body })
        await reconciled()
        onClose()
      }}
    />
  )
}
