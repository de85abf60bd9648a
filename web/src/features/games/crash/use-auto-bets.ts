import { useEffect, useEffectEvent, useRef } from 'react'
import { useAutoplay } from '../use-autoplay.ts'
import type { OwnBet } from './table.ts'

const over: readonly OwnBet['state'][] = ['left', 'lost', 'returned']

/** Autoplay of one of the two bets: places it in each round that opens, and counts what became of it. */
export function useAutoBets(bet: OwnBet | undefined) {
  const auto = useAutoplay()
  /** The last bet that autoplay has seen and what it has counted of them. */
  const seen = useRef<{ placed?: string; counted?: string }>({})
  const count = useEffectEvent((one: OwnBet) => {
    if (auto.left === undefined) return
    seen.current.placed = one.betId
    if (!over.includes(one.state) || seen.current.counted === one.betId) return
    seen.current.counted = one.betId
    auto.goesOn({ stake: one.stake, payout: one.payout })
  })
  useEffect(() => {
    if (bet) count(bet)
  }, [bet])

  return {
    ...auto,
    start: (...[plan]: Parameters<typeof auto.start>) => {
      seen.current = {}
      auto.start(plan)
    },
    /** Whether it bets on the round that opens. Of a round whose end was missed nobody knows what it cost: it stops. */
    goesOn: (): boolean => {
      if (auto.left === undefined) return false
      if (seen.current.placed === seen.current.counted) return true
      auto.stop()
      return false
    },
  }
}
