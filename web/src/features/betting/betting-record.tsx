import { BET_STATUSES, bets } from '@croupier/contract/betting.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import type { Range } from '@croupier/kit/table/day.ts'
import { ExportButton, type FileColumn } from '@croupier/kit/table/export-button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Choice } from '../../parts/page/choice.tsx'
import { everyPage } from '../../parts/centre/every-page.ts'
import { RecordFrame } from '../../parts/centre/record-frame.tsx'
import { oneOf, type RecordState, useRecordSearch } from '../../parts/centre/record-search.ts'
import { useNarrow } from '../../parts/page/narrow.ts'
import { BetCards } from './bet-cards.tsx'
import { BetTable } from './bet-table.tsx'
import { BetTotals } from './bet-totals.tsx'
import { NoBets } from './no-bets.tsx'

/** The betting record: every bet of a range with its totals; each opens its round with replay and proof. */
export function BettingRecord({ onBack }: { readonly onBack?: (() => void) | undefined }) {
  const t = useWords('betting')
  const narrow = useNarrow(700)
  const record = useRecordSearch()
  const filter = useFilter(record.search)
  const filtered = Object.values(filter).some(Boolean)
  const query = { ...record.range, ...filter }
  const asked = useAsk(bets, { query: { ...query, pageNo: record.page } }, { placeholderData: (kept) => kept })

  return (
    <RecordFrame
      title={t('betting_record')}
      lead={t('betting_record_lead')}
      onBack={onBack}
      record={record}
      asked={asked}
      failed={t('record_failed')}
      choices={<Choices change={record.change} filter={filter} />}
      filtered={filtered}
      exporting={<BetsExport query={query} />}
      totals={({ totals }) => <BetTotals totals={totals} />}
      rows={({ list }) => (narrow ? <BetCards bets={list} /> : <BetTable bets={list} />)}
      none={({ lastBetOn }) => <NoBets {...record} filtered={filtered} lastBetOn={lastBetOn} />}
    />
  )
}

type Filter = ReturnType<typeof useFilter>

const useFilter = (search: Readonly<Record<string, unknown>>) => ({
  category: oneOf(CATEGORIES, search['betCategory']),
  status: oneOf(BET_STATUSES, search['betStatus']),
  gameCode: typeof search['betGame'] === 'string' ? search['betGame'] : undefined,
})

function Choices({ change, filter }: Pick<RecordState, 'change'> & { readonly filter: Filter }) {
  const t = useWords('betting')
  const { data: games } = useAsk(gameList, { query: { pageSize: 200 } }, { staleTime: 600_000 })
  const categories = CATEGORIES.filter(
    (category) => games?.games.some(({ gameType }) => gameType === category) ?? false,
  )
  return (
    <>
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
    </>
  )
}

type BetRow = ReplyOf<typeof bets>['list'][number]

function BetsExport({ query }: { readonly query: Range & Filter }) {
  const t = useWords('betting')
  const columns: readonly FileColumn<BetRow>[] = [
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
