import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Row } from '@croupier/kit/layout/layout.tsx'
import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { changeOf } from '../../parts/wallet/counting.ts'
import { Card } from './card.tsx'
import chart from './chart.module.css'
import { ChartLine, ChartPlot } from './chart-plot.tsx'
import { heightAt, lengthFrom, scaleOf } from './chart-scale.ts'
import { Figure } from './figure.tsx'
import type { Overview } from './overview-page.tsx'
import { useChartTexts } from './use-chart-texts.ts'

type Day = Overview['days'][number]

/** What came in and went out on each day, and what stayed: as a chart, or as a table. */
export function MoneyCard({ days }: { readonly days: readonly Day[] }) {
  const t = useWords('agent')
  const [asTable, setAsTable] = useState(false)
  const Sign = asTable ? IconChartBar : IconTable
  return (
    <Card
      title={t('in_out')}
      flush={asTable}
      aside={
        <Row gap={12} align="center" size={12} tone="text-dim">
          {asTable ? null : (
            <>
              <span className={chart.key}>{t('in')}</span>
              <span className={chart.key} data-tone="second">
                {t('out')}
              </span>
              <span className={chart.key} data-tone="line">
                {t('net')}
              </span>
            </>
          )}
          <IconButton size="small" label={t(asTable ? 'as_chart' : 'as_table')} onClick={() => setAsTable(!asTable)}>
            <Sign size={18} aria-hidden />
          </IconButton>
        </Row>
      }
    >
      {asTable ? <MoneyTable days={days} /> : <MoneyChart days={days} />}
    </Card>
  )
}

const netOf = ({ deposits, withdrawals }: Day): string => changeOf(withdrawals, deposits)

function MoneyChart({ days }: { readonly days: readonly Day[] }) {
  const t = useWords('agent')
  const { dayText, tickText } = useChartTexts()
  const ins = days.map(({ deposits }) => lengthFrom(deposits))
  const outs = days.map(({ withdrawals }) => lengthFrom(withdrawals))
  const nets = days.map((day) => lengthFrom(netOf(day)))
  const scale = scaleOf([...ins, ...outs.map((out) => -out), ...nets])
  const zero = heightAt(scale, 0)
  return (
    <ChartPlot label={t('in_out')} scale={scale} tickText={tickText} names={days.map(({ day }) => dayText(day))}>
      <Row align="stretch" className={chart.slots}>
        {days.map(({ day }, at) => (
          <span key={day} className={chart.slot}>
            <i
              className={chart.bar}
              style={{ bottom: `${zero}%`, height: `${heightAt(scale, ins[at] ?? 0) - zero}%` }}
            />
            <i
              className={chart.bar}
              data-tone="second"
              data-side="below"
              style={{ top: `${100 - zero}%`, height: `${zero - heightAt(scale, -(outs[at] ?? 0))}%` }}
            />
          </span>
        ))}
      </Row>
      <ChartLine scale={scale} values={nets} />
    </ChartPlot>
  )
}

function MoneyTable({ days }: { readonly days: readonly Day[] }) {
  const t = useWords('agent')
  const { dayText } = useChartTexts()
  const columns: readonly Column<Day>[] = [
    { key: 'day', head: t('day'), card: 'title', cell: ({ day }) => dayText(day) },
    { key: 'in', head: t('in'), figure: true, named: true, cell: ({ deposits }) => <Figure amount={deposits} /> },
    {
      key: 'out',
      head: t('out'),
      figure: true,
      named: true,
      cell: ({ withdrawals }) => <Figure amount={withdrawals} />,
    },
    { key: 'net', head: t('net'), figure: true, card: 'result', cell: (day) => <Figure amount={netOf(day)} signed /> },
  ]
  return <DataTable label={t('in_out')} columns={columns} rows={days.toReversed()} idOf={({ day }) => day} />
}
