import { useState } from 'react'
import { roundsLeft } from './autoplay.ts'
import type { AutoPlan } from './autoplay.ts'
import type { PlayedRound } from '../../parts/play/round-machine.ts'

/** What counts of a round that is over. */
type DoneRound = Pick<PlayedRound, 'stake' | 'payout'>

interface Run {
  readonly plan: AutoPlan
  readonly done: readonly DoneRound[]
}

export interface Autoplay {
  /** Rounds still to come; undefined when autoplay is off. */
  readonly left: number | undefined
  readonly start: (plan: AutoPlan) => void
  readonly stop: () => void
  /** Count this round; a refusal (no round) ends it. Answers whether to press again. */
  readonly goesOn: (round: DoneRound | undefined) => boolean
}

/** Autoplay: counts rounds until the plan is done, a stop is reached, the server refuses, or a person stops it. */
export function useAutoplay(): Autoplay {
  const [run, setRun] = useState<Run>()
  return {
    left: run ? roundsLeft(run.plan, run.done) : undefined,
    start: (plan) => setRun({ plan, done: [] }),
    stop: () => setRun(undefined),
    goesOn: (round) => {
      if (!run) return false
      const next = round && { ...run, done: [...run.done, round] }
      const more = next !== undefined && roundsLeft(next.plan, next.done) > 0
      setRun(more ? next : undefined)
      return more
    },
  }
}
