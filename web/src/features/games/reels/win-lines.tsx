import type { Title } from './title.ts'
import classes from './win-lines.module.css'

interface WinLineProps {
  readonly title: Title
  /** From 1. */
  readonly line: number
  /** Quiet for a return at or below the stake. */
  readonly quiet: boolean
}

/** A winning line over the reels, drawn from left to right. */
export function WinLine({ title, line, quiet }: WinLineProps) {
  const { winning, columns, rows } = title
  const path = winning.by === 'lines' ? (winning.lines[line - 1] ?? []) : []
  const height = (row = 0) => row * 100 + 50
  const points = path.map((row, reel) => `${reel * 100 + 50},${height(row)}`)
  const all = [`0,${height(path[0])}`, ...points, `${columns * 100},${height(path.at(-1))}`].join(' ')
  return (
    <div key={line} className={classes.curtain} data-quiet={quiet || undefined} aria-hidden>
      <svg className={classes.line} viewBox={`0 0 ${columns * 100} ${rows * 100}`} preserveAspectRatio="none">
        <polyline className={classes.shade} points={all} />
        <polyline className={classes.gold} points={all} />
        <polyline className={classes.core} points={all} />
      </svg>
    </div>
  )
}
