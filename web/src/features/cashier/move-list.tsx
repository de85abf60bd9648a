import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { lastDays } from '@croupier/kit/table/day.ts'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { RangeFilter } from '@croupier/kit/table/range-filter.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useTimes } from '../../parts/site/bet-times.ts'
import { CentrePage } from '../../parts/centre/centre-page.tsx'
import { Choice } from '../../parts/centre/choice.tsx'
import { oneOf, useRecordSearch } from '../../parts/centre/record-search.ts'
import classes from './move-list.module.css'
import { StateChip } from './state-chip.tsx'

interface MoveListProps<Row extends { readonly id: string }, State extends string> {
  readonly title: string
  readonly lead: string
  /** The page that this is the list of. */
  readonly back: 'depositv2' | 'withdraw'
  readonly record: ReturnType<typeof useRecordSearch>
  readonly asked: {
    readonly data: FoundPage<Row> | undefined
    readonly error: unknown
    readonly refetch: () => Promise<unknown>
    readonly isPlaceholderData: boolean
  }
  readonly states: readonly State[]
  readonly state: State | undefined
  readonly columns: readonly Column<Row>[]
  readonly mark: (row: Row) => ReactNode
  readonly detail: (row: Row) => ReactNode
  readonly none: string
}

interface FoundPage<Row> {
  readonly list: Row[]
  readonly pageNum: number
  readonly totalPages: number
  readonly total: number
}

/** What the address asks a list for: its range, state and page. */
export function useMoveQuery<State extends string>(states: readonly State[]) {
  const record = useRecordSearch()
  const state = oneOf(states, record.search['moneyState'])
  return { record, states, state, query: { ...record.range, state, pageNo: record.page } }
}

interface Move {
  readonly at: string
  readonly reference: string
  readonly amount: string
  readonly state: ComponentProps<typeof StateChip>['state']
}

interface OwnColumns<Row> {
  /** By which way it came, or where it goes. */
  readonly name: { readonly head: string; readonly cell: (row: Row) => ReactNode }
  /** What was taken of it, or what is left of it. */
  readonly figure: { readonly head: string; readonly of: (row: Row) => string }
}

/** The columns of deposits and withdrawals, which differ in two of them. */
export function useMoveColumns<Row extends Move>({ name, figure }: OwnColumns<Row>): readonly Column<Row>[] {
  const t = useWords('cashier')
  const { moment } = useTimes()
  return [
    { key: 'time', head: t('time'), cell: ({ at }) => moment(at) },
    { key: 'name', head: name.head, card: 'title', cell: (row) => <b className={classes.strong}>{name.cell(row)}</b> },
    { key: 'reference', head: t('reference'), cell: ({ reference }) => reference },
    {
      key: 'amount',
      head: t('amount'),
      figure: true,
      card: 'result',
      cell: ({ amount }) => <Money amount={amount} className={classes.strong ?? ''} />,
    },
    { key: 'figure', head: figure.head, figure: true, card: 'none', cell: (row) => <Money amount={figure.of(row)} /> },
    { key: 'state', head: t('state'), cell: ({ state }) => <StateChip state={state} /> },
  ]
}

/** A list of deposits or withdrawals, page after page, by range and state. */
export function MoveList<Row extends { readonly id: string }, State extends string>(list: MoveListProps<Row, State>) {
  const t = useWords('cashier')
  const open = useOpenModal()
  const { asked, title, record } = list
  const { data, error, refetch } = asked
  return (
    <CentrePage
      title={title}
      lead={list.lead}
      onBack={() => open('memberCentre', list.back)}
      filters={<Filters {...list} />}
    >
      {data && data.list.length > 0 ? (
        <Grid gap={14} columns={1} className={classes.list} aria-busy={asked.isPlaceholderData}>
          <Rows {...list} rows={data.list} />
          <Pager
            page={data.pageNum}
            pages={data.totalPages}
            total={data.total}
            onPage={(recordPage) => record.change({ recordPage })}
          />
        </Grid>
      ) : null}
      {data?.list.length === 0 ? <Nothing {...list} /> : null}
      {error && !data ? <ErrorState error={error} title={t('list_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={8} />}
    </CentrePage>
  )
}

type Part<Row extends { readonly id: string }, State extends string> = MoveListProps<Row, State>

function Filters<Row extends { readonly id: string }, State extends string>({
  record: { range, today, change },
  states,
  state,
}: Part<Row, State>) {
  const t = useWords('cashier')
  return (
    <Row gap={10} align="center" justify="between" wraps>
      <RangeFilter range={range} today={today} onChange={({ from, to }) => change({ fromDay: from, toDay: to })} />
      <Choice
        label={t('state')}
        all={t('all')}
        options={states.map((value) => ({ value, text: t(`state_${value}`) }))}
        value={state}
        onChoose={(moneyState) => change({ moneyState })}
      />
    </Row>
  )
}

function Rows<Row extends { readonly id: string }, State extends string>({
  title,
  columns,
  mark,
  detail,
  rows,
}: Part<Row, State> & { readonly rows: readonly Row[] }) {
  const [openedId, setOpenedId] = useState<string>()
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      mark={mark}
      onOpen={({ id }) => setOpenedId(id === openedId ? undefined : id)}
      detail={(row) =>
        row.id === openedId ? (
          <Grid gap={12} size={13} className={classes.detail}>
            {detail(row)}
          </Grid>
        ) : null
      }
    />
  )
}

const WIDER_DAYS = 30

function Nothing<Row extends { readonly id: string }, State extends string>({
  record: { range, today, change },
  state,
  none,
}: Part<Row, State>) {
  const t = useWords('cashier')
  const wider = lastDays(today, WIDER_DAYS)
  return (
    <Empty
      art={<ThingArt name="empty-box" size={72} />}
      title={none}
      text={t(state === undefined ? 'none_in_range' : 'none_in_state')}
      actions={
        <>
          {state === undefined ? null : (
            <Button size="small" onClick={() => change({ moneyState: undefined })}>
              {t('clear_state')}
            </Button>
          )}
          {range.from > wider.from ? (
            <Button size="small" onClick={() => change({ fromDay: wider.from, toDay: wider.to })}>
              {t('last_30_days')}
            </Button>
          ) : null}
        </>
      }
    />
  )
}
