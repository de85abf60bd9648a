import { ExportButton, type FileColumn } from '@croupier/kit/table/export-button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { HEADINGS, type ProfitReply } from './profit-headings.ts'

/** The file of profit and loss: a head and its text are a column. */
export function ProfitExport({ profit, name }: { readonly profit: ProfitReply; readonly name: string }) {
  const t = useWords('profit')
  const columns: readonly FileColumn<ProfitReply['list'][number]>[] = [
    [t('day'), ({ from }) => from],
    ...HEADINGS.map((heading): FileColumn<ProfitReply['list'][number]> => [t(heading), (row) => row[heading]]),
  ]
  return <ExportButton name={name} columns={columns} rows={() => Promise.resolve(profit.list)} />
}
