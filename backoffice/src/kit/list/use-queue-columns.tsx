import { AccountLink } from '../account-link.tsx'
import { Amount } from '../amount.tsx'
import { useBrandNow } from '../operator.tsx'
import type { ListColumn } from './resource.ts'

interface QueueRow {
  readonly account: string
  readonly memberId: string
  readonly asset: string
}

/** Columns that queues of members' money have alike: whose it is, how much, and by which id it is found. */
export function useQueueColumns<Row extends QueueRow>() {
  const { currency } = useBrandNow()
  return {
    member: (head: string): ListColumn<Row> => ({
      key: 'account',
      head,
      cell: ({ account, memberId }) => <AccountLink account={account} memberId={memberId} />,
    }),
    /** Its currency is said where it is not the brand's. */
    money: (key: string, head: string, of: (row: Row) => string): ListColumn<Row> => ({
      key,
      head,
      figure: true,
      beside: 'asset',
      cell: (row) => <Amount amount={of(row)} {...(row.asset === currency ? {} : { currency: row.asset })} />,
    }),
    /** The end of an id, which is whole for whoever points at it. */
    id: (key: string, head: string, of: (row: Row) => string): ListColumn<Row> => ({
      key,
      head,
      cell: (row) => (
        <span className="mono" title={of(row)}>
          {of(row).slice(-8)}
        </span>
      ),
      hidden: true,
    }),
  }
}
