import { hotAndCold, type ValueTrend } from '@croupier/engine/lottery/trends.ts'
import { numberFormat } from '@croupier/kit/formats.ts'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Tag } from '@croupier/kit/state/tag.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import classes from './trends.module.css'

interface ValueFiguresProps {
  readonly trends: readonly ValueTrend[]
}

/** Of a large field five are named, of a small one three. */
const extremesOf = (values: number): number => (values > 40 ? 5 : 3)

/** How often each value of a field came and how long it has been missed, with those that came most and least. */
export function ValueFigures({ trends }: ValueFiguresProps) {
  const t = useWords('lottery')
  const { hot, cold } = hotAndCold(trends, extremesOf(trends.length))
  return (
    <Stack as="section" gap={8} aria-label={t('trend.figures')} className={classes.part}>
      <Text as="h2" size={14} weight={600}>
        {t('trend.figures')}
      </Text>
      <dl className={classes.extremes}>
        <Extremes name={t('trend.hot')} trends={hot} />
        <Extremes name={t('trend.cold')} trends={cold} />
      </dl>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reached by keys */}
      <div className={classes.scroll} role="region" tabIndex={0} aria-label={t('trend.figures')}>
        <table className={classes.figures}>
          <thead>
            <tr>
              {(['value', 'times', 'missed', 'average', 'longest'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`trend.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trends.map((trend) => (
              <FigureRow key={trend.value} trend={trend} mark={markOf(trend, hot, cold)} />
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}

const markOf = (trend: ValueTrend, hot: readonly ValueTrend[], cold: readonly ValueTrend[]) =>
  hot.includes(trend) ? 'hot' : cold.includes(trend) ? 'cold' : undefined

interface ExtremesProps {
  readonly name: string
  readonly trends: readonly ValueTrend[]
}

const Extremes = ({ name, trends }: ExtremesProps) => (
  <Row gap={8} align="center" wraps>
    <Text as="dt" size={12} tone="text-dim">
      {name}
    </Text>
    {trends.map(({ value, count }) => (
      <Text as="dd" key={value} size={13} num>
        <b>{value}</b> ×{count}
      </Text>
    ))}
  </Row>
)

interface FigureRowProps {
  readonly trend: ValueTrend
  readonly mark: 'hot' | 'cold' | undefined
}

function FigureRow({ trend: { value, count, missed, longest, average }, mark }: FigureRowProps) {
  const t = useWords('lottery')
  const language = useLanguage()
  // What never came may have been missed for longer than these draws.
  const atLeast = (draws: number) => (count === 0 ? t('trend.at_least', { count: draws }) : draws)
  return (
    <tr>
      <th scope="row">
        <Row as="span" inline gap={8} align="center">
          {value}
          {mark ? <Tag tone={mark === 'hot' ? 'warn' : 'info'}>{t(`trend.${mark}_mark`)}</Tag> : null}
        </Row>
      </th>
      <td>{count}</td>
      <td>{atLeast(missed)}</td>
      <td>{numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average)}</td>
      <td>{atLeast(longest)}</td>
    </tr>
  )
}
