import { lines } from '@croupier/engine/slots/lucky-twenty-data.ts'
import classes from './win-lines.module.css'

interface WinLineProps {
  /** From 1. */
  readonly line: number
  /** Quiet for a return at or below the stake. */
  readonly quiet: boolean
}

/** A winning line over the reels, drawn from left to right. */
export function WinLine({ line, quiet }: WinLineProps) {
  const path = lines[line - 1] ?? []
  const points = path.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
  const all = [`0,${(path[0] ?? 1) * 100 + 50}`, ...points, `500,${(path[4] ?? 1) * 100 + 50}`].join(' ')
  return (
    <div key={line} className={classes.curtain} data-quiet={quiet || undefined} aria-hidden>
      <svg className={classes.line} viewBox="0 0 500 300" preserveAspectRatio="none">
        <polyline className={classes.shade} points={all} />
        <polyline className={classes.gold} points={all} />
        <polyline className={classes.core} points={all} />
      </svg>
    </div>
  )
}
