import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useTimes } from '../../parts/site/bet-times.ts'
import { Choice } from '../../parts/page/choice.tsx'
import { LastThirtyDays, RecordEmpty } from '../../parts/centre/record-empty.tsx'
import { RecordFrame } from '../../parts/centre/record-frame.tsx'
import { oneOf, type RecordState, useRecordSearch } from '../../parts/centre/record-search.ts'
import classes from './move-list.module.css'
import { StateChip } from './state-chip.tsx'

interface MoveListProps<Row extends { readonly id: string }, State extends string> {
  readonly title: string
  readonly lead: string
  /** The page that this is the list of. */
  readonly back: 'depositv2' | 'withdraw'
  readonly record: RecordState
  readonly asked: ComponentProps<typeof RecordFrame<FoundPage<Row>>>['asked']
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
    { key: 'name', head: name.head, card: 'title', cell: (row) => <Text weight={600}>{name.cell(row)}</Text> },
    { key: 'reference', head: t('reference'), cell: ({ reference }) => reference },
    {
      key: 'amount',
      head: t('amount'),
      figure: true,
      card: 'result',
      cell: ({ amount }) => (
        <Text weight={600}>
          <Money amount={amount} />
        </Text>
      ),
    },
    { key: 'figure', head: figure.head, figure: true, card: 'none', cell: (row) => <Money amount={figure.of(row)} /> },
    { key: 'state', head: t('state'), cell: ({ state }) => <StateChip state={state} /> },
  ]
}

/** A list of deposits or withdrawals, page after page, by range and state. */
export function MoveList<Row extends { readonly id: string }, State extends string>(list: MoveListProps<Row, State>) {
  const t = useWords('cashier')
  const open = useOpenModal()
  const { record, state } = list
  const onChoose = (moneyState: State | undefined) => record.change({ moneyState })
  return (
    <RecordFrame
      title={list.title}
      lead={list.lead}
      onBack={() => open('memberCentre', list.back)}
      record={record}
      asked={list.asked}
      failed={t('list_failed')}
      choice={
        <Choice
          label={t('state')}
          all={t('all')}
          options={list.states.map((value) => ({ value, text: t(`state_${value}`) }))}
          value={state}
          onChoose={onChoose}
        />
      }
      rows={(found) => <Rows {...list} rows={found.list} />}
      none={() => (
        <RecordEmpty
          title={list.none}
          text={t(state === undefined ? 'none_in_range' : 'none_in_state')}
          clearing={state === undefined ? undefined : { text: t('clear_state'), onClear: () => onChoose(undefined) }}
          days={<LastThirtyDays {...record} />}
        />
      )}
    />
  )
}

function Rows<Row extends { readonly id: string }, State extends string>({
  title,
  columns,
  mark,
  detail,
  rows,
}: MoveListProps<Row, State> & { readonly rows: readonly Row[] }) {
  const [openedId, setOpenedId] = useState<string>()
  return (
    <DataTable
      framed
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
