import { useEffect, useState } from 'react'

const everyMs = 900
const mostMs = 5000

/** Which of several shows is on: each for 900 ms, all in all no longer than five seconds, then none. */
export function useShowCycle(shows: readonly unknown[]): number | undefined {
  const [at, setAt] = useState<{ shows: readonly unknown[]; step: number }>({ shows, step: 0 })
  const step = at.shows === shows ? at.step : 0
  useEffect(() => {
    if (shows.length === 0) return
    const begun = Date.now()
    const timer = setInterval(() => {
      const elapsed = Date.now() - begun
      setAt({ shows, step: elapsed >= mostMs ? Infinity : Math.floor(elapsed / everyMs) })
      if (elapsed >= mostMs) clearInterval(timer)
    }, everyMs)
    return () => clearInterval(timer)
  }, [shows])
  if (shows.length === 0 || step === Infinity) return undefined
  return step % shows.length
}
