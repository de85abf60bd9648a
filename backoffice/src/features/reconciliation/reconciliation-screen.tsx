import { type Finding, reconciledDays } from '@croupier/contract/console-reconciliation.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { useMay } from '../../kit/operator.tsx'
import { Days } from './days.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import { LedgerCheck } from './ledger-check.tsx'
import { RunDialog } from './run-dialog.tsx'
import { useFindings } from './use-findings.tsx'

/** Our books beside the payment company's: the days that were gone through, and what differs. */
export function ReconciliationScreen() {
  const t = useWords('reconciliation')
  const may = useMay()('reconciliation.resolve')
  const { data, error, refetch } = useAsk(reconciledDays, { query: {} })
  const [explained, setExplained] = useState<Finding>()
  const [running, setRunning] = useState(false)
  const resource = useFindings(may ? setExplained : undefined)
  return (
    <PageFrame
      title={t('title')}
      facts={t('facts')}
      actions={
        may && data ? (
          <Button size="small" onClick={() => setRunning(true)}>
            <IconPlayerPlay size={15} aria-hidden />
            {t('run')}…
          </Button>
        ) : null
      }
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <SkeletonRows rows={1} /> : null}
      <LedgerCheck />
      {data ? <Days days={data.list} /> : null}
      <ResourceList resource={resource} />
      {explained ? <ExplainDialog finding={explained} onClose={() => setExplained(undefined)} /> : null}
      {running && data ? <RunDialog today={data.today} onClose={() => setRunning(false)} /> : null}
    </PageFrame>
  )
}
