import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { type Icon, IconAlertTriangle, IconCircleCheck, IconDatabaseOff, IconLinkOff } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ageOf } from '../../kit/age.ts'
import { Card } from '../../kit/card.tsx'
import classes from './dashboard.module.css'
import type { DashboardFigures } from './figures.tsx'

type Kind = DashboardFigures['alerts'][number]['kind']

const SIGNS: Readonly<Record<Kind, readonly [Icon, 'loss' | 'warn', NonNullable<LinkProps['to']> | null]>> = {
  bets_paused: [IconDatabaseOff, 'loss', null],
  disk_low: [IconAlertTriangle, 'warn', null],
  ledger_failed: [IconLinkOff, 'loss', '/reconciliation'],
  audit_failed: [IconLinkOff, 'loss', '/audit'],
  self_check_failed: [IconLinkOff, 'loss', null],
  checks_late: [IconAlertTriangle, 'warn', '/reconciliation'],
  vendor_stuck: [IconAlertTriangle, 'warn', '/vendor-transfers'],
  tasks_failed: [IconAlertTriangle, 'warn', '/failed-tasks'],
}

/** What is not as it should be, each with the door to where it is looked at. */
export function Alerts({ alerts, now }: Pick<DashboardFigures, 'alerts' | 'now'>) {
  const t = useWords('dashboard')
  const language = useLanguage()
  return (
    <Card
      title={t('alerts')}
      mark={alerts.length > 0 ? <span className={classes.dim}>{alerts.length}</span> : null}
      bare
    >
      {alerts.length === 0 ? (
        <p className={classes.quiet}>
          <IconCircleCheck size={16} aria-hidden />
          {t('no_alerts')}
        </p>
      ) : null}
      <ul>
        {alerts.map(({ kind, at, count }) => {
          const [Sign, tone, to] = SIGNS[kind]
          return (
            <li key={kind} className={classes.alert} data-tone={tone}>
              <Sign size={17} aria-hidden />
              <div>
                <p>{t(`alert.${kind}`, { count })}</p>
                <p className={classes.dim}>{t(`alert_text.${kind}`)}</p>
              </div>
              <div>
                <time dateTime={at}>{ageOf(at, Date.parse(now), language)}</time>
                {to === null ? null : <Link to={to}>{t('look')}</Link>}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
