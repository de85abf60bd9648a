import type { ReplyOf } from '@croupier/contract/call.ts'
import { realityCheck } from '@croupier/contract/limits.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useEffect, useState } from 'react'

export type PlaySession = ReplyOf<typeof realityCheck>

const EVERY_MS = 15_000

/** How long the member has been here and where they stand, as the server says; asked anew while the page is open. */
export const usePlaySession = () => useAsk(realityCheck, undefined, { refetchInterval: EVERY_MS, staleTime: 5000 })

/** The server's time, again each second. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
