import type { Store } from './store.ts'

/** What can be tried out: of a result, and of the notice that tells it. */
export const SWITCHES = ['early', 'late', 'wrong', 'corrected', 'doubled', 'silent', 'forged'] as const
export type Switch = (typeof SWITCHES)[number]

export const SWITCH_STATES = ['off', 'next', 'always'] as const
export type SwitchState = (typeof SWITCH_STATES)[number]

export const switchState = (store: Store, name: Switch): SwitchState =>
  SWITCH_STATES.find((state) => state === store.setting(`switch:${name}`)) ?? 'off'

export const setSwitch = (store: Store, name: Switch, state: SwitchState) => store.set(`switch:${name}`, state)

/** Whether it is on; where that was for once, it is off from now on. Works in the caller's transaction. */
export function takeSwitch(store: Store, name: Switch): boolean {
  const state = switchState(store, name)
  if (state === 'next') setSwitch(store, name, 'off')
  return state !== 'off'
}
