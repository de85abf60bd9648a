import { startTransition, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { oncePainted } from './once-painted.ts'

/** What stands below a game or a table: drawn when that has been painted and can be played. */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => oncePainted(() => startTransition(() => setPainted(true))), [])
  return painted ? children : null
}
