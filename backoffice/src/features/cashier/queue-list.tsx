import { Row } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconConfetti, IconHandGrab } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { StateCard } from '../../kit/state-card.tsx'
import classes from '../../kit/desk.module.css'

interface QueueListProps<Row> {
  readonly list: readonly Row[] | undefined
  /** What is done stands newest first and is claimed by nobody. */
  readonly done: boolean
  /** Takes the oldest free one; left out where nothing is claimed. */
  readonly onNext: (() => void) | undefined
  /** The praise where nothing waits. */
  readonly empty: string
  readonly row: (row: Row) => ReactNode
}

/** The queue of a desk's stage, under the line that says its order. */
export function QueueList<Row>({ list, done, onNext, empty, row }: QueueListProps<Row>) {
  const t = useWords('desk')
  return (
    <>
      <Row firm edgeBelow gap={8} align="center" padY={10} padX={14} className={classes.bar}>
        <span>{t(done ? 'newest_first' : 'oldest_first')}</span>
        {onNext ? (
          <Button size="small" onClick={onNext}>
            <IconHandGrab size={16} aria-hidden /> {t('claim_next')} <kbd>N</kbd>
          </Button>
        ) : null}
      </Row>
      {list === undefined ? (
        <SkeletonRows rows={8} />
      ) : (
        <ul className={classes.rows}>
          {list.map(row)}
          {list.length === 0 ? (
            <StateCard tone="win" icon={<IconConfetti size={22} aria-hidden />} title={empty} text={t('empty_text')} />
          ) : null}
        </ul>
      )}
    </>
  )
}
