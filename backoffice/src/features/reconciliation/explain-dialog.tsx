import { explainFinding, type Finding } from '@croupier/contract/console-reconciliation.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { Figure } from './figure.tsx'
import { useDayName } from './use-day-name.ts'
import { useReconciled } from './use-reconciled.ts'

interface ExplainDialogProps {
  readonly finding: Finding
  readonly onClose: () => void
}

/** Say how a difference came about. No money moves by it. */
export function ExplainDialog({ finding, onClose }: ExplainDialogProps) {
  const t = useWords('reconciliation')
  const nameOf = useDayName()
  const reconciled = useReconciled()
  const { id, kind, day, reference, difference, asset } = finding
  return (
    <ReasonDialog
      title={t('explain_title')}
      consequence={
        <>
          <p>
            {t(`kinds.${kind}`)}, {nameOf(day)}, {reference}: <Figure amount={difference} asset={asset} signed />
          </p>
          <p>{t('explain_text')}</p>
        </>
      }
      action="reconciliation.resolve"
      confirm={t('explain')}
      onClose={onClose}
      onConfirm={async (body) => {
        await ask(explainFinding, { params: { findingId: id }, body })
        await reconciled()
        onClose()
      }}
    />
  )
}
