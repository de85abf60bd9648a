import { useState } from 'react'

/** How far the server's clock is ahead of this one. An answer that was long on its way makes it look less, so the most counts. */
export function useClockOffset(said: { readonly now: string } | undefined, heardAt: number): number {
  const [known, setKnown] = useState({ now: '', aheadMs: Number.NEGATIVE_INFINITY })
  if (said && said.now !== known.now) {
    setKnown({ now: said.now, aheadMs: Math.max(known.aheadMs, Date.parse(said.now) - heardAt) })
  }
  return Number.isFinite(known.aheadMs) ? known.aheadMs : 0
}
