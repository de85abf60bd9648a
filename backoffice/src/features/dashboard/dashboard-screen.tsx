import type { ReplyOf } from '@croupier/contract/call.ts'
import { Grid } from '@croupier/kit/layout/layout.tsx'
import { dashboard, type DashboardRange, RANGES } from '@croupier/contract/dashboard.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { lazy, Suspense, useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { DemoSwitch, useDemoQuery, useDemoWords } from '../../kit/demo-players.tsx'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Alerts } from './alerts.tsx'
import { Categories } from './categories.tsx'
import classes from './dashboard.module.css'
import { Figures } from './figures.tsx'
import { Waiting } from './waiting.tsx'

const MoneyChart = lazy(() => import('./money-chart.tsx'))
const HoursChart = lazy(() => import('./hours-chart.tsx'))

const EVERY_MS = 15_000
/** Play is counted every few seconds; what is older than this is said. */
const LATE_MS = 60_000

/** The brand at a glance: money, play, and what waits for a person. */
export function DashboardScreen() {
  const t = useWords('dashboard')
  const moments = useMoments()
  const [range, setRange] = useState<DashboardRange>('today')
  const { data, error, refetch } = useAsk(
    dashboard,
    { query: { range, ...useDemoQuery() } },
    { refetchInterval: EVERY_MS, placeholderData: (before) => before },
  )
  const about = useDemoWords()
  const factsOf = ({ from, to, now, countedTo }: Dashboard) => [
    t('from_to', { from: moments.short(from), to: moments.short(to) }),
    ...(countedTo === null ? [t('not_counted')] : []),
    ...(countedTo !== null && isLate(now, countedTo) ? [t('counted_to', { at: moments.short(countedTo) })] : []),
    ...(about === undefined ? [] : [about]),
  ]
  const ranges = RANGES.map((value) => ({ value, label: t(`ranges.${value}`) }))
  return (
    <PageFrame
      title={t(`ranges.${range}`)}
      states={range === 'today' && !error ? <StatusChip status="live" /> : null}
      facts={data ? factsOf(data).join(' · ') : null}
      actions={
        <>
          <DemoSwitch />
          <Segments raised label={t('range')} options={ranges} value={range} onChange={setRange} />
        </>
      }
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <SkeletonRows rows={8} /> : null}
      {data === undefined ? null : (
        <>
          <Figures figures={data} />
          <Grid gap={14} align="stretch" className={classes.wide}>
            <Suspense fallback={<ChartRoom title={t('in_out')} />}>
              <MoneyChart figures={data} />
            </Suspense>
            <Waiting waiting={data.waiting} now={data.now} />
          </Grid>
          <Grid gap={14} className={classes.thirds}>
            <Suspense fallback={<ChartRoom title={t('ggr_by_hour')} />}>
              <HoursChart hours={data.hours} />
            </Suspense>
            <Categories categories={data.categories} total={data.ggr} />
            <Alerts alerts={data.alerts} now={data.now} />
          </Grid>
        </>
      )}
    </PageFrame>
  )
}

type Dashboard = ReplyOf<typeof dashboard>

/** Whether play is counted further behind than it is by itself. */
const isLate = (now: string, countedTo: string) => Date.parse(now) - Date.parse(countedTo) > LATE_MS

/** Where a chart will be: nothing moves when it comes. */
const ChartRoom = ({ title }: { readonly title: string }) => (
  <Card title={title}>
    <div className={classes.chart} />
  </Card>
)
