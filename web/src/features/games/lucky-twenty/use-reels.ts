import { windowAt } from '@croupier/engine/lucky-twenty.ts'
import { useRef, useState } from 'react'
import { playSound } from '../sound.ts'
import { prefersStill } from '../use-still.ts'
import { cellsFor } from './reel-column.ts'
import type { Spin } from './reels.tsx'
import { reelTimes } from './timing.ts'
import type { Spun } from './win-shows.ts'

// A quiet window with nothing won, for a table nobody has played at yet.
const firstStops = [11, 28, 3, 12, 1]
const base = reelTimes(windowAt(firstStops), 'normal').ms
const rest: Spin = { stops: firstStops, before: [], runs: [], onStopped: () => undefined }

/** The reels of a table: how they stand, and how to send them to a decided window. */
export function useReels() {
  const [spin, setSpin] = useState<Spin>(rest)
  const [hurried, setHurried] = useState(false)
  const [waiting, setWaiting] = useState<number>()
  const standing = useRef<readonly number[]>(firstStops)

  const spinTo = ({ stops, window }: Spun, pace: 'normal' | 'turbo'): Promise<void> =>
    new Promise((resolve) => {
      const { ms, waits } = reelTimes(window, pace)
      const stopped = new Set<number>()
      setHurried(false)
      setSpin({
        stops,
        before: windowAt(standing.current),
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
          if (stopped.size === stops.length) resolve()
        },
      })
      standing.current = stops
      if (prefersStill()) setWaiting(undefined)
    })

  /** Stand at this spin's window without running. */
  const standAt = ({ stops }: Spun) => {
    standing.current = stops
    setSpin({ ...rest, stops })
  }

  return { spin, hurried, waiting, spinTo, standAt, hurry: () => setHurried(true) }
}
