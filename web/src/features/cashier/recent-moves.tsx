import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMoment } from '../../parts/site/use-moment.ts'
import classes from './cashier.module.css'
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
    <Surface as="section" level={1} edge radius={12} className={classes.recent} aria-label={title}>
      <Row as="header" justify="between" className={classes.recentHead}>
        <h3>{title}</h3>
        {rows?.length ? (
          <button type="button" className={classes.link} aria-label={t('all_of', { title })} onClick={onAll}>
            {t('all')}
          </button>
        ) : null}
      </Row>
      {rows === undefined ? <SkeletonRows rows={3} /> : null}
      {rows?.length === 0 ? (
        <Text as="p" size={13} tone="text-dim" className={classes.none}>
          {none}
        </Text>
      ) : null}
      <ul>
        {rows?.map((row) => (
          <li key={row.id}>
            <button type="button" className={classes.move} onClick={() => onOpen(row.id)}>
              <b>
                <Money amount={row.amount} />
              </b>
              <span className={classes.moveName}>{nameOf(row)}</span>
              <span className={classes.moveTime}>{moment(row.at)}</span>
              <StateChip state={row.state} />
            </button>
          </li>
        ))}
      </ul>
    </Surface>
  )
}
