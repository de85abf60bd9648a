import { startTransition, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

/** What stands below a game or a table: drawn when that has been painted and can be played. */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A task after a frame began: the frame is on the screen by then.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return painted ? children : null
}
