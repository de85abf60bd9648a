import { balance } from '@croupier/contract/wallet.ts'
import { useTopic } from '@croupier/kit/live.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { changeOf, COUNT_MS, countedTo } from './counting.ts'

/** What the member has, kept up to date by the live channel. */
export function useBalance() {
  const client = useQueryClient()
  const loggedIn = useSession() !== undefined
  // The server pushes the same shape that the call answers.
  useTopic(loggedIn ? 'balance' : undefined, (data) => {
    // An answer that is still on its way was read before, and must not come after.
    void client.cancelQueries({ queryKey: keyOf(balance) })
    client.setQueryData(keyOf(balance), data)
  })
  return useAsk(balance)
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** An amount that counts to its new value within 0.4 s; at once for those who want no motion. */
export function useCounted(amount: string): string {
  const from = useRef(amount)
  const [shown, setShown] = useState(amount)
  useEffect(() => {
    const before = from.current
    from.current = amount
    if (before === amount || reducedMotion()) return setShown(amount)
    const started = performance.now()
    const draw = (now: number) => {
      const share = (now - started) / COUNT_MS
      setShown(countedTo(before, amount, share))
      if (share < 1) frame = requestAnimationFrame(draw)
    }
    let frame = requestAnimationFrame(draw)
    // A tab behind another one draws no frames.
    const end = setTimeout(() => setShown(amount), COUNT_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(end)
    }
  }, [amount])
  return shown
}

const CHANGE_MS = 3000

/** The last change of an amount, for three seconds. */
export function useChange(amount: string | undefined): string | undefined {
  const last = useRef(amount)
  const [change, setChange] = useReducer((_: string | undefined, next: string | undefined) => next, undefined)
  useEffect(() => {
    const before = last.current
    last.current = amount
    if (before === undefined || amount === undefined || before === amount) return undefined
    setChange(changeOf(before, amount))
    const timer = setTimeout(() => setChange(undefined), CHANGE_MS)
    return () => clearTimeout(timer)
  }, [amount])
  return change
}
