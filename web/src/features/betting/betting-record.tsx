import { BET_STATUSES, bets } from '@croupier/contract/betting.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Choice } from '../../parts/page/choice.tsx'
import { RecordFrame } from '../../parts/centre/record-frame.tsx'
import { oneOf, type RecordState, useRecordSearch } from '../../parts/centre/record-search.ts'
import { useNarrow } from '../../parts/page/narrow.ts'
import { BetCards } from './bet-cards.tsx'
import { BetExport } from './bet-export.tsx'
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
      exporting={<BetExport query={query} />}
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
