import { Text } from '@croupier/kit/layout/layout.tsx'
import { CompositeChart } from '@mantine/charts'
import { memberDays } from '@croupier/contract/console-members.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { withMinus } from '@croupier/kit/formats.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { ChartFrame } from '../../kit/chart-frame.tsx'
import classes from './members.module.css'

/** What a member won and lost by day, and where that led. */
export default function DaysChart({ memberId }: { readonly memberId: string }) {
  const t = useWords('members')
  const language = useLanguage()
  const { data } = useAsk(memberDays, { params: { memberId } })
  const figure = new Intl.NumberFormat(language, { notation: 'compact' })
  const said = (amount: number) => withMinus(figure.format(amount))
  const amounts = (data ?? []).map(({ result }) => Number(result))
  const rows = (data ?? []).map(({ day, result }, index) => ({
    day: day.slice(5),
    won: Math.max(0, Number(result)),
    lost: Math.min(0, Number(result)),
    sum: amounts.slice(0, index + 1).reduce((all, one) => all + one, 0),
  }))
  return (
    <Card title={t('by_day')} mark={<Text tone="text-dim">{t('by_day_of')}</Text>}>
      {rows.length === 0 ? (
        <p className={classes.nothing}>{data === undefined ? '' : t('no_play')}</p>
      ) : (
        <ChartFrame>
          <CompositeChart
            h={190}
            data={rows}
            dataKey="day"
            series={[
              { name: 'won', label: t('won'), color: 'var(--info)', type: 'bar' },
              { name: 'lost', label: t('lost'), color: 'var(--bar-2)', type: 'bar' },
              { name: 'sum', label: t('sum'), color: 'var(--accent)', type: 'line' },
            ]}
            withDots={false}
            withLegend
            maxBarWidth={14}
            tickLine="none"
            gridAxis="x"
            valueFormatter={said}
            yAxisProps={{ tickFormatter: said, width: 52 }}
            xAxisProps={{ minTickGap: 24 }}
          />
        </ChartFrame>
      )}
    </Card>
  )
}
