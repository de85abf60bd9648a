import { numberFormat } from '@croupier/kit/formats.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Card } from './card.tsx'
import { ChartLine, ChartPlot } from './chart-plot.tsx'
import { scaleOf } from './chart-scale.ts'
import type { Overview } from './overview-page.tsx'
import { useChartTexts } from './use-chart-texts.ts'

/** How many members bet enough on each day. */
export function ActiveCard({ days }: Pick<Overview, 'days'>) {
  const t = useWords('agent')
  const language = useLanguage()
  const { dayText } = useChartTexts()
  const values = days.map(({ active }) => active)
  const scale = scaleOf(values, 3)
  const said = numberFormat(language)
  return (
    <Card title={t('active_a_day')}>
      <ChartPlot
        label={t('active_chart', { most: Math.max(0, ...values), last: values.at(-1) ?? 0 })}
        scale={scale}
        tickText={(tick) => said.format(tick)}
        names={days.map(({ day }) => dayText(day))}
      >
        <ChartLine filled scale={scale} values={values} />
      </ChartPlot>
    </Card>
  )
}
