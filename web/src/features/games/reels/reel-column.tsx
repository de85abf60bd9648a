import { Grid } from '@croupier/kit/layout/layout.tsx'
import { SlotSymbol } from '@croupier/kit/art/slot-symbol.tsx'
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { prefersReducedMotion } from '../../../parts/play/reduced-motion.ts'
import classes from './grid.module.css'
import { columnOf } from './reel-strip.ts'
import { hurryReel, runReel } from './reel-motion.ts'
import type { Turn } from './turn.ts'

interface ReelColumnProps {
  readonly art: string
  readonly column: number
  readonly turn: Turn
  readonly hurried: boolean
  readonly waiting: boolean
}

/** A reel: a strip of pictures that runs down to its stop. */
export function ReelColumn({ art, column, turn, hurried, waiting }: ReelColumnProps) {
  const strip = useRef<HTMLDivElement>(null)
  const motion = useRef<Animation>(undefined)

  useLayoutEffect(() => {
    if (!strip.current || turn.kind !== 'run') return
    const running = turn.runs[column]
    if (!running) return turn.onStopped(column)
    const animation = runReel(strip.current, running, prefersReducedMotion())
    motion.current = animation
    animation.onfinish = () => turn.onStopped(column)
    return () => {
      animation.onfinish = null
      animation.cancel()
    }
  }, [turn, column])
  useEffect(() => {
    if (hurried) hurryReel(motion.current, column)
  }, [hurried, column])

  const { coming, passing, standing } = useMemo(() => {
    const run = turn.runs[column]
    return columnOf({
      strip: turn.strips[column] ?? [],
      stop: turn.stops[column] ?? 0,
      shown: turn.window[column] ?? [],
      distance: run?.distance ?? 0,
      before: run ? (turn.before[column] ?? []) : [],
    })
  }, [turn, column])
  return (
    <div className={classes.column} data-waiting={waiting || undefined}>
      <div ref={strip} className={classes.strip}>
        <Cells art={art} codes={coming} />
        <div className={classes.belt}>
          <Cells art={art} codes={passing} blurred />
        </div>
        <Cells art={art} codes={standing} />
      </div>
    </div>
  )
}

interface CellsProps {
  readonly art: string
  readonly codes: readonly string[]
  readonly blurred?: true
}

// A spin renders some thirty pictures a reel; what else changes on the stage must not render them again.
const Cells = memo(function Cells({ art, codes, blurred }: CellsProps) {
  return codes.map((code, place) => (
    // A picture has no identity of its own: the place keeps its element from spin to spin.
    <Grid centred key={place} className={classes.cell}>
      <SlotSymbol set={art} code={code} blurred={blurred} className={classes.symbol} />
    </Grid>
  ))
})
