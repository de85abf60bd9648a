import { Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from './card.tsx'
import chart from './chart.module.css'
import { ChartPlot } from './chart-plot.tsx'
import { heightAt, lengthFrom, scaleOf } from './chart-scale.ts'
import type { ProfitSpan, TeamProfit } from './profit-page.tsx'
import { useChartTexts } from './use-chart-texts.ts'
import { useSpanName } from './use-span-name.ts'

interface ProfitChartProps {
  /** Newest first. */
  readonly list: TeamProfit['list']
  readonly by: ProfitSpan
}

/** What members won or lost in each day, week or month. The table below says the same. */
export function ProfitChart({ list, by }: ProfitChartProps) {
  const t = useWords('agent')
  const name = useSpanName(by)
  const { tickText } = useChartTexts()
  const spans = list.toReversed()
  const values = spans.map(({ result }) => lengthFrom(result))
  const scale = scaleOf(values)
  const zero = heightAt(scale, 0)
  return (
    <Card title={t('team_result')}>
      <ChartPlot
        label={t('profit_chart')}
        scale={scale}
        tickText={(tick) => `${tick < 0 ? '−' : ''}${tickText(tick)}`}
        names={spans.map(({ from }) => name(from))}
      >
        <Row align="stretch" className={chart.slots}>
          {spans.map(({ from }, at) => {
            const value = values[at] ?? 0
            const height = `${Math.abs(heightAt(scale, value) - zero)}%`
            return (
              <span key={from} className={chart.slot}>
                {value === 0 ? null : (
                  <i
                    className={chart.bar}
                    data-tone={value < 0 ? 'loss' : 'win'}
                    data-side={value < 0 ? 'below' : undefined}
                    style={value < 0 ? { top: `${100 - zero}%`, height } : { bottom: `${zero}%`, height }}
                  />
                )}
              </span>
            )
          })}
        </Row>
      </ChartPlot>
    </Card>
  )
}
