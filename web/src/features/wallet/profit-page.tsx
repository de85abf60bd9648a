import { profit } from '@croupier/contract/wallet.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { LastThirtyDays, RecordEmpty } from '../../parts/centre/record-empty.tsx'
import { RecordFrame } from '../../parts/centre/record-frame.tsx'
import { oneOf, useRecordSearch } from '../../parts/centre/record-search.ts'
import { FundsStrip } from './funds-strip.tsx'
import { ProfitChart } from './profit-chart.tsx'
import { ProfitExport } from './profit-export.tsx'
import { hasMovement } from './profit-headings.ts'
import { ProfitTable } from './profit-table.tsx'

const SPANS = ['day', 'week', 'month'] as const

/** Personal profit and loss: what came and went under each heading, as a chart and a table, and all that the member has. */
export function ProfitPage({ onBack }: { readonly onBack?: (() => void) | undefined }) {
  const t = useWords('profit')
  const record = useRecordSearch()
  const { range, search, change } = record
  const by = oneOf(SPANS, search['profitBy']) ?? 'day'
  const asked = useAsk(profit, { query: { ...range, by } }, { placeholderData: (kept) => kept })
  return (
    <RecordFrame
      title={t('profit')}
      lead={t('lead')}
      onBack={onBack}
      record={record}
      asked={asked}
      failed={t('failed')}
      choice={
        <Segments
          label={t('by')}
          options={SPANS.map((value) => ({ value, label: t(value) }))}
          value={by}
          onChange={(profitBy) => change({ profitBy })}
        />
      }
      exporting={asked.data ? <ProfitExport profit={asked.data} name={`profit-${range.from}-${range.to}`} /> : null}
      rows={({ list, totals }) => (
        <>
          <ProfitChart list={list} by={by} />
          <ProfitTable rows={list.filter(hasMovement)} totals={totals} by={by} />
        </>
      )}
      nothing={({ list }) => !list.some(hasMovement)}
      none={() => <RecordEmpty title={t('none')} text={t('none_text')} days={<LastThirtyDays {...record} />} />}
      above={<FundsStrip />}
    />
  )
}
