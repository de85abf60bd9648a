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
import { Link } from '@tanstack/react-router'
import { ageOf, urgencyOf } from '../../kit/age.ts'
import { Card } from '../../kit/card.tsx'
import { MENU } from '../../shell/menu.ts'
import classes from './dashboard.module.css'
import type { DashboardFigures } from './figures.tsx'

type Kind = DashboardFigures['waiting'][number]['kind']

const QUEUES: Readonly<Record<Kind, readonly [icon: Icon, path: string]>> = {
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
    <Card title={t('waiting')} aside={<span className={classes.dim}>{t('oldest')}</span>} bare>
      {waiting.every(({ count }) => count === 0) ? <p className={classes.praise}>{t('nothing_waits')}</p> : null}
      <ul>
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
  const row = (
    <>
      <Sign size={18} aria-hidden />
      <span>{t(`queues.${kind}`)}</span>
      {oldestAt === null ? null : (
        <time dateTime={oldestAt} data-tone={urgencyOf(oldestAt, Date.parse(now), PROMISE_MS)}>
          {ageOf(oldestAt, Date.parse(now), language)}
        </time>
      )}
      <strong>{count}</strong>
    </>
  )
  const to = MENU.find((entry) => entry.path === path)?.path
  return (
    <li>
      {to === undefined ? (
        <span className={classes.queue}>{row}</span>
      ) : (
        <Link to={to} className={classes.queue}>
          {row}
        </Link>
      )}
    </li>
  )
}
