import { windowAt } from '@croupier/engine/slots/lucky-twenty.ts'
import { useRef, useState } from 'react'
import { playSound } from '../sound.ts'
import { cellsFor } from './reel-column.ts'
import type { Spin } from './reels.tsx'
import { reelTimes } from './timing.ts'
import type { Spun } from './win-shows.ts'

// A quiet window with nothing won, for a table nobody has played at yet.
const firstStops = [11, 28, 3, 12, 1]
const base = reelTimes(windowAt(firstStops), 'normal').ms
const standing = (stops: readonly number[]): Spin => ({ stops, before: [], runs: [], onStopped: () => undefined })

/** The reels of a table: how they stand, and how to send them to a decided window. */
export function useReels(first: readonly number[] = firstStops) {
  const [spin, setSpin] = useState<Spin>(() => standing(first))
  const [running, setRunning] = useState(false)
  const [hurried, setHurried] = useState(false)
  const [waiting, setWaiting] = useState<number>()
  const stood = useRef(first)

  const spinTo = ({ stops, window }: Spun, pace: 'normal' | 'turbo'): Promise<void> =>
    new Promise((resolve) => {
      const { ms, waits } = reelTimes(window, pace)
      const stopped = new Set<number>()
      setHurried(false)
      setRunning(true)
      setSpin({
        stops,
        before: windowAt(stood.current),
        runs: ms.map((time, reel) => {
          const waitMs = pace === 'turbo' ? 0 : time - (base[reel] ?? time)
          return { ms: time, waitMs, distance: cellsFor(time, waitMs) }
        }),
        onStopped: (reel) => {
          stopped.add(reel)
          playSound('reel_stop', reel)
          const next = waits[reel + 1] && !stopped.has(reel + 1) ? reel + 1 : undefined
          setWaiting(next)
          if (next !== undefined) playSound('anticipation', reel)
          if (stopped.size < stops.length) return
          setRunning(false)
          resolve()
        },
      })
      stood.current = stops
    })

  /** Stand at these stops without running; where they stood at first when none are given. */
  const standAt = (stops: readonly number[] = first) => {
    stood.current = stops
    setRunning(false)
    setWaiting(undefined)
    setSpin(standing(stops))
  }

  return { spin, running, hurried, waiting, spinTo, standAt, hurry: () => setHurried(true) }
}
