import { ExportButton, type FileColumn } from '@croupier/kit/table/export-button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { Overview } from './overview-page.tsx'

/** The file of the overview's days. */
export function DaysExport({ overview: { from, to, days } }: { readonly overview: Overview }) {
  const t = useWords('agent')
  const columns: readonly FileColumn<Overview['days'][number]>[] = [
    [t('day'), ({ day }) => day],
    [t('deposits'), ({ deposits }) => deposits],
    [t('withdrawals'), ({ withdrawals }) => withdrawals],
    [t('valid_bets'), ({ validBets }) => validBets],
    [t('result'), ({ result }) => result],
    [t('bonuses'), ({ bonuses }) => bonuses],
    [t('active_members'), ({ active }) => String(active)],
  ]
  return <ExportButton name={`team-${from}-${to}`} columns={columns} rows={() => Promise.resolve(days)} />
}
