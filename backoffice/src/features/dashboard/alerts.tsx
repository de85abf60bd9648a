import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { type Icon, IconAlertTriangle, IconCircleCheck, IconDatabaseOff, IconLinkOff } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ageOf } from '../../kit/age.ts'
import { useBrandNow } from '../../kit/operator.tsx'
import { Card } from '../../kit/card.tsx'
import classes from './dashboard.module.css'
import type { DashboardFigures } from './figures.tsx'

type AlertKind = DashboardFigures['alerts'][number]['kind']

const SIGNS: Readonly<Record<AlertKind, readonly [Icon, 'loss' | 'warn', NonNullable<LinkProps['to']> | null]>> = {
  bets_paused: [IconDatabaseOff, 'loss', null],
  disk_low: [IconAlertTriangle, 'warn', null],
  ledger_failed: [IconLinkOff, 'loss', '/reconciliation'],
  audit_failed: [IconLinkOff, 'loss', '/audit'],
  self_check_failed: [IconLinkOff, 'loss', null],
  checks_late: [IconAlertTriangle, 'warn', '/reconciliation'],
  vendor_stuck: [IconAlertTriangle, 'warn', '/vendor-transfers'],
  tasks_failed: [IconAlertTriangle, 'warn', '/failed-tasks'],
  returns_outside: [IconAlertTriangle, 'warn', '/returns'],
}

/** What is not as it should be, each with the door to where it is looked at. */
export function Alerts({ alerts, now }: Pick<DashboardFigures, 'alerts' | 'now'>) {
  const t = useWords('dashboard')
  const language = useLanguage()
  const { timeZone } = useBrandNow()
  return (
    <Card
      title={t('alerts')}
      mark={
        alerts.length > 0 ? (
          <Text size={12} weight={400} tone="text-dim">
            {alerts.length}
          </Text>
        ) : null
      }
      bare
    >
      {alerts.length === 0 ? (
        <Row as="p" gap={8} align="center" pad={14} tone="text-dim" className={classes.quiet}>
          <IconCircleCheck size={16} aria-hidden />
          {t('no_alerts')}
        </Row>
      ) : null}
      <ul className="ruled">
        {alerts.map(({ kind, at, count }) => {
          const [Sign, tone, to] = SIGNS[kind]
          return (
            <Row as="li" gap={10} padY={10} padX={14} key={kind} className={classes.alert} data-tone={tone}>
              <Sign size={17} aria-hidden />
              <Text as="div" grow>
                <strong>{t(`alert.${kind}`, { count })}</strong>
                <Text as="p" size={12} weight={400} tone="text-dim">
                  {t(`alert_text.${kind}`)}
                </Text>
              </Text>
              <Stack align="end" size={12} tone="text-dim">
                <time dateTime={at}>{ageOf(at, Date.parse(now), language)}</time>
                {to === null ? null : (
                  <Link to={to} search={kind === 'returns_outside' ? ofDay(at, timeZone) : {}} className="link">
                    {t('look')}
                  </Link>
                )}
              </Stack>
            </Row>
          )
        })}
      </ul>
    </Card>
  )
}

/** The games of a business day whose return lay outside, as their list is asked for. */
function ofDay(at: string, timeZone: string) {
  // The Swedes write it so: 2026-11-24.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(at))
  return { from: day, to: day, verdict: 'outside' }
}
