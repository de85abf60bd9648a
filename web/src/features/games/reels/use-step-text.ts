import type { SlotEvent } from '@croupier/contract/games/slot.ts'
import type { GameEvent } from '@croupier/contract/studio.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { isRespin } from './events.ts'
import type { SpinEvent } from './events.ts'

interface StepMessage {
  readonly key: string
  readonly fill?: Readonly<Record<string, number>>
  readonly amount?: string
}

const steps: { readonly [K in SlotEvent['kind']]: (event: Extract<SlotEvent, { kind: K }>) => StepMessage } = {
  spun: (event) => ({ key: spinKey(event), fill: { index: event.index }, amount: event.amount }),
  tumbled: ({ step, amount }) => ({ key: 'step_tumble', fill: { step }, amount }),
  multiplied: ({ by, amount }) => ({ key: 'step_multiplied', fill: { by }, amount }),
  expanded: ({ amount }) => ({ key: 'step_expanded', amount }),
  feature_started: ({ feature, count }) => ({ key: `step_${feature}`, fill: { count } }),
  held: ({ coins, left }) => ({ key: 'step_held', fill: { count: coins.length, left } }),
  collected: ({ amount }) => ({ key: 'step_collected', amount }),
  jackpot_won: ({ amount }) => ({ key: 'step_jackpot', amount }),
  capped: ({ at }) => ({ key: 'step_capped', amount: at }),
}

const spinKey = (event: SpinEvent) => (event.free ? 'step_free' : isRespin(event) ? 'step_respin' : 'step_spin')

/** A step of a replay in a few words. */
export function useStepText() {
  const t = useWords('games')
  const look = useMoneyLook()
  return (event: GameEvent): string => {
    if (!Object.hasOwn(steps, event.kind)) return ''
    // The record holds the words of exactly this kind, which the compiler cannot follow through the union.
    const { key, fill, amount } = (steps[event.kind as SlotEvent['kind']] as (event: GameEvent) => StepMessage)(event)
    return t(key, { ...fill, amount: amount === undefined ? '' : moneyText(amount, look) })
  }
}
