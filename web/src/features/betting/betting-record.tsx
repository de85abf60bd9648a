import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { BET_STATUSES, bets } from '@croupier/contract/betting.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { ExportButton } from '@croupier/kit/table/export-button.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { RangeFilter } from '@croupier/kit/table/range-filter.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { CentrePage } from '../../parts/centre/centre-page.tsx'
import { Choice } from '../../parts/centre/choice.tsx'
import { useNarrow } from '../../parts/page/narrow.ts'
import { FilterButton } from '../../parts/centre/filter-button.tsx'
import { oneOf, useRecordSearch } from '../../parts/centre/record-search.ts'
import { BetCards } from './bet-cards.tsx'
import { BetTable } from './bet-table.tsx'
import classes from './betting.module.css'
import { everyPage } from '../../parts/centre/every-page.ts'
import { NoBets } from './no-bets.tsx'
import { RecordTotals } from './record-totals.tsx'

/** The betting record: every bet of a range with its totals; each opens its round with replay and proof. */
export function BettingRecord({ onBack }: { readonly onBack?: (() => void) | undefined }) {
  const t = useWords('betting')
  const narrow = useNarrow(700)
  const record = useRecordSearch()
  const [unfolded, setUnfolded] = useState(false)
  const { range, page, change } = record
  const filter = useFilter(record.search)
  const filtered = Object.values(filter).some(Boolean)
  const query = { from: range.from, to: range.to, ...filter }
  const { data, error, refetch, isPlaceholderData } = useAsk(
    bets,
    { query: { ...query, pageNo: page } },
    { placeholderData: (kept) => kept },
  )

  return (
    <CentrePage
      title={t('betting_record')}
      lead={t('betting_record_lead')}
      onBack={onBack}
      filters={<Filters {...record} filter={filter} query={query} folded={narrow && !unfolded} />}
      aside={narrow ? <FilterButton open={unfolded} active={filtered} onToggle={() => setUnfolded(!unfolded)} /> : null}
    >
      {data ? <RecordTotals totals={data.totals} /> : null}
      {data && data.list.length > 0 ? (
        <Stack gap={12} className={classes.list} aria-busy={isPlaceholderData}>
          {narrow ? <BetCards bets={data.list} /> : <BetTable bets={data.list} />}
          <Pager
            page={data.pageNum}
            pages={data.totalPages}
            total={data.total}
            onPage={(recordPage) => change({ recordPage })}
          />
        </Stack>
      ) : null}
      {data?.list.length === 0 ? <NoBets {...record} filtered={filtered} lastBetOn={data.lastBetOn} /> : null}
      {error && !data ? <ErrorState error={error} title={t('record_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={8} />}
    </CentrePage>
  )
}

type Filter = ReturnType<typeof useFilter>

const useFilter = (search: Readonly<Record<string, unknown>>) => ({
  category: oneOf(CATEGORIES, search['betCategory']),
  status: oneOf(BET_STATUSES, search['betStatus']),
  gameCode: typeof search['betGame'] === 'string' ? search['betGame'] : undefined,
})

interface FiltersProps extends Pick<ReturnType<typeof useRecordSearch>, 'range' | 'today' | 'change'> {
  readonly filter: Filter
  readonly query: { readonly from: string; readonly to: string } & Filter
  /** Only the range is shown. */
  readonly folded: boolean
}

function Filters({ range, today, change, filter, query, folded }: FiltersProps) {
  const t = useWords('betting')
  const { data: games } = useAsk(gameList, { query: { pageSize: 200 } }, { staleTime: 600_000 })
  const categories = CATEGORIES.filter(
    (category) => games?.games.some(({ gameType }) => gameType === category) ?? false,
  )
  return (
    <Row align="center" wraps className={classes.filters}>
      <RangeFilter range={range} today={today} onChange={({ from, to }) => change({ fromDay: from, toDay: to })} />
      <span className={classes.export}>
        <BetsExport query={query} />
      </span>
      <Row gap={8} wraps className={classes.choices} hidden={folded}>
        <Choice
          label={t('category')}
          all={t('all')}
          options={categories.map((value) => ({ value, text: t(`category_${value}`) }))}
          value={filter.category}
          onChoose={(betCategory) => change({ betCategory, betGame: undefined })}
        />
        <Choice
          label={t('game')}
          all={t('all')}
          options={(games?.games ?? [])
            .filter(({ gameType }) => filter.category === undefined || gameType === filter.category)
            .map(({ code, displayName }) => ({ value: code, text: displayName }))}
          value={filter.gameCode}
          onChoose={(betGame) => change({ betGame })}
        />
        <Choice
          label={t('status')}
          all={t('all')}
          options={BET_STATUSES.map((value) => ({ value, text: t(`status_${value}`) }))}
          value={filter.status}
          onChoose={(betStatus) => change({ betStatus })}
        />
      </Row>
    </Row>
  )
}

type BetRow = ReplyOf<typeof bets>['list'][number]

function BetsExport({ query }: Pick<FiltersProps, 'query'>) {
  const t = useWords('betting')
  const heads = [
    'placed',
    'game',
    'vendor',
    'category',
    'status',
    'stake',
    'payout',
    'result',
    'valid_turnover',
    'round',
  ].map((key) => t(key))
  const cellsOf = (bet: BetRow) => [
    bet.placedAt,
    bet.gameName,
    bet.vendor,
    t(`category_${bet.category}`),
    t(bet.settling ? 'status_settling' : `status_${bet.status}`),
    bet.stake,
    bet.payout,
    bet.result,
    bet.validTurnover,
    bet.roundId,
  ]
  const rows = async () =>
    (
      await everyPage(
        (pageNo, pageSize) => ask(bets, { query: { ...query, pageNo, pageSize } }),
        ({ id }) => id,
      )
    ).map(cellsOf)
  return <ExportButton name={`bets-${query.from}-${query.to}`} heads={heads} rows={rows} />
}
