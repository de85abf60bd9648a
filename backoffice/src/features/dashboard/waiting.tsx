import { Text } from '@croupier/kit/layout/layout.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import {
  type Icon,
  IconCashBanknote,
  IconFileSearch,
  IconId,
  IconReceipt,
  IconScale,
  IconUsers,
} from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ageOf, urgencyOf } from '../../kit/age.ts'
import { Card } from '../../kit/card.tsx'
import classes from './dashboard.module.css'
import type { DashboardFigures } from './figures.tsx'

type QueueKind = DashboardFigures['waiting'][number]['kind']

const QUEUES: Readonly<Record<QueueKind, readonly [icon: Icon, path: NonNullable<LinkProps['to']>]>> = {
  withdrawals: [IconCashBanknote, '/withdrawals'],
  deposits: [IconReceipt, '/deposits'],
  approvals: [IconUsers, '/approvals'],
  disputes: [IconScale, '/disputes'],
  documents: [IconId, '/documents'],
  findings: [IconFileSearch, '/reconciliation'],
}
const PROMISE_MS = 15 * 60_000

/** Queues with the age of the oldest, each a door to its desk. */
export function Waiting({ waiting, now }: Pick<DashboardFigures, 'waiting' | 'now'>) {
  const t = useWords('dashboard')
  return (
    <Card
      title={t('waiting')}
      aside={
        <Text size={12} weight={400} tone="text-dim">
          {t(waiting.every(({ count }) => count === 0) ? 'nothing_waits' : 'oldest')}
        </Text>
      }
      bare
    >
      <ul className="ruled">
        {waiting.map((queue) => (
          <Queue key={queue.kind} queue={queue} now={now} />
        ))}
      </ul>
    </Card>
  )
}

interface QueueProps {
  readonly queue: DashboardFigures['waiting'][number]
  readonly now: string
}

function Queue({ queue: { kind, count, oldestAt }, now }: QueueProps) {
  const t = useWords('dashboard')
  const language = useLanguage()
  const [Sign, path] = QUEUES[kind]
  return (
    <li>
      <Link to={path} className={classes.queue}>
        <Sign size={18} aria-hidden />
        <span>{t(`queues.${kind}`)}</span>
        {oldestAt === null ? null : (
          <time dateTime={oldestAt} data-tone={urgencyOf(oldestAt, Date.parse(now), PROMISE_MS)}>
            {ageOf(oldestAt, Date.parse(now), language)}
          </time>
        )}
        <strong data-none={count === 0 || undefined}>{count}</strong>
      </Link>
    </li>
  )
}
