import { agentTeam, type TeamRow } from '@croupier/contract/agent.ts'
import { ask } from '@croupier/kit/calls.ts'
import { ExportButton, type FileColumn } from '@croupier/kit/table/export-button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { everyPage } from '../../parts/centre/every-page.ts'
import { EXPORT_PAGES } from './export-pages.ts'
import type { TeamState } from './use-team.ts'

/** The file of everybody that the filter lets through. */
export function TeamExport({ team: { query, range } }: { readonly team: TeamState }) {
  const t = useWords('agent')
  const columns: readonly FileColumn<TeamRow>[] = [
    [t('account'), ({ account }) => account],
    [t('account_type'), ({ isAgent }) => t(isAgent ? 'agent' : 'player')],
    [t('depth'), ({ depth }) => String(depth)],
    [t('rebate_lottery'), ({ rebates }) => String(rebates.lottery)],
    [t('rebate_casino'), ({ rebates }) => String(rebates.casino)],
    [t('balance'), ({ balance }) => balance],
    [t('agents'), ({ below }) => String(below.agents)],
    [t('members'), ({ below }) => String(below.members)],
    [t('deposits'), ({ sums }) => sums.deposits],
    [t('withdrawals'), ({ sums }) => sums.withdrawals],
    [t('valid_bets'), ({ sums }) => sums.validBets],
    [t('result'), ({ sums }) => sums.result],
    [t('bonuses'), ({ sums }) => sums.bonuses],
    [t('registered_at'), ({ since }) => since],
    [t('last_seen'), ({ lastSeenAt }) => lastSeenAt ?? ''],
  ]
  const rows = () =>
    everyPage(
      (pageNo, pageSize) => ask(agentTeam, { query: { ...query, reach: 'all', pageNo, pageSize } }),
      ({ memberId }) => memberId,
      EXPORT_PAGES,
    )
  return <ExportButton name={`accounts-${range.from}-${range.to}`} columns={columns} rows={rows} />
}
