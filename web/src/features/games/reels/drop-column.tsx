import { Grid } from '@croupier/kit/layout/layout.tsx'
import { SlotSymbol } from '@croupier/kit/art/slot-symbol.tsx'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { prefersReducedMotion } from '../../../parts/play/reduced-motion.ts'
import { fadePicture, movePicture } from './drop-motion.ts'
import type { Motion } from './drop-motion.ts'
import { fallsOf, goneIn } from './falls.ts'
import classes from './grid.module.css'
import type { Turn } from './turn.ts'

interface DropColumnProps {
  readonly art: string
  readonly column: number
  readonly turn: Turn
  readonly hurried: boolean
}

interface Picture {
  readonly code: string
  readonly row: number
  readonly motion: Motion | undefined
}

/** A column whose pictures fall: all of them anew, or onto the places of those that won. */
export function DropColumn({ art, column, turn, hurried }: DropColumnProps) {
  const place = useRef<HTMLDivElement>(null)
  const motions = useRef<readonly Animation[]>([])
  const { coming, leaving } = useMemo(() => picturesOf(turn, column), [turn, column])

  useLayoutEffect(() => {
    if (!place.current || turn.kind === 'still') return
    const still = prefersReducedMotion()
    const begun = [...leaving, ...coming].flatMap(({ motion }, index) => {
      const picture = place.current?.children[index]
      if (!motion || !picture) return []
      return [still ? fadePicture(picture, motion) : movePicture(picture, motion, column, turn.pace)]
    })
    motions.current = begun
    let left = false
    void Promise.allSettled(begun.map(({ finished }) => finished)).then(() => {
      if (!left) turn.onStopped(column)
    })
    return () => {
      left = true
      for (const animation of begun) animation.cancel()
    }
  }, [turn, column, coming, leaving])
  useEffect(() => {
    if (hurried) for (const animation of motions.current) animation.finish()
  }, [hurried])

  return (
    <div className={classes.column}>
      <div ref={place} className={classes.pile}>
        {leaving.map(({ code, row }) => (
          <Grid centred key={`left-${row}`} className={classes.cell} style={at(row)}>
            <SlotSymbol set={art} code={code} className={classes.symbol} />
          </Grid>
        ))}
        {coming.map(({ code, row }) => (
          <Grid centred key={row} className={classes.cell} style={at(row)}>
            <SlotSymbol set={art} code={code} className={classes.symbol} />
          </Grid>
        ))}
      </div>
    </div>
  )
}

const at = (row: number) => ({ top: `calc(var(--cell-height) * ${row})` })

/** What comes to stand in a column and what leaves it, each with its motion. */
function picturesOf(turn: Turn, column: number): { coming: readonly Picture[]; leaving: readonly Picture[] } {
  const shown = turn.window[column] ?? []
  const before = turn.before[column] ?? []
  if (turn.kind === 'drop') {
    const leave: Motion = { kind: 'leave', rows: before.length }
    return {
      coming: fallsOf(shown, before, () => true).map(({ code, rows }, row) => ({
        code,
        row,
        motion: { kind: 'fall', rows, late: true },
      })),
      leaving: before.map((code, row) => ({ code, row, motion: leave })),
    }
  }
  if (turn.kind === 'tumble') {
    const gone = goneIn(turn.gone, column, turn.before)
    return {
      coming: fallsOf(shown, before, (row) => gone.has(row)).map(({ code, rows }, row) => ({
        code,
        row,
        motion: rows === 0 ? undefined : { kind: 'fall', rows, late: false },
      })),
      leaving: before.flatMap((code, row) =>
        gone.has(row) ? [{ code, row, motion: { kind: 'burst' as const } }] : [],
      ),
    }
  }
  const grows = turn.kind === 'grow' && turn.columns.includes(column)
  return {
    coming: shown.map((code, row) => ({ code, row, motion: grows ? { kind: 'grow', after: row } : undefined })),
    leaving: [],
  }
}
