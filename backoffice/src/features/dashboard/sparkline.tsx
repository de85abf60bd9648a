import classes from './dashboard.module.css'

interface SparklineProps {
  readonly values: readonly number[]
  readonly tone: 'info' | 'bar-2' | 'accent'
}

const WIDTH = 64
const HEIGHT = 24

/** How a figure came about, without axes; the charts below say how much and when. Nothing where nothing happened. */
export function Sparkline({ values, tone }: SparklineProps) {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  if (values.length < 2 || least === most) return null
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * WIDTH
    const y = HEIGHT - ((value - least) / (most - least)) * HEIGHT
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  const line = `M${points.join('L')}`
  return (
    <svg
      className={classes.sparkline}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={{ color: `var(--${tone})` }}
      aria-hidden
    >
      <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill="currentColor" fillOpacity={0.16} />
      <path d={line} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
    </svg>
  )
}
