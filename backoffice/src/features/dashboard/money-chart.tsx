import { CompositeChart } from '@mantine/charts'
import { useWords } from '@croupier/kit/words.ts'
import { ChartCard } from './chart-card.tsx'
import classes from './dashboard.module.css'
import type { DashboardFigures } from './figures.tsx'
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
  return (
    <ChartCard
      title={t('in_out')}
      facts={t('a_bar', { seconds: figures.barSeconds })}
      table={table}
      empty={figures.bars.length === 0}
    >
      <CompositeChart
        className={classes.chart}
        h={210}
        data={rows}
        dataKey="at"
        series={[
          { name: 'in', label: t('in'), color: 'var(--info)', type: 'bar' },
          { name: 'out', label: t('out'), color: 'var(--bar-2)', type: 'bar' },
          { name: 'net', label: t('net'), color: 'var(--accent)', type: 'line' },
        ]}
        composedChartProps={{ stackOffset: 'sign', barGap: -12 }}
        withDots={false}
        withLegend
        curveType="linear"
        maxBarWidth={12}
        tickLine="none"
        gridAxis="x"
        valueFormatter={axis.amount}
        yAxisProps={{ tickFormatter: axis.short, width: 52 }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 40 }}
      />
    </ChartCard>
  )
}

interface Bar {
  readonly at: number
  readonly paidIn: number
  readonly paidOut: number
}

/** Bars up to now, those without anything included. */
function everyBar({ from, to, now, bars, barSeconds }: DashboardFigures): Bar[] {
  const byTime = new Map(bars.map((bar) => [Date.parse(bar.at), bar]))
  const [first, last] = [Date.parse(from), Math.min(Date.parse(to), Date.parse(now))]
  const count = Math.max(1, Math.ceil((last - first) / (barSeconds * 1000)))
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * barSeconds * 1000
    const bar = byTime.get(at)
    return { at, paidIn: Number(bar?.in ?? 0), paidOut: Number(bar?.out ?? 0) }
  })
}
