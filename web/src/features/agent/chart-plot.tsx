import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import { type ChartScale, heightAt } from './chart-scale.ts'
import classes from './chart.module.css'

interface ChartPlotProps {
  /** What it shows, for readers. */
  readonly label: string
  readonly scale: ChartScale
  readonly tickText: (tick: number) => string
  /** Below the slots, as many as there is room for. */
  readonly names: readonly string[]
  readonly children: ReactNode
}

/** The lines of a chart with their figures, what is drawn over them, and names below. */
export const ChartPlot = ({ label, scale, tickText, names, children }: ChartPlotProps) => (
  <Grid as="figure" grow className={classes.chart} role="img" aria-label={label}>
    <div className={classes.axis} aria-hidden>
      {scale.ticks.map((tick) => (
        <span key={tick} style={{ bottom: `${heightAt(scale, tick)}%` }}>
          {tickText(tick)}
        </span>
      ))}
    </div>
    <div className={classes.plot} aria-hidden>
      {scale.ticks.map((tick) => (
        <i key={tick} className={classes.tick} style={{ bottom: `${heightAt(scale, tick)}%` }} />
      ))}
      {children}
    </div>
    <Row justify="between" className={classes.names} aria-hidden>
      {fewOf(names).map(({ name, at }) => (
        <span
          key={at}
          data-end={at === 0 ? 'first' : at === names.length - 1 ? 'last' : undefined}
          style={placeOf(at, names)}
        >
          {name}
        </span>
      ))}
    </Row>
  </Grid>
)

const NAMES_MOST = 4

/** The first, the last and some between them. */
function fewOf(names: readonly string[]) {
  const gaps = Math.min(NAMES_MOST, names.length) - 1
  const places =
    gaps <= 0
      ? names.map((_, at) => at)
      : Array.from({ length: gaps + 1 }, (_, one) => Math.round((one * (names.length - 1)) / gaps))
  return places.map((at) => ({ name: names[at] ?? '', at }))
}

/** Under its slot; the first and the last end where the chart does. */
const placeOf = (at: number, names: readonly string[]) =>
  at === 0 || at === names.length - 1 ? {} : { insetInlineStart: `${((at + 0.5) / names.length) * 100}%` }

interface ChartLineProps {
  readonly scale: ChartScale
  readonly values: readonly number[]
  /** Fills what is below it, too. */
  readonly filled?: boolean
}

/** A line through the middle of each slot. */
export function ChartLine({ scale, values, filled = false }: ChartLineProps) {
  const points = values.map(
    (value, at) => `${(((at + 0.5) / values.length) * 100).toFixed(2)} ${(100 - heightAt(scale, value)).toFixed(2)}`,
  )
  const line = `M${points.join('L')}`
  const foot = (100 - heightAt(scale, 0)).toFixed(2)
  const [first, last] = [points[0]?.split(' ')[0] ?? '0', points.at(-1)?.split(' ')[0] ?? '0']
  return (
    <svg className={classes.line} data-filled={filled || undefined} viewBox="0 0 100 100" preserveAspectRatio="none">
      {filled ? <path className={classes.area} d={`${line}L${last} ${foot}L${first} ${foot}Z`} /> : null}
      <path d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
