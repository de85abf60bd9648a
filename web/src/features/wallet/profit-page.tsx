import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { profit } from '@croupier/contract/wallet.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { lastDays } from '@croupier/kit/table/day.ts'
import { ExportButton } from '@croupier/kit/table/export-button.tsx'
import { RangeFilter } from '@croupier/kit/table/range-filter.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { CentrePage } from '../../parts/centre/centre-page.tsx'
import { oneOf, useRecordSearch } from '../../parts/centre/record-search.ts'
import { FundsStrip } from './funds-strip.tsx'
import classes from './profit.module.css'
import { ProfitChart } from './profit-chart.tsx'
import { HEADINGS, moved } from './profit-headings.ts'
import { ProfitTable } from './profit-table.tsx'

export type ProfitReply = ReplyOf<typeof profit>

const SPANS = ['day', 'week', 'month'] as const
const WIDER_DAYS = 30

/** Personal profit and loss: what came and went under each heading, as a chart and a table, and all that the member has. */
export function ProfitPage({ onBack }: { readonly onBack?: (() => void) | undefined }) {
  const t = useWords('profit')
  const record = useRecordSearch()
  const { range, today, search, change } = record
  const by = oneOf(SPANS, search['profitBy']) ?? 'day'
  const { data, error, refetch, isPlaceholderData } = useAsk(
    profit,
    { query: { ...range, by } },
    { placeholderData: (kept) => kept },
  )
  const rows = data?.list.filter(moved)
  return (
    <CentrePage
      title={t('profit')}
      lead={t('lead')}
      onBack={onBack}
      filters={
        <Row align="center" wraps className={classes.filters}>
          <RangeFilter range={range} today={today} onChange={({ from, to }) => change({ fromDay: from, toDay: to })} />
          <Segments
            label={t('by')}
            options={SPANS.map((value) => ({ value, label: t(value) }))}
            value={by}
            onChange={(profitBy) => change({ profitBy })}
          />
          {data ? <ProfitExport profit={data} name={`profit-${range.from}-${range.to}`} /> : null}
        </Row>
      }
    >
      <FundsStrip />
      {data && rows && rows.length > 0 ? (
        <Stack gap={16} className={classes.results} aria-busy={isPlaceholderData}>
          <ProfitChart list={data.list} by={by} />
          <ProfitTable rows={rows} totals={data.totals} by={by} />
        </Stack>
      ) : null}
      {rows?.length === 0 ? (
        <Empty
          art={<ThingArt name="empty-box" size={72} />}
          title={t('none')}
          text={t('none_text')}
          actions={
            range.from > lastDays(today, WIDER_DAYS).from ? (
              <Button size="small" onClick={() => change({ fromDay: lastDays(today, WIDER_DAYS).from, toDay: today })}>
                {t('last_30_days')}
              </Button>
            ) : null
          }
        />
      ) : null}
      {error && !data ? <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={8} />}
    </CentrePage>
  )
}

function ProfitExport({ profit, name }: { readonly profit: ProfitReply; readonly name: string }) {
  const t = useWords('profit')
  const heads = [t('day'), ...HEADINGS.map((heading) => t(heading))]
  const rows = async () => profit.list.map((row) => [row.from, ...HEADINGS.map((heading) => row[heading])])
  return (
    <span className={classes.export}>
      <ExportButton name={name} heads={heads} rows={rows} />
    </span>
  )
}
