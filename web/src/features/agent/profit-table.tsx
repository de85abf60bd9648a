import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Figure } from './figure.tsx'
import type { ProfitSpan, TeamProfit } from './profit-page.tsx'
import { useSpanName } from './use-span-name.ts'

type Row = TeamProfit['list'][number]

/** What is added up, in the order of the table. */
export const PROFIT_HEADINGS = [
  'deposits',
  'withdrawals',
  'stakes',
  'validBets',
  'payouts',
  'bonuses',
  'fees',
  'result',
] as const satisfies readonly (keyof TeamProfit['totals'])[]

type Heading = (typeof PROFIT_HEADINGS)[number]

/** What a heading is called: the words know valid bets by another name. */
export const headingKey = (heading: Heading): string => (heading === 'validBets' ? 'valid_bets' : heading)

interface ProfitTableProps {
  readonly rows: readonly Row[]
  readonly totals: TeamProfit['totals']
  readonly by: ProfitSpan
}

/** Each heading by day, week or month, newest first, with the sums of all days in the foot. */
export function ProfitTable({ rows, totals, by }: ProfitTableProps) {
  const t = useWords('agent')
  const name = useSpanName(by)
  const columns: readonly Column<Row>[] = [
    { key: 'from', head: t(`by_${by}`), card: 'title', cell: ({ from }) => <b>{name(from)}</b>, foot: t('total') },
    ...PROFIT_HEADINGS.map((heading): Column<Row> => {
      const signed = heading === 'result'
      return {
        key: heading,
        head: t(headingKey(heading)),
        figure: true,
        named: true,
        card: signed ? 'result' : 'fact',
        cell: (row) => <Figure amount={row[heading]} signed={signed} />,
        foot: <Figure amount={totals[heading]} signed={signed} />,
      }
    }),
  ]
  return <DataTable framed label={t('profit')} columns={columns} rows={rows} idOf={({ from }) => from} />
}
