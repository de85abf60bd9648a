import { type TrendField, type TrendRow, trendRows } from '@croupier/engine/lottery/trends.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type CSSProperties, memo, useMemo, useState } from 'react'
import { issueShort, issueShown } from './issue-text.ts'
import classes from './trends.module.css'

/** The numbers of a draw. */
export interface TrendDraw {
  readonly issueNo: string
  readonly numbers: readonly string[]
}

interface TrendChartProps {
  readonly field: TrendField
  /** The newest first. */
  readonly draws: readonly TrendDraw[]
}

/** Rows that are drawn at once: a field may have a hundred columns. */
const STEP = 30

/** The chart of a field: a draw in each row, the newest at the top, and a line from drawn value to drawn value of a place. */
export function TrendChart({ field, draws }: TrendChartProps) {
  const t = useWords('lottery')
  const [shown, setShown] = useState(STEP)
  const rows = useMemo(
    () =>
      trendRows(
        field,
        draws.map(({ numbers }) => numbers),
      ),
    [field, draws],
  )
  const visible = rows.slice(0, shown)
  // The page's own numbers of columns, which no class could name.
  const columns = { '--values': field.values.length } as CSSProperties
  return (
    <Stack as="section" gap={8} aria-label={t('trend.chart')} className={classes.part}>
      <Text as="h2" size={14} weight={600}>
        {t('trend.chart')}
      </Text>
      <Text as="p" size={12} tone="text-dim">
        {t('trend.chart_text')}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reached by keys */}
      <div className={classes.scroll} role="region" tabIndex={0} aria-label={t('trend.chart')}>
        <div className={classes.chart} style={columns}>
          <table className={classes.rows}>
            <thead>
              <tr>
                <th scope="col" className={classes.issue}>
                  {t('issue')}
                </th>
                {field.values.map((value) => (
                  <th key={value} scope="col">
                    {value}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visible.map((row, at) => (
                <ChartRow key={draws[at]?.issueNo ?? at} issueNo={draws[at]?.issueNo ?? ''} {...{ row, field }} />
              ))}
            </tbody>
          </table>
          <DrawnLine rows={visible} values={field.values.length} />
        </div>
      </div>
      {shown < rows.length ? (
        <Button wide size="small" onClick={() => setShown(shown + 2 * STEP)}>
          {t('show_more')}
        </Button>
      ) : null}
    </Stack>
  )
}

interface ChartRowProps {
  readonly issueNo: string
  readonly row: TrendRow
  readonly field: TrendField
}

const ChartRow = memo(function ChartRow({ issueNo, row, field }: ChartRowProps) {
  const t = useWords('lottery')
  const drawn = new Set(row.drawn)
  return (
    <tr>
      <th scope="row" className={classes.issue}>
        <span aria-hidden>{issueShort(issueNo)}</span>
        <span className="sr-only">{issueShown(issueNo)}</span>
      </th>
      {field.values.map((value, at) =>
        drawn.has(at) ? (
          <td key={value}>
            <span className={classes.drawn}>{value}</span>
            <span className="sr-only">{t('trend.drawn')}</span>
          </td>
        ) : (
          <td key={value}>{row.missed[at]}</td>
        ),
      )}
    </tr>
  )
})

interface DrawnLineProps {
  readonly rows: readonly TrendRow[]
  readonly values: number
}

/** Of a place one value is drawn in each row, and the line goes through them; of several values there is none. */
function DrawnLine({ rows, values }: DrawnLineProps) {
  if (rows.length < 2 || rows.some(({ drawn }) => drawn.length !== 1)) return null
  return (
    <svg className={classes.line} viewBox={`0 0 ${values} ${rows.length}`} preserveAspectRatio="none" aria-hidden>
      <polyline
        points={rows.map(({ drawn: [at = 0] }, row) => `${at + 0.5},${row + 0.5}`).join(' ')}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
