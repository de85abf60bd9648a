import type { DownlineTransfer } from '@croupier/contract/downline-transfers.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { Tag } from '@croupier/kit/state/tag.tsx'
import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { ExportButton, type FileColumn } from '@croupier/kit/table/export-button.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { LastThirtyDays, RecordEmpty } from '../../parts/centre/record-empty.tsx'
import { oneOf, type RecordState } from '../../parts/centre/record-search.ts'
import { RecordTotals } from '../../parts/centre/record-totals.tsx'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { Choice } from '../../parts/page/choice.tsx'
import { useMoment } from '../../parts/site/use-moment.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { DaysFrame } from './days-frame.tsx'
import { useAgentSearch } from './use-agent-search.ts'
import { useTransfers } from './use-transfers.ts'

/** What a transfer is called in the account record. */
const KINDS = ['transfer_in', 'transfer_out'] as const
const kindOf = ({ direction }: DownlineTransfer) => `transfer_${direction}` as const

const WAYS = ['up', 'down'] as const

const ROWS = 20

/** What went between the agent, the one above and those right below. */
export function TransfersPage() {
  const t = useWords('agent')
  const record = useAgentSearch()
  const { change, search, page } = record
  const kind = oneOf(KINDS, search['lineKind'])
  const way = oneOf(WAYS, search['moneyState'])
  const asked = useTransfers(record.range)
  const passes = (one: DownlineTransfer) => (!kind || kindOf(one) === kind) && (!way || one.way === way)
  const filtered = kind !== undefined || way !== undefined
  return (
    <DaysFrame
      title={t('transactions')}
      record={record}
      asked={asked}
      choices={<Choices kind={kind} way={way} change={change} />}
      exporting={
        <Exporting
          transfers={asked.data?.filter(passes) ?? []}
          name={`transfers-${record.range.from}-${record.range.to}`}
        />
      }
    >
      {(all) => {
        const found = all.filter(passes)
        return found.length === 0 ? (
          <RecordEmpty
            title={t('no_transfers')}
            text={t('no_transfers_text')}
            clearing={
              filtered
                ? { text: t('clear'), onClear: () => change({ lineKind: undefined, moneyState: undefined }) }
                : undefined
            }
            days={<LastThirtyDays {...record} />}
          />
        ) : (
          <>
            <Sums transfers={found} />
            <Rows transfers={found.slice((page - 1) * ROWS, page * ROWS)} />
            <Pager
              page={page}
              pages={Math.ceil(found.length / ROWS)}
              total={found.length}
              onPage={(recordPage) => change({ recordPage })}
            />
          </>
        )
      }}
    </DaysFrame>
  )
}

interface ChoicesProps extends Pick<RecordState, 'change'> {
  readonly kind: (typeof KINDS)[number] | undefined
  readonly way: (typeof WAYS)[number] | undefined
}

function Choices({ kind, way, change }: ChoicesProps) {
  const t = useWords('agent')
  return (
    <>
      <Choice
        label={t('direction')}
        all={t('all')}
        options={KINDS.map((value) => ({ value, text: t(value) }))}
        value={kind}
        onChoose={(lineKind) => change({ lineKind })}
      />
      <Choice
        label={t('with')}
        all={t('all')}
        options={WAYS.map((value) => ({ value, text: t(`way_${value}`) }))}
        value={way}
        onChoose={(moneyState) => change({ moneyState })}
      />
    </>
  )
}

interface TransfersProps {
  readonly transfers: readonly DownlineTransfer[]
}

function Exporting({ transfers, name }: TransfersProps & { readonly name: string }) {
  const t = useWords('agent')
  const open = useOpenModal()
  const columns: readonly FileColumn<DownlineTransfer>[] = [
    [t('time'), ({ at }) => at],
    [t('direction'), (transfer) => t(kindOf(transfer))],
    [t('with'), ({ way }) => t(`way_${way}`)],
    [t('account'), ({ other }) => other.account],
    [t('amount'), ({ direction, amount }) => (direction === 'in' ? amount : `-${amount}`)],
    [t('reference'), ({ reference }) => reference],
  ]
  return (
    <>
      <Button onClick={() => open('memberCentre', 'transferUpline')}>
        <IconArrowsLeftRight size={16} aria-hidden />
        {t('transfer')}
      </Button>
      <ExportButton name={name} columns={columns} rows={() => Promise.resolve(transfers)} />
    </>
  )
}

function Sums({ transfers }: TransfersProps) {
  const t = useWords('agent')
  const sum = (wanted: DownlineTransfer['direction']) =>
    transfers.reduce((total, { direction, amount }) => (direction === wanted ? total + unitsFrom(amount) : total), 0n)
  const said = (units: bigint) => amountText(units, scale)
  return (
    <RecordTotals
      totals={[
        { name: t('transfer_in'), figure: <Money amount={said(sum('in'))} /> },
        { name: t('transfer_out'), figure: <Money amount={said(sum('out'))} /> },
        { name: t('net'), figure: <Money amount={said(sum('in') - sum('out'))} signed /> },
      ]}
    />
  )
}

function Rows({ transfers }: TransfersProps) {
  const t = useWords('agent')
  const moment = useMoment()
  const open = useOpenModal()
  const columns: readonly Column<DownlineTransfer>[] = [
    {
      key: 'at',
      head: t('time'),
      cell: ({ at }) => (
        <Text tone="text-dim" num>
          {moment(at)}
        </Text>
      ),
    },
    {
      key: 'direction',
      head: t('direction'),
      cell: (transfer) => <Tag tone={transfer.direction === 'in' ? 'win' : 'quiet'}>{t(kindOf(transfer))}</Tag>,
    },
    { key: 'with', head: t('with'), cell: ({ way }) => t(`way_${way}`) },
    {
      key: 'account',
      head: t('account'),
      card: 'title',
      cell: ({ other }) => <Text weight={500}>{other.account}</Text>,
    },
    { key: 'reference', head: t('reference'), cell: ({ reference }) => <Text tone="text-dim">{reference}</Text> },
    {
      key: 'amount',
      head: t('amount'),
      figure: true,
      card: 'result',
      cell: ({ direction, amount }) => <Money amount={direction === 'in' ? amount : `-${amount}`} signed />,
    },
  ]
  return (
    <DataTable
      framed
      label={t('transactions')}
      columns={columns}
      rows={transfers}
      idOf={({ id }) => id}
      onOpen={({ id }) => open('memberCentre', `transferUpline.${id}`)}
    />
  )
}
