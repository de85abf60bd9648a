import type { Profit } from '@croupier/contract/wallet.ts'
import { Money } from '@croupier/kit/money.tsx'
import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { HEADINGS, type ProfitReply } from './profit-headings.ts'
import { type Span, useSpanName } from './use-span-name.ts'

type Row = ProfitReply['list'][number]
type Heading = (typeof HEADINGS)[number]

/** What may be above or below nothing. */
const SIGNED: readonly Heading[] = ['transfers', 'other', 'net']
/** Shown only where there is some. */
const RARE: readonly Heading[] = ['transfers', 'other', 'bonuses']

const isNothing = (amount: string) => unitsFrom(amount) === 0n

interface ProfitTableProps {
  readonly rows: readonly Row[]
  readonly totals: Profit
  readonly by: Span
}

/** Each heading by day, week or month, newest first, with the totals of the range in the foot. */
export function ProfitTable({ rows, totals, by }: ProfitTableProps) {
  const t = useWords('profit')
  const spanName = useSpanName(by)
  const shown = HEADINGS.filter((heading) => !RARE.includes(heading) || rows.some((row) => !isNothing(row[heading])))
  const amount = (sums: Profit, heading: Heading) => <Money amount={sums[heading]} signed={SIGNED.includes(heading)} />
  const columns: readonly Column<Row>[] = [
    { key: 'from', head: t(by), card: 'title', cell: ({ from }) => <b>{spanName(from)}</b>, foot: t('total') },
    ...shown.map((heading): Column<Row> => ({
      key: heading,
      head: t(heading),
      figure: true,
      named: true,
      card: heading === 'net' ? 'result' : 'fact',
      cell: (row) => (heading !== 'net' && isNothing(row[heading]) ? <span data-none>–</span> : amount(row, heading)),
      foot: amount(totals, heading),
    })),
  ]
  return <DataTable framed label={t('profit')} columns={columns} rows={rows} idOf={({ from }) => from} />
}
