import { agentTeam } from '@croupier/contract/agent.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { NobodyBelow } from './nobody-below.tsx'
import { TeamCards } from './team-cards.tsx'
import { TeamTable, type TeamTableProps, TeamTableRow, useRoomyColumns } from './team-table.tsx'

interface TeamListProps extends TeamTableProps {
  /** Those right below somebody, or everybody. */
  readonly reach: 'children' | 'all'
  /** Below whom; without it below the agent. */
  readonly memberId?: string | undefined
  readonly cards: boolean
}

/** Accounts page after page: as a table, or as a phone's cards. */
export function TeamList({ reach, memberId, cards, ...props }: TeamListProps) {
  const t = useWords('agent')
  const { team } = props
  const columns = useRoomyColumns(props.chosen)
  const asked = { ...team.query, reach, memberId, pageNo: team.page }
  const { data, error, refetch, isPlaceholderData } = useAsk(
    agentTeam,
    { query: asked },
    { placeholderData: (kept) => kept },
  )
  if (!data)
    return error ? (
      <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={8} />
    )
  if (data.total === 0) {
    if (team.filter !== undefined) return <Empty title={t('nobody_like_that')} />
    return memberId === undefined ? <NobodyBelow /> : null
  }
  return (
    <div aria-busy={isPlaceholderData}>
      {cards ? (
        <TeamCards rows={data.list} onChoose={props.onChoose} />
      ) : (
        <TeamTable team={team} columns={columns}>
          {data.list.map((row) => (
            <TeamTableRow
              key={row.memberId}
              row={row}
              columns={columns}
              chosen={props.chosen}
              onChoose={props.onChoose}
            />
          ))}
        </TeamTable>
      )}
      <Pager
        page={data.pageNum}
        pages={data.totalPages}
        total={data.total}
        onPage={(recordPage) => team.change({ recordPage })}
      />
    </div>
  )
}
