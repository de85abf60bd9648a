import type { Line } from '@croupier/contract/wallet.ts'
import { Money } from '@croupier/kit/money.tsx'
import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowDownLeft, IconArrowUpRight, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTimes } from '../betting/bet-times.ts'
import classes from './account-record.module.css'
import { LineDetail } from './line-detail.tsx'
import { kindKey } from './line-words.ts'
import { useCounterpart } from './use-counterpart.ts'

const isOut = ({ amount }: Line) => amount.startsWith('-')

/** Lines of the balance; an opened one shows both sides of its transfer and leads to what caused it. */
export function LineTable({ lines }: { readonly lines: readonly Line[] }) {
  const t = useWords('wallet')
  const [openedId, setOpenedId] = useState<string>()
  const columns = useColumns(openedId)
  return (
    <div className={classes.table}>
      <DataTable
        label={t('account_record')}
        columns={columns}
        rows={lines}
        idOf={({ id }) => id}
        mark={(line) => (
          <span className={classes.mark} data-out={isOut(line)}>
            {isOut(line) ? <IconArrowUpRight size={20} aria-hidden /> : <IconArrowDownLeft size={20} aria-hidden />}
          </span>
        )}
        onOpen={({ id }) => setOpenedId(id === openedId ? undefined : id)}
        detail={(line) => (line.id === openedId ? <LineDetail line={line} /> : null)}
      />
    </div>
  )
}

const Arrow = ({ opened }: { readonly opened: boolean }) =>
  opened ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />

function useColumns(openedId: string | undefined): readonly Column<Line>[] {
  const t = useWords('wallet')
  const { moment } = useTimes()
  const counterpart = useCounterpart()
  const amountIn = (line: Line, out: boolean) =>
    isOut(line) === out ? <Money amount={line.amount} signed className={classes.strong ?? ''} /> : null
  return [
    {
      key: 'time',
      head: t('time'),
      cell: (line) => (
        <span className={classes.time}>
          <Arrow opened={line.id === openedId} />
          {moment(line.at)}
        </span>
      ),
    },
    {
      key: 'type',
      head: t('type'),
      card: 'title',
      cell: (line) => <b className={classes.strong}>{t(kindKey(line.kind))}</b>,
    },
    { key: 'detail', head: t('detail'), cell: (line) => counterpart(line.counterpart) },
    {
      key: 'reference',
      head: t('reference'),
      card: 'none',
      cell: (line) => <span className={classes.reference}>{line.position}</span>,
    },
    { key: 'in', head: t('in'), figure: true, card: 'result', cell: (line) => amountIn(line, false) },
    { key: 'out', head: t('out'), figure: true, card: 'result', cell: (line) => amountIn(line, true) },
    {
      key: 'after',
      head: t('balance'),
      figure: true,
      cell: (line) => (
        <>
          <span className={classes.onCard}>{t('balance')} </span>
          <Money amount={line.after} />
        </>
      ),
    },
  ]
}
