import { CompositeChart } from '@mantine/charts'
import { useWords } from '@croupier/kit/words.ts'
import { ChartCard } from './chart-card.tsx'
import classes from './dashboard.module.css'
import type { DashboardFigures } from './figures.tsx'
import { everyBar } from './every-bar.ts'
import { useAxis } from './use-axis.ts'

/** Money in above the line, out below, and what stays as a line of its own. */
export default function MoneyChart({ figures }: { readonly figures: DashboardFigures }) {
  const t = useWords('dashboard')
  const axis = useAxis(figures.barSeconds)
  const rows = everyBar(figures).map(({ at, paidIn, paidOut }) => ({
    at: axis.time(at),
    in: paidIn,
    out: -paidOut,
    net: paidIn - paidOut,
  }))
  const table = {
    head: [t('time'), t('in'), t('out'), t('net')],
    rows: rows.map(({ at, in: came, out, net }) => [at, axis.amount(came), axis.amount(out), axis.amount(net)]),
  }
  const series = [
    { name: 'in', label: t('in'), color: 'var(--info)', type: 'bar' },
    { name: 'out', label: t('out'), color: 'var(--bar-2)', type: 'bar' },
    { name: 'net', label: t('net'), color: 'var(--accent)', type: 'line' },
  ] as const
  return (
    <ChartCard
      title={t('in_out')}
      facts={t('a_bar', { seconds: figures.barSeconds })}
      series={series}
      table={table}
      empty={figures.bars.length === 0}
    >
      <CompositeChart
        className={classes.drawn}
        data={rows}
        dataKey="at"
        series={[...series]}
        composedChartProps={{ stackOffset: 'sign', barGap: -18 }}
        withDots={false}
        curveType="linear"
        maxBarWidth={18}
        tickLine="none"
        gridAxis="x"
        valueFormatter={axis.amount}
        yAxisProps={{ tickFormatter: axis.short, width: 52 }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 40 }}
      />
    </ChartCard>
  )
}
