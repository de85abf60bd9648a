import { type Bet, bets } from '@croupier/contract/betting.ts'
import type { AskedOf } from '@croupier/contract/call.ts'
import { ask } from '@croupier/kit/calls.ts'
import type { Range } from '@croupier/kit/table/day.ts'
import { ExportButton, type FileColumn } from '@croupier/kit/table/export-button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { everyPage } from '../../parts/centre/every-page.ts'

/** The file of the betting record: a head and its text are a column. */
export function BetExport({ query }: { readonly query: Range & AskedOf<typeof bets, 'query'> }) {
  const t = useWords('betting')
  const columns: readonly FileColumn<Bet>[] = [
    [t('placed'), ({ placedAt }) => placedAt],
    [t('game'), ({ gameName }) => gameName],
    [t('vendor'), ({ vendor }) => vendor],
    [t('category'), ({ category }) => t(`category_${category}`)],
    [t('status'), ({ settling, status }) => t(settling ? 'status_settling' : `status_${status}`)],
    [t('stake'), ({ stake }) => stake],
    [t('payout'), ({ payout }) => payout],
    [t('result'), ({ result }) => result],
    [t('valid_turnover'), ({ validTurnover }) => validTurnover],
    [t('round'), ({ roundId }) => roundId],
  ]
  const rows = () =>
    everyPage(
      (pageNo, pageSize) => ask(bets, { query: { ...query, pageNo, pageSize } }),
      ({ id }) => id,
    )
  return <ExportButton name={`bets-${query.from}-${query.to}`} columns={columns} rows={rows} />
}
