import type { Step } from '@croupier/contract/multi-step-rounds.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAutoplay } from '../use-autoplay.ts'
import type { Autoplay } from '../use-autoplay.ts'
import type { OpenRound, MultiStepPlay } from './use-multi-step-table.ts'

/** Slow enough to be followed, and to be stopped. */
const stepMs = 700

/** Autoplay of a game that goes on step by step: `pilot` says what is done next in an open round. */
export function useAutoSteps(table: MultiStepPlay, pilot: (round: OpenRound) => Step): Autoplay {
  const auto = useAutoplay()
  const { round, isOpen, stepping, blocked, finished, rounds } = table
  const last = finished.at(-1)
  const counted = useRef<string>(undefined)
  const running = auto.left !== undefined

  const act = useEffectEvent(() => {
    if (rounds.refusal) return auto.stop()
    if (isOpen && round) return table.step(pilot(round))
    if (last && counted.current !== last.roundId) {
      counted.current = last.roundId
      if (!auto.goesOn({ stake: last.stake, payout: last.worth })) return
    }
    if (!table.press()) auto.stop()
  })
  const waits = stepping || (!isOpen && blocked !== undefined)
  // Whatever changes here asks for the next action.
  const standing = running && !waits ? `${round?.roundId ?? ''} ${round?.index ?? 0} ${last?.roundId ?? ''}` : undefined
  useEffect(() => {
    if (standing === undefined) return
    const timer = setTimeout(() => act(), isOpen ? stepMs : 0)
    return () => clearTimeout(timer)
  }, [standing, isOpen])

  return {
    ...auto,
    start: (plan) => {
      counted.current = last?.roundId
      rounds.dismiss()
      auto.start(plan)
    },
  }
}
