import { Grid } from '@croupier/kit/layout/layout.tsx'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { prefersReducedMotion } from '../../../parts/play/reduced-motion.ts'
import gridClasses from './grid.module.css'
import { hurryReel, runReel } from './reel-motion.ts'
import classes from './times-reel.module.css'
import type { TimesRules, Title } from './title.ts'
import type { Turn } from './turn.ts'

interface TimesReelProps {
  readonly title: Title
  readonly rules: TimesRules
  readonly turn: Turn
  readonly hurried: boolean
}

/** The reel that multiplies what the lines pay: its middle row counts. */
export function TimesReel({ title, rules, turn, hurried }: TimesReelProps) {
  const strip = useRef<HTMLDivElement>(null)
  const motion = useRef<Animation>(undefined)
  const column = title.columns
  const run = turn.runs[column]

  useLayoutEffect(() => {
    if (!strip.current || turn.kind !== 'run' || !run) return
    const animation = runReel(strip.current, run, prefersReducedMotion())
    motion.current = animation
    animation.onfinish = () => turn.onStopped(column)
    return () => {
      animation.onfinish = null
      animation.cancel()
    }
  }, [turn, run, column])
  useEffect(() => {
    if (hurried) hurryReel(motion.current, column)
  }, [hurried, column])

  const figures = useMemo(
    () => figuresOf(rules, turn.times, title.rows + (run?.distance ?? 0)),
    [rules, turn, title, run],
  )
  return (
    <div className={classes.reel} data-more={turn.times > 1 || undefined} aria-hidden>
      <div ref={strip} className={gridClasses.strip}>
        {figures.map((times, place) => (
          <Grid centred key={place} className={classes.cell}>
            ×{times}
          </Grid>
        ))}
      </div>
      <span className={classes.mark} />
    </div>
  )
}

/** The figures from above the window downwards, what counts in the middle of it. */
function figuresOf({ values }: TimesRules, times: number, count: number): readonly number[] {
  const all = values.map(([value]) => value)
  const at = all.indexOf(times)
  return Array.from({ length: count + 1 }, (_, place) => all[(at + place - 2 + all.length * 2) % all.length] ?? 1)
}
