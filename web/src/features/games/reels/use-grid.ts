import { useRef, useState } from 'react'
import { playSound } from '../../../parts/play/sound.ts'
import type { WindowEvent, SpinEvent } from './events.ts'
import { cellsFor } from './reel-strip.ts'
import { reelTimes, waitedMs } from './timing.ts'
import type { Pace } from './timing.ts'
import type { Title } from './title.ts'
import { standingOf, stillTurn, stripsOf } from './turn.ts'
import type { ReelState, Turn } from './turn.ts'

// The reel that multiplies is the last to stop.
const afterMs = 350

/** The grid of a table: how it stands, and how to bring it to a decided window. */
export function useGrid(title: Title, first?: WindowEvent) {
  const quiet: ReelState = { ...title.first, free: false, times: 1 }
  const opening = first ? standingOf(first, quiet) : quiet
  const [turn, setTurn] = useState<Turn>(() => stillTurn(title, opening))
  const [running, setRunning] = useState(false)
  const [hurried, setHurried] = useState(false)
  const [waiting, setWaiting] = useState<number>()
  const stood = useRef(opening)

  /** Set off, and be back when every column that moves has stopped. */
  const set = (next: ReelState, moving: Partial<Turn>, onColumn: (column: number) => void): Promise<void> =>
    new Promise((resolve) => {
      const stopped = new Set<number>()
      const still = stillTurn(title, next)
      setHurried(false)
      setRunning(true)
      setTurn({
        ...still,
        before: stood.current.window,
        ...moving,
        onStopped: (column) => {
          stopped.add(column)
          onColumn(column)
          if (stopped.size < columnsOf(title, moving)) return
          setRunning(false)
          resolve()
        },
      })
      stood.current = next
    })

  const spinTo = (event: SpinEvent, pace: Pace): Promise<void> => {
    const next = standingOf(event, stood.current)
    if (title.motion === 'drop') return set(next, { kind: 'drop', pace }, (column) => playSound('reel_stop', column))
    const { runs, waits } = runsOf(title, event, stood.current, pace)
    const stopped = new Set<number>()
    return set(next, { kind: 'run', strips: stripsOf(title, event.free), runs, pace }, (reel) => {
      stopped.add(reel)
      playSound('reel_stop', reel)
      const next = waits[reel + 1] && !stopped.has(reel + 1) ? reel + 1 : undefined
      setWaiting(next)
      if (next !== undefined) playSound('anticipation', reel)
    })
  }

  /** The cells that won are gone, the rest falls. */
  const tumbleTo = (event: WindowEvent, gone: ReadonlySet<string>, pace: Pace) => {
    playSound('tumble')
    return set(standingOf(event, stood.current), { kind: 'tumble', gone, pace }, () => undefined)
  }
  /** A symbol covers these columns. */
  const growTo = (event: WindowEvent, columns: readonly number[]) => {
    playSound('expand')
    return set(standingOf(event, stood.current), { kind: 'grow', columns }, () => undefined)
  }

  /** Stand like this without moving; as at first when nothing is given. */
  const standAt = (event?: WindowEvent) => {
    stood.current = event ? standingOf(event, stood.current) : quiet
    setRunning(false)
    setWaiting(undefined)
    setTurn(stillTurn(title, stood.current))
  }

  const hurry = () => setHurried(true)
  return { turn, running, hurried, waiting, spinTo, tumbleTo, growTo, standAt, hurry }
}

export type ReelGrid = ReturnType<typeof useGrid>

/** How each reel runs to this window, and which of them wait for a scatter. */
function runsOf(title: Title, { window }: SpinEvent, before: ReelState, pace: Pace) {
  const times = reelTimes(window, title.scatter, pace)
  const last = times.ms.at(-1) ?? 0
  const more = title.timesReel ? [last + (pace === 'turbo' ? 0 : afterMs)] : []
  const runs = [...times.ms, ...more].map((ms, reel) => {
    if (title.stays && isCovered(title, window[reel]) && isCovered(title, before.window[reel])) return undefined
    const waitMs = reel < title.columns ? waitedMs(times, reel, pace) : 0
    return { ms, waitMs, distance: cellsFor(ms, waitMs) }
  })
  return { runs, waits: times.waits }
}

const isCovered = ({ wild }: Title, column: readonly string[] | undefined) =>
  column?.every((code) => code === wild) ?? false

/** How many columns a turn moves; a reel that multiplies runs with the others. */
const columnsOf = ({ columns, timesReel }: Title, { kind }: Partial<Turn>): number =>
  columns + (timesReel && kind === 'run' ? 1 : 0)
