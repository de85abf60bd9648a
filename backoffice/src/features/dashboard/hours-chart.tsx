import { CompositeChart } from '@mantine/charts'
import { useWords } from '@croupier/kit/words.ts'
import { ChartCard } from './chart-card.tsx'
import classes from './dashboard.module.css'
import type { DashboardFigures } from './figures.tsx'
import { useAxis } from './use-axis.ts'

/** GGR by hour in bars against the mean of the same weekday. */
export default function HoursChart({ hours }: Pick<DashboardFigures, 'hours'>) {
  const t = useWords('dashboard')
  const axis = useAxis(3600)
  const two = (hour: number) => String(hour).padStart(2, '0')
  const rows = hours.map(({ hour, ggr, mean }) => ({
    hour: two(hour),
    ggr: ggr === null ? null : Number(ggr),
    mean: mean === null ? null : Number(mean),
  }))
  const said = (amount: number | null) => (amount === null ? '–' : axis.amount(amount))
  const table = {
    head: [t('hour'), t('ggr'), t('mean')],
    rows: rows.map(({ hour, ggr, mean }) => [hour, said(ggr), said(mean)]),
  }
  const empty = rows.every(({ ggr, mean }) => (ggr ?? 0) === 0 && mean === null)
  const series = [
    { name: 'ggr', label: t('ggr'), color: 'var(--info)', type: 'bar' },
    { name: 'mean', label: t('mean'), color: 'var(--text-dim)', type: 'line', strokeDasharray: '4 4' },
  ] as const
  return (
    <ChartCard title={t('ggr_by_hour')} series={series} table={table} empty={empty}>
      <CompositeChart
        className={classes.drawn}
        data={rows}
        dataKey="hour"
        series={[...series]}
        withDots={false}
        maxBarWidth={16}
        tickLine="none"
        gridAxis="x"
        valueFormatter={axis.amount}
        yAxisProps={{ tickFormatter: axis.short, width: 52 }}
        xAxisProps={{ minTickGap: 24 }}
      />
    </ChartCard>
  )
}
