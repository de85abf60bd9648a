import type { LotteryFamily } from '@croupier/engine/lottery/family.ts'
import { trendFieldsOf, valueTrends } from '@croupier/engine/lottery/trends.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { memo, useMemo, useState } from 'react'
import { Choice } from '../../parts/page/choice.tsx'
import { HeadTails, LongMissed } from './head-tails.tsx'
import type { BoardMethods } from './methods.ts'
import { SidesPanel } from './sides-panel.tsx'
import { TrendChart, type TrendDraw } from './trend-chart.tsx'
import { fieldName } from './trend-fields.ts'
import { TREND_COUNTS, type TrendCount, useTrends } from './use-trends.ts'
import { ValueFigures } from './value-figures.tsx'
import classes from './trends.module.css'

interface TrendsPanelProps {
  readonly gameCode: string
  readonly known: BoardMethods
  /** Lays a bet onto the board. */
  readonly onLay: (method: string, content: string) => void
}

/** What the last draws have shown: figures by field, the chart, and the roads of two sides. Nothing of it says what comes. */
export const TrendsPanel = memo(function TrendsPanel({ gameCode, known, onLay }: TrendsPanelProps) {
  const t = useWords('lottery')
  const [count, setCount] = useState<TrendCount>(100)
  const { data, error, refetch } = useTrends(gameCode, count)
  return (
    <Stack gap={16} pad={16} className={classes.trends}>
      <Row gap={12} align="center" justify="between" wraps>
        <Segments
          label={t('trend.draws')}
          options={TREND_COUNTS.map((value) => ({ value: `${value}`, label: t('trend.count', { count: value }) }))}
          value={`${count}`}
          onChange={(value) => setCount(TREND_COUNTS.find((one) => `${one}` === value) ?? count)}
        />
        {data && data.list.length > 0 && data.list.length < count ? (
          <Text size={12} tone="text-dim">
            {t('trend.fewer', { count: data.list.length })}
          </Text>
        ) : null}
      </Row>
      <Text as="p" size={13} tone="text-dim">
        {t('trend.no_memory')}
      </Text>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={6} />
      ) : data.list.length === 0 ? (
        <Empty title={t('trend.none')} text={t('trend.none_text')} />
      ) : (
        <Parts draws={data.list} {...{ known, onLay }} />
      )}
    </Stack>
  )
})

interface PartsProps extends Pick<TrendsPanelProps, 'known' | 'onLay'> {
  readonly draws: readonly TrendDraw[]
}

function Parts({ draws, known, onLay }: PartsProps) {
  const { family } = known
  const results = useMemo(() => draws.map(({ numbers }) => numbers), [draws])
  return (
    <div className={classes.parts}>
      <FieldTrends {...{ family, draws, results }} />
      <SidesPanel {...{ known, results, onLay }} />
      {hasTwoDigitBets(family) ? (
        <>
          <HeadTails draws={draws} />
          <LongMissed {...{ family, results }} />
        </>
      ) : null}
    </div>
  )
}

/** Bets on the last two digits of all prizes are what heads, tails and long missed numbers are read for. */
const hasTwoDigitBets = ({ methods }: LotteryFamily): boolean => methods.some(({ key }) => key === 'LO_2')

interface FieldTrendsProps {
  readonly family: LotteryFamily
  readonly draws: readonly TrendDraw[]
  readonly results: readonly (readonly string[])[]
}

function FieldTrends({ family, draws, results }: FieldTrendsProps) {
  const t = useWords('lottery')
  const fields = useMemo(() => trendFieldsOf(family), [family])
  const [key, setKey] = useState(fields[0]?.key ?? '')
  const field = fields.find((one) => one.key === key)
  const trends = useMemo(() => (field ? valueTrends(field, results) : []), [field, results])
  if (!field) return null
  return (
    <>
      <div className={classes.field}>
        <Choice
          above
          label={t('trend.about')}
          options={fields.map((one) => ({ value: one.key, text: fieldName(family, one.key, t) }))}
          value={key}
          onChoose={setKey}
        />
      </div>
      <ValueFigures trends={trends} />
      <TrendChart key={key} {...{ field, draws }} />
    </>
  )
}
