import { TEAM_FILTERS, TEAM_SORTS } from '@croupier/contract/agent.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { RangeFilter } from '@croupier/kit/table/range-filter.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Choice } from '../../parts/page/choice.tsx'
import { AGENT_SPANS } from './use-agent-search.ts'
import type { TeamState } from './use-team.ts'

interface TeamFiltersProps {
  readonly team: TeamState
  /** A phone sorts by a choice: its cards have no heads. */
  readonly narrow: boolean
}

/** Of which days, who, and in what order. */
export function TeamFilters({ team, narrow }: TeamFiltersProps) {
  const t = useWords('agent')
  const { range, today, change, view, filter, sort } = team
  return (
    <>
      <Segments
        raised
        label={t('view')}
        options={[
          { value: 'tree', label: t('tree') },
          { value: 'list', label: t('list') },
        ]}
        value={view}
        onChange={(teamView) => change({ teamView })}
      />
      <RangeFilter
        range={range}
        today={today}
        spans={AGENT_SPANS}
        onChange={({ from, to }) => change({ fromDay: from, toDay: to })}
      />
      <Choice
        label={t('filter')}
        all={t('everybody')}
        options={TEAM_FILTERS.map((value) => ({ value, text: t(`filter_${value}`) }))}
        value={filter}
        onChoose={(teamFilter) => change({ teamFilter })}
      />
      {narrow ? (
        <Choice
          label={t('sort')}
          options={TEAM_SORTS.map((value) => ({ value, text: t(`sort_${value}`) }))}
          value={sort}
          onChoose={team.sortBy}
        />
      ) : null}
    </>
  )
}
