import type { Step, MultiStepRound } from '@croupier/contract/multi-step-rounds.ts'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { asRefused, isLost } from '../../../parts/play/round-machine.ts'
import type { Refusal } from '../../../parts/play/round-machine.ts'

/** A step that was asked for and not yet answered. */
export interface AskedStep {
  readonly id: string
  readonly roundId: string
  readonly index: number
  readonly step: Step
}

export type StepState =
  | { readonly phase: 'ready' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'lost'; readonly againAt: number }

interface StepTools<R extends MultiStepRound> {
  readonly send: (asked: AskedStep) => Promise<R>
  readonly onChange: (state: StepState) => void
  readonly now: () => number
  /** Resolves after so long, or earlier when the line is back or a person asks. */
  readonly wait: (ms: number) => Promise<void>
}

const longestWaitMs = 8000

/**
 * Take one step, whatever the line does: the same step is asked for again until it is answered. Answers the round, or why
 * it was refused; undefined when the page was left meanwhile.
 */
export async function askStep<R extends MultiStepRound>(
  asked: AskedStep,
  { send, onChange, now, wait }: StepTools<R>,
  signal: AbortSignal,
): Promise<R | Refusal | undefined> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    onChange({ phase: 'asking' })
    const answer = await send(asked).catch((error: unknown) => asRefused(error))
    if (signal.aborted) return undefined
    if (!(answer instanceof CallRefusal) || !isLost(answer)) {
      onChange({ phase: 'ready' })
      return answer instanceof CallRefusal ? { code: answer.code, message: answer.message, stake: '0' } : answer
    }
    const ms = Math.min(longestWaitMs, 1000 * 2 ** tries)
    onChange({ phase: 'lost', againAt: now() + ms })
    await wait(ms)
  }
  return undefined
}
