import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './profit.module.css'
import { extremes, sharesOfLargest, type ProfitReply } from './profit-headings.ts'
import { type Span, useSpanName } from './use-span-name.ts'

interface ProfitChartProps {
  /** Newest first. */
  readonly list: ProfitReply['list']
  readonly by: Span
}

/** The net of each day, week or month: above the line what was made, below it what was lost. The table below says the same. */
export function ProfitChart({ list, by }: ProfitChartProps) {
  const t = useWords('profit')
  const look = useMoneyLook()
  const spanName = useSpanName(by)
  const spans = list.toReversed()
  const nets = spans.map(({ net }) => net)
  const { best, worst } = extremes(nets)
  const far = sharesOfLargest(nets)
  const said = (amount: string) => moneyText(amount, look, 'signed')
  return (
    <Surface as="figure" edge radius={12} className={classes.chart}>
      <Row as="figcaption" gap={16} size={13} weight={600} className={classes.scale}>
        <Text weight={500} tone="text-dim">
          {t('net')}
        </Text>
        <Money amount={best} signed />
        <Money amount={worst} signed />
      </Row>
      <Row
        align="stretch"
        className={classes.bars}
        role="img"
        aria-label={t('chart', { span: t(by), best: said(best), worst: said(worst) })}
      >
        {spans.map(({ from, net }, index) => {
          const share = far[index] ?? 0
          return (
            <Surface
              as="span"
              anchor
              radius={2}
              key={from}
              className={classes.slot}
              title={`${spanName(from)}: ${said(net)}`}
            >
              <span
                className={classes.bar}
                data-lost={share < 0 || undefined}
                data-none={share === 0 || undefined}
                style={{ height: `${Math.abs(share) * 50}%` }}
              />
            </Surface>
          )
        })}
      </Row>
      <Row justify="between" size={12} tone="text-dim" aria-hidden>
        <span>{spanName(spans[0]?.from ?? '')}</span>
        {spans.length > 1 ? <span>{spanName(spans.at(-1)?.from ?? '')}</span> : null}
      </Row>
    </Surface>
  )
}
