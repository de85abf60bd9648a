import { Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMoment } from '../../parts/site/use-moment.ts'
import { LatestBox } from './latest-box.tsx'
import classes from './latest-box.module.css'
import { StateChip } from './state-chip.tsx'

interface Move {
  readonly id: string
  readonly amount: string
  readonly at: string
  readonly state: Parameters<typeof StateChip>[0]['state']
}

interface RecentMovesProps<Row extends Move> {
  readonly title: string
  /** What there is to say while there are none. */
  readonly none: string
  /** Undefined until they have arrived. */
  readonly rows: readonly Row[] | undefined
  readonly nameOf: (row: Row) => string
  readonly onOpen: (id: string) => void
  readonly onAll: () => void
}

/** The latest deposits or withdrawals and how each stands. */
export function RecentMoves<Row extends Move>({ title, none, rows, nameOf, onOpen, onAll }: RecentMovesProps<Row>) {
  const t = useWords('cashier')
  const moment = useMoment()
  return (
    <LatestBox
      title={title}
      none={none}
      count={rows?.length}
      end={
        rows?.length ? (
          <Text
            as="button"
            size={13}
            type="button"
            className="link"
            aria-label={t('all_of', { title })}
            onClick={onAll}
          >
            {t('all')}
          </Text>
        ) : null
      }
    >
      <ul>
        {rows?.map((row) => (
          <li key={row.id}>
            <button type="button" className={classes.move} onClick={() => onOpen(row.id)}>
              <b>
                <Money amount={row.amount} />
              </b>
              <Text tone="text-dim" truncate className={classes.name}>
                {nameOf(row)}
              </Text>
              <Text tone="text-dim" truncate className={classes.time}>
                {moment(row.at)}
              </Text>
              <StateChip state={row.state} />
            </button>
          </li>
        ))}
      </ul>
    </LatestBox>
  )
}
