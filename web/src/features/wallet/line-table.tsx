import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { Line } from '@croupier/contract/wallet.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import { Money } from '@croupier/kit/money.tsx'
import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowDownLeft, IconArrowUpRight, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTimes } from '../../parts/site/bet-times.ts'
import classes from './account-record.module.css'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { LineDetail } from './line-detail.tsx'
import { lineKey } from './line-words.ts'
import { useCounterpart } from './use-counterpart.ts'

const isOut = ({ amount }: Line) => amount.startsWith('-')

interface LineTableProps {
  readonly lines: readonly Line[]
  /** How many the whole range has. */
  readonly total: number
}

/** Lines of the balance with the sums of the page; an opened one shows both sides of its transfer and leads to what caused it. */
export function LineTable({ lines, total }: LineTableProps) {
  const t = useWords('wallet')
  const [openedId, setOpenedId] = useState<string>()
  const columns = useColumns(openedId, { lines, total })
  return (
    <DataTable
      framed
      label={t('account_record')}
      columns={columns}
      rows={lines}
      idOf={({ id }) => id}
      mark={(line) => (
        <Grid as="span" square={40} centred tone="win" radius={10} className={classes.mark} data-out={isOut(line)}>
          {isOut(line) ? <IconArrowUpRight size={20} aria-hidden /> : <IconArrowDownLeft size={20} aria-hidden />}
        </Grid>
      )}
      onOpen={({ id }) => setOpenedId(id === openedId ? undefined : id)}
      detail={(line) => (line.id === openedId ? <LineDetail line={line} /> : null)}
    />
  )
}

const Arrow = ({ opened }: { readonly opened: boolean }) =>
  opened ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />

/** What came, or went, on these lines together. */
function sumOf(lines: readonly Line[], out: boolean): string {
  const units = lines.filter((line) => isOut(line) === out).reduce((sum, { amount }) => sum + unitsFrom(amount), 0n)
  return amountText(units, scale)
}

function useColumns(openedId: string | undefined, { lines, total }: LineTableProps): readonly Column<Line>[] {
  const t = useWords('wallet')
  const { moment } = useTimes()
  const counterpart = useCounterpart()
  const sum = (out: boolean) => <Money amount={sumOf(lines, out)} signed />
  const amountIn = (line: Line, out: boolean) =>
    isOut(line) === out ? (
      <Text weight={600}>
        <Money amount={line.amount} signed />
      </Text>
    ) : null
  return [
    {
      key: 'time',
      head: t('time'),
      foot: t('this_page', { shown: lines.length, total }),
      cell: (line) => (
        <Row as="span" num inline gap={10} align="center" tone="text-dim" className={classes.time}>
          <Arrow opened={line.id === openedId} />
          {moment(line.at)}
        </Row>
      ),
    },
    {
      key: 'type',
      head: t('type'),
      card: 'title',
      cell: (line) => <Text weight={600}>{t(lineKey(line))}</Text>,
    },
    { key: 'detail', head: t('detail'), cell: (line) => counterpart(line.counterpart) },
    {
      key: 'reference',
      head: t('reference'),
      card: 'none',
      cell: (line) => (
        <Text tone="text-dim" className="num">
          {line.position}
        </Text>
      ),
    },
    { key: 'in', head: t('in'), figure: true, card: 'result', cell: (line) => amountIn(line, false), foot: sum(false) },
    { key: 'out', head: t('out'), figure: true, card: 'result', cell: (line) => amountIn(line, true), foot: sum(true) },
    {
      key: 'after',
      head: t('balance'),
      figure: true,
      foot: lines[0] ? <Money amount={lines[0].after} /> : null,
      named: true,
      cell: (line) => <Money amount={line.after} />,
    },
  ]
}
