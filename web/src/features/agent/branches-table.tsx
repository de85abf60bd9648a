import { agentTeam, type TeamRow } from '@croupier/contract/agent.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { RecordEmpty } from '../../parts/centre/record-empty.tsx'
import type { RecordState } from '../../parts/centre/record-search.ts'
import { Figure } from './figure.tsx'
import { NobodyBelow } from './nobody-below.tsx'
import { PersonMark } from './person-mark.tsx'

interface BranchesTableProps {
  /** Below whom; without it below the agent. */
  readonly memberId: string | undefined
  readonly record: RecordState
  readonly onOpen: (memberId: string) => void
}

const SUMS = ['deposits', 'withdrawals', 'validBets', 'bonuses', 'result'] as const

/** Each branch right below somebody with all that is below it; those that lost most first. */
export function BranchesTable({ memberId, record, onOpen }: BranchesTableProps) {
  const t = useWords('agent')
  const { range, page } = record
  const query = { ...range, memberId, reach: 'children', sort: 'result', ascending: 'true', pageNo: page } as const
  const { data, error, refetch } = useAsk(agentTeam, { query }, { placeholderData: (kept) => kept })
  if (!data)
    return error ? (
      <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={8} />
    )
  if (data.total === 0)
    return memberId === undefined ? (
      <NobodyBelow />
    ) : (
      <RecordEmpty title={t('no_branches')} text={t('no_branches_text')} />
    )
  const columns: readonly Column<TeamRow>[] = [
    { key: 'account', head: t('account'), card: 'title', cell: (row) => <PersonMark person={row} />, foot: t('total') },
    ...SUMS.map((key): Column<TeamRow> => {
      const signed = key === 'result'
      return {
        key,
        head: t(key === 'validBets' ? 'valid_bets' : key),
        figure: true,
        named: true,
        card: signed ? 'result' : 'fact',
        cell: ({ sums }) => <Figure amount={sums[key]} signed={signed} />,
        foot: <Figure amount={data.sums[key]} signed={signed} />,
      }
    }),
  ]
  return (
    <>
      <DataTable
        framed
        label={t('by_branch')}
        columns={columns}
        rows={data.list}
        idOf={(row) => row.memberId}
        onOpen={(row) => onOpen(row.memberId)}
      />
      <Pager
        page={data.pageNum}
        pages={data.totalPages}
        total={data.total}
        onPage={(recordPage) => record.change({ recordPage })}
      />
    </>
  )
}
