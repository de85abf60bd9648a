import { startTransition, useEffect, useState } from 'react'
import { afterNextPaint } from './after-next-paint.ts'

/** What a page was opened for stands by then, and answers the first touch. */
const SOON_MS = 200

let calm = false

/** Whether the page has drawn what it was opened for: until then the line and the processor are for that alone. */
export function useCalm(): boolean {
  const [is, setIs] = useState(calm)
  useEffect(() => {
    if (is) return
    return afterNextPaint(() => {
      calm = true
      startTransition(() => setIs(true))
    }, SOON_MS)
  }, [is])
  return is
}
