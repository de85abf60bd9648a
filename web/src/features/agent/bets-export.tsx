import { agentBets, type TeamBet } from '@croupier/contract/agent.ts'
import type { AskedOf } from '@croupier/contract/call.ts'
import { ask } from '@croupier/kit/calls.ts'
import type { Range } from '@croupier/kit/table/day.ts'
import { ExportButton, type FileColumn } from '@croupier/kit/table/export-button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { everyPage } from '../../parts/centre/every-page.ts'
import { EXPORT_PAGES } from './export-pages.ts'

/** The file of the bets that the choices let through. */
export function BetsExport({ query }: { readonly query: Range & AskedOf<typeof agentBets, 'query'> }) {
  const t = useWords('agent')
  const words = useWords('betting')
  const columns: readonly FileColumn<TeamBet>[] = [
    [t('placed'), ({ placedAt }) => placedAt],
    [t('member'), ({ account }) => account],
    [words('game'), ({ gameName }) => gameName],
    [words('vendor'), ({ vendor }) => vendor],
    [words('category'), ({ category }) => words(`category_${category}`)],
    [words('status'), ({ status }) => words(`status_${status}`)],
    [t('stake'), ({ stake }) => stake],
    [t('paid'), ({ payout }) => payout],
    [t('result'), ({ result }) => result],
    [t('valid_bets'), ({ validBets }) => validBets],
    [t('bet'), ({ id }) => id],
    [words('round'), ({ roundId }) => roundId],
  ]
  const rows = () =>
    everyPage(
      (pageNo, pageSize) => ask(agentBets, { query: { ...query, pageNo, pageSize } }),
      ({ id }) => id,
      EXPORT_PAGES,
    )
  return <ExportButton name={`team-bets-${query.from}-${query.to}`} columns={columns} rows={rows} />
}
