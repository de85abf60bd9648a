import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { type Line, lines } from '@croupier/contract/wallet.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { ask } from '@croupier/kit/calls.ts'
import { Button, buttonClass } from '@croupier/kit/form/button.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { lastDays, lengthOf } from '@croupier/kit/table/day.ts'
import { ExportButton } from '@croupier/kit/table/export-button.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { RangeFilter } from '@croupier/kit/table/range-filter.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { everyPage } from '../../parts/centre/every-page.ts'
import { MoneyTabs } from '../../parts/centre/money-tabs.tsx'
import { CentrePage } from '../../parts/centre/centre-page.tsx'
import { Choice } from '../../parts/centre/choice.tsx'
import { useNarrow } from '../../parts/page/narrow.ts'
import { oneOf, useRecordSearch } from '../../parts/centre/record-search.ts'
import classes from './account-record.module.css'
import { AccountTotals } from './account-totals.tsx'
import { kindKey, RECORD_KINDS } from './line-words.ts'
import { LineTable } from './line-table.tsx'

/** The account record: every line of the balance with what stood before and after, and what caused it. */
export function AccountRecord({ onBack }: { readonly onBack?: (() => void) | undefined }) {
  const t = useWords('wallet')
  const record = useRecordSearch()
  const { range, page, search, change } = record
  const kind = oneOf(RECORD_KINDS, search['lineKind'])
  const query = { from: range.from, to: range.to, kind }
  const { data, error, refetch, isPlaceholderData } = useAsk(
    lines,
    { query: { ...query, pageNo: page } },
    { placeholderData: (kept) => kept },
  )

  return (
    <CentrePage
      title={t('account_record')}
      lead={t('account_record_lead')}
      onBack={onBack}
      filters={<Filters {...record} query={query} />}
    >
      {data ? <AccountTotals totals={data.totals} query={query} /> : null}
      {data && data.list.length > 0 ? (
        <Stack gap={12} className={classes.list} aria-busy={isPlaceholderData}>
          <LineTable lines={data.list} total={data.total} />
          <RangeNet net={data.totals.net} />
          <Pager
            page={data.pageNum}
            pages={data.totalPages}
            total={data.total}
            onPage={(recordPage) => change({ recordPage })}
          />
        </Stack>
      ) : null}
      {data?.list.length === 0 ? <NoLines {...record} filtered={kind !== undefined} /> : null}
      {error && !data ? <ErrorState error={error} title={t('record_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={8} />}
    </CentrePage>
  )
}

/** What the whole range comes to, and the way to where it is explained. */
function RangeNet({ net }: { readonly net: string }) {
  const t = useWords('wallet')
  const centre = useWords('centre')
  const open = useOpenModal()
  return (
    <Row as="p" align="center" wraps size={13} tone="text-dim" className={classes.net}>
      {t('range_net')} <Money amount={net} signed className={classes.strong ?? ''} />
      <button type="button" className={classes.way} onClick={() => open('memberCentre', 'personalProfit')}>
        {centre('personalProfit')}
      </button>
    </Row>
  )
}

type RecordState = ReturnType<typeof useRecordSearch>

interface FiltersProps extends Pick<RecordState, 'range' | 'today' | 'change'> {
  readonly query: {
    readonly from: string
    readonly to: string
    readonly kind: (typeof RECORD_KINDS)[number] | undefined
  }
}

function Filters({ range, today, change, query }: FiltersProps) {
  const t = useWords('wallet')
  const narrow = useNarrow(900)
  return (
    <Row align="center" wraps className={classes.filters}>
      {narrow ? <MoneyTabs current="transactionHistory" /> : null}
      <RangeFilter range={range} today={today} onChange={({ from, to }) => change({ fromDay: from, toDay: to })} />
      <Row gap={8} className={classes.choices}>
        <Choice
          label={t('type')}
          all={t('all')}
          options={RECORD_KINDS.map((value) => ({ value, text: t(kindKey(value)) }))}
          value={query.kind}
          onChoose={(lineKind) => change({ lineKind })}
        />
        <span className={classes.export}>
          <LinesExport query={query} />
        </span>
      </Row>
    </Row>
  )
}

function LinesExport({ query }: Pick<FiltersProps, 'query'>) {
  const t = useWords('wallet')
  const heads = ['time', 'type', 'amount', 'before', 'after', 'reference', 'cause'].map((key) => t(key))
  const cellsOf = (line: Line) => [
    line.at,
    t(kindKey(line.kind)),
    line.amount,
    line.before,
    line.after,
    line.position,
    line.cause ?? '',
  ]
  const rows = async () =>
    (
      await everyPage(
        (pageNo, pageSize) => ask(lines, { query: { ...query, pageNo, pageSize } }),
        ({ id }) => id,
      )
    ).map(cellsOf)
  return <ExportButton name={`account-${query.from}-${query.to}`} heads={heads} rows={rows} />
}

const WIDER_DAYS = 30

function NoLines({
  range,
  today,
  change,
  filtered,
}: Pick<RecordState, 'range' | 'today' | 'change'> & { readonly filtered: boolean }) {
  const t = useWords('wallet')
  const wider = lastDays(today, WIDER_DAYS)
  return (
    <Empty
      art={<ThingArt name="empty-box" size={72} />}
      title={t('no_lines', { days: lengthOf(range) })}
      text={t(filtered ? 'no_lines_filtered' : 'no_lines_text')}
      actions={
        <>
          {filtered ? (
            <Button size="small" onClick={() => change({ lineKind: undefined })}>
              {t('clear_filters')}
            </Button>
          ) : null}
          {range.from > wider.from ? (
            <Button size="small" onClick={() => change({ fromDay: wider.from, toDay: wider.to })}>
              {t('last_30_days')}
            </Button>
          ) : null}
          <Link to="/inhouse" className={buttonClass('primary', 'small')}>
            {t('browse_games')}
          </Link>
        </>
      }
    />
  )
}
