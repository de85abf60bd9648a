import type { AskedOf } from '@croupier/contract/call.ts'
import { type Line, lines } from '@croupier/contract/wallet.ts'
import { ask } from '@croupier/kit/calls.ts'
import type { Range } from '@croupier/kit/table/day.ts'
import { ExportButton, type FileColumn } from '@croupier/kit/table/export-button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { everyPage } from '../../parts/centre/every-page.ts'
import { lineKey } from './line-words.ts'

/** The file of the account record: a head and its text are a column. */
export function AccountExport({ query }: { readonly query: Range & AskedOf<typeof lines, 'query'> }) {
  const t = useWords('wallet')
  const columns: readonly FileColumn<Line>[] = [
    [t('time'), ({ at }) => at],
    [t('type'), (line) => t(lineKey(line))],
    [t('amount'), ({ amount }) => amount],
    [t('before'), ({ before }) => before],
    [t('after'), ({ after }) => after],
    [t('reference'), ({ position }) => position],
    [t('cause'), ({ cause }) => cause ?? ''],
  ]
  const rows = () =>
    everyPage(
      (pageNo, pageSize) => ask(lines, { query: { ...query, pageNo, pageSize } }),
      ({ id }) => id,
    )
  return <ExportButton name={`account-${query.from}-${query.to}`} columns={columns} rows={rows} />
}
