import { SlotSymbol } from '@croupier/kit/art/slot-symbol.tsx'
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { prefersStill } from '../prefers-still.ts'
import { columnOf } from './reel-column.ts'
import type { Cell } from './reel-column.ts'
import { hurryReel, runReel } from './reel-motion.ts'
import type { ReelRun } from './reel-motion.ts'
import classes from './reels.module.css'

/** One spin of all reels, from the window that stood to the one to come. */
export interface Spin {
  readonly stops: readonly number[]
  readonly before: readonly (readonly string[])[]
  readonly runs: readonly ReelRun[]
  /** Hears each reel as it stops. */
  readonly onStopped: (reel: number) => void
}

interface ReelsProps {
  readonly spin: Spin
  /** Somebody pressed again: land now. */
  readonly hurried: boolean
  /** The reel that runs on because two scatters stand. */
  readonly waiting: number | undefined
  /** Cells that won, as `reel:row`; undefined while nothing is shown as won. */
  readonly lit: ReadonlySet<string> | undefined
}

/** Winning cells once more, over the line that runs through them. */
export function LitCells({
  window,
  lit,
}: {
  readonly window: readonly (readonly string[])[]
  readonly lit: ReadonlySet<string>
}) {
  return (
    <div className={classes.litCells} aria-hidden>
      {window.flatMap((column, reel) =>
        column.map((code, row) =>
          lit.has(`${reel}:${row}`) ? (
            <div
              key={`${reel}:${row}`}
              className={classes.lit}
              style={{ left: `${reel * 20}%`, top: `${(row * 100) / 3}%` }}
            >
              <SlotSymbol code={code} className={classes.symbol} />
            </div>
          ) : null,
        ),
      )}
    </div>
  )
}

/** Five reels behind the window. Only their strips move, by transform. */
export function Reels({ spin, hurried, waiting, lit }: ReelsProps) {
  return (
    <div className={classes.reels} aria-hidden>
      {spin.stops.map((stop, reel) => (
        <Reel key={reel} reel={reel} stop={stop} spin={spin} hurried={hurried} waiting={waiting === reel} lit={lit} />
      ))}
    </div>
  )
}

interface ReelProps extends Omit<ReelsProps, 'waiting'> {
  readonly reel: number
  readonly stop: number
  readonly waiting: boolean
}

function Reel({ reel, stop, spin, hurried, waiting, lit }: ReelProps) {
  const strip = useRef<HTMLDivElement>(null)
  const motion = useRef<Animation>(undefined)

  useLayoutEffect(() => {
    const running = spin.runs[reel]
    if (!strip.current || !running) return
    const animation = runReel(strip.current, running, prefersStill())
    motion.current = animation
    animation.onfinish = () => spin.onStopped(reel)
    return () => {
      animation.onfinish = null
      animation.cancel()
    }
  }, [spin, reel])
  useEffect(() => {
    if (hurried) hurryReel(motion.current, reel)
  }, [hurried, reel])

  const cells = useMemo(() => {
    const run = spin.runs[reel]
    return columnOf(reel, stop, run?.distance ?? 0, run ? (spin.before[reel] ?? []) : [])
  }, [spin, reel, stop])
  return (
    <div className={classes.reel} data-waiting={waiting || undefined}>
      <div ref={strip} className={classes.strip}>
        <Cells reel={reel} cells={cells} lit={lit} />
      </div>
    </div>
  )
}

interface CellsProps {
  readonly reel: number
  readonly cells: readonly Cell[]
  readonly lit: ReadonlySet<string> | undefined
}

// A spin renders some thirty pictures a reel; what else changes on the stage must not render them again.
const Cells = memo(function Cells({ reel, cells, lit }: CellsProps) {
  return cells.map(({ code, blurred }, place) => (
    <div
      // A picture has no identity of its own: the place keeps its element from spin to spin.
      key={place}
      className={classes.cell}
      data-dim={(lit && place >= 1 && place <= 3 && !lit.has(`${reel}:${place - 1}`)) || undefined}
    >
      <SlotSymbol code={code} blurred={blurred} className={classes.symbol} />
    </div>
  ))
})
