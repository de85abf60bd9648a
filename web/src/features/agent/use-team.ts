import { TEAM_FILTERS, TEAM_SORTS, type TeamFilter, type TeamSort } from '@croupier/contract/agent.ts'
import { oneOf } from '../../parts/centre/record-search.ts'
import { useAgentSearch } from './use-agent-search.ts'

const VIEWS = ['tree', 'list'] as const

/** How the team is shown, as the address says it: by levels or all at once, of which days, filtered and sorted how. */
export function useTeam() {
  const record = useAgentSearch()
  const { search, range, change } = record
  const filter: TeamFilter | undefined = oneOf(TEAM_FILTERS, search['teamFilter'])
  const sort: TeamSort = oneOf(TEAM_SORTS, search['teamSort']) ?? 'validBets'
  const ascending =
    oneOf(['true', 'false'], search['teamAscending']) === 'true' ? ('true' as const) : ('false' as const)
  const sortBy = (column: TeamSort) => {
    const turned = ascending === 'true' ? 'false' : 'true'
    // Names begin with A; of sums the largest matter.
    const first = column === 'account' ? 'true' : 'false'
    change({ teamSort: column, teamAscending: column === sort ? turned : first })
  }
  return {
    ...record,
    view: oneOf(VIEWS, search['teamView']) ?? 'tree',
    filter,
    sort,
    ascending,
    query: { ...range, filter, sort, ascending },
    sortBy,
  }
}

export type TeamState = ReturnType<typeof useTeam>
