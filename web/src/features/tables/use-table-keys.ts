import { createContext, use } from 'react'
import { toggleFullScreen } from '../../parts/play/full-screen.ts'
import { soundSwitch } from '../../parts/play/switch.ts'
import { useKeys } from '../../parts/play/use-keys.ts'
import type { KeyMap } from '../../parts/play/use-keys.ts'
import type { Chip } from './chips.ts'
import type { TableActions } from './use-actions.ts'

interface KeysOf {
  readonly actions: TableActions
  readonly chips: readonly Chip[]
  readonly onChoose: (at: number) => void
  readonly onRules: () => void
  /** Somebody is asked: letters are answers then. */
  readonly isAsked: boolean
}

const Heard = createContext(true)

/** Of several tables on a page only one hears the keys. */
export const KeysHeard = Heard.Provider

/** The keys of a table. */
export function useTableKeys({ actions, chips, onChoose, onRules, isAsked }: KeysOf) {
  const keys: KeyMap = {
    ...Object.fromEntries(chips.map((_, at) => [String(at + 1), () => onChoose(at)])),
    Backspace: actions.onUndoLast ?? actions.onUndo,
    r: actions.onAgain,
    d: actions.onDouble,
    m: () => soundSwitch.set(!soundSwitch.on()),
    f: isAsked ? undefined : toggleFullScreen,
    i: onRules,
  }
  useHeardKeys(keys)
}

/** Keys of one of several tables: they act where the page listens. */
export function useHeardKeys(keys: KeyMap) {
  useKeys(use(Heard) ? keys : {})
}
