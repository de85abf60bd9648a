import { solvedChallenge } from '@croupier/kit/challenge.ts'
import { useEffect, useRef } from 'react'

const GOOD_FOR_MS = 8 * 60_000 // The server's ten minutes, with some left for the way.

function begin() {
  const solved = solvedChallenge()
  // Whoever takes it hears of its failure; until then nobody listens.
  solved.catch(() => undefined)
  return { at: Date.now(), solved }
}

/**
 * A proof of work that is being solved while the visitor types. `take` answers one that has not been used yet; a dearer one is
 * begun then.
 */
export function useChallenge(needed: boolean): { readonly take: (times?: number) => Promise<string> } {
  const ready = useRef<{ readonly at: number; readonly solved: Promise<string> }>(undefined)

  useEffect(() => {
    if (needed) ready.current ??= begin()
  }, [needed])

  const take = async (times = 1) => {
    if (times > 1) return solvedChallenge(times)
    const kept = ready.current
    ready.current = undefined
    if (kept && Date.now() - kept.at < GOOD_FOR_MS) return kept.solved.catch(() => solvedChallenge())
    return solvedChallenge()
  }
  return { take }
}
