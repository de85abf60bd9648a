import { startTransition, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { afterNextPaint } from './after-next-paint.ts'

interface AfterPaintProps {
  readonly children: ReactNode
  /** What keeps its place until then. */
  readonly fallback?: ReactNode
}

/** What stands below a game, a table or the first screen: drawn when that has been painted and can be played. */
export function AfterPaint({ children, fallback = null }: AfterPaintProps) {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterNextPaint(() => startTransition(() => setPainted(true))), [])
  return painted ? children : fallback
}
