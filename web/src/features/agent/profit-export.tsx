import { ExportButton, type FileColumn } from '@croupier/kit/table/export-button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { TeamProfit } from './profit-page.tsx'
import { headingKey, PROFIT_HEADINGS } from './profit-table.tsx'

/** The file of profit and loss. */
export function ProfitExport({ profit: { from, to, list } }: { readonly profit: TeamProfit }) {
  const t = useWords('agent')
  const columns: readonly FileColumn<TeamProfit['list'][number]>[] = [
    [t('by_day'), (row) => row.from],
    ...PROFIT_HEADINGS.map((heading): FileColumn<TeamProfit['list'][number]> => [
      t(headingKey(heading)),
      (row) => row[heading],
    ]),
  ]
  return <ExportButton name={`team-profit-${from}-${to}`} columns={columns} rows={() => Promise.resolve(list)} />
}
