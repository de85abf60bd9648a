import { useEffect, useState } from 'react'

const MINUTE_S = 60

/** How long a code is on its way: the button that sends it waits for that many seconds. */
export function useCountdown() {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: (minutes: number) => setLeft(minutes * MINUTE_S) }
}
