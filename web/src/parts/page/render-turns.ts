import { startTransition, useEffect, useState } from 'react'
import { afterNextPaint } from './after-next-paint.ts'

/** Who waits for a turn, in the order of the page. */
const waiting: (() => void)[] = []
/** One is being drawn. */
let taken = false
/** Everything that stood on the first page has been drawn: what comes later comes on its own. */
let over = false

function give() {
  const next = waiting.shift()
  taken = next !== undefined
  over = !taken
  next?.()
}

const pass = () => void afterNextPaint(give)

/**
 * True once it is the turn of a part of the first page that stands below what is seen first. Parts are drawn one after the other, each
 * painted before the next begins, so that a slow phone answers a touch in between. On every later page the turn has come at once.
 */
export function useRenderTurn(): boolean {
  const [mine, setMine] = useState(over)
  useEffect(() => {
    if (mine) return
    const begin = () => startTransition(() => setMine(true))
    waiting.push(begin)
    if (!taken) {
      taken = true
      pass()
    }
    return () => {
      const at = waiting.indexOf(begin)
      // Its turn has been given, and it is drawn now or gone: the next one follows.
      if (at === -1) pass()
      else waiting.splice(at, 1)
    }
  }, [mine])
  return mine
}
