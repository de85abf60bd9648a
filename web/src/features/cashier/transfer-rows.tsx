import { Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { useMoment } from '../../parts/site/use-moment.ts'
import { LatestBox } from './latest-box.tsx'
import classes from './latest-box.module.css'

interface Transfer {
  readonly id: string
  readonly amount: string
  readonly at: string
}

interface TransferRowsProps<Row extends Transfer> {
  /** Undefined until it has arrived. */
  readonly page:
    | { readonly list: readonly Row[]; readonly pageNum: number; readonly totalPages: number; readonly total: number }
    | undefined
  readonly nameOf: (row: Row) => string
  /** Came to the balance or left it. */
  readonly came: (row: Row) => boolean
  readonly end: (row: Row) => ReactNode
  readonly onPage: (page: number) => void
  /** Opens one; without it the rows only say what they say. */
  readonly onOpen?: (id: string) => void
}

/** Transfers beside the form that makes them, newest first, page after page. */
export function TransferRows<Row extends Transfer>({ page, onPage, ...row }: TransferRowsProps<Row>) {
  const t = useWords('transfers')
  return (
    <LatestBox title={t('recent')} none={t('none_yet')} count={page?.list.length}>
      <ul>
        {page?.list.map((one) => (
          <li key={one.id}>
            <Line one={one} {...row} />
          </li>
        ))}
      </ul>
      {page && page.totalPages > 1 ? (
        <Pager page={page.pageNum} pages={page.totalPages} total={page.total} onPage={onPage} />
      ) : null}
    </LatestBox>
  )
}

function Line<Row extends Transfer>({
  one,
  nameOf,
  came,
  end,
  onOpen,
}: Omit<TransferRowsProps<Row>, 'page' | 'onPage'> & { readonly one: Row }) {
  const moment = useMoment()
  const said = (
    <>
      <b>
        <Money amount={came(one) ? one.amount : `-${one.amount}`} signed />
      </b>
      <Text tone="text-dim" truncate className={classes.time}>
        {nameOf(one)} · {moment(one.at)}
      </Text>
      {end(one)}
    </>
  )
  return onOpen ? (
    <button type="button" className={classes.move} onClick={() => onOpen(one.id)}>
      {said}
    </button>
  ) : (
    <div className={classes.move}>{said}</div>
  )
}
