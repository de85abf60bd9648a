import { isSlot, STUDIO_GAMES } from '@croupier/contract/studio.ts'
import type { SettingsText } from '../src/modules/brand/settings.ts'

type PaceText = NonNullable<SettingsText['pace']>
type GamePace = NonNullable<PaceText['DICE']>

/** Titles whose feature may be bought. */
const WITH_PURCHASE: ReadonlySet<string> = new Set(['JADE_WAYS', 'STORM_TUMBLE'])

const paceOf = (game: (slot: boolean) => GamePace): PaceText =>
  Object.fromEntries(
    STUDIO_GAMES.map((code) => [code, { ...game(isSlot(code)), ...(WITH_PURCHASE.has(code) && { buy: true }) }]),
  )

/** Auto play with stop rules, turbo, and 0.3 s from one instant round to the next. */
export const livelyPace: PaceText = {
  ...paceOf((slot) => ({ cycleMs: slot ? 1000 : 300, turbo: true, auto: true, ...(!slot && { instant: true }) })),
  CRASH: { auto: true },
}

/** The pace of the standards, enforced: nothing plays by itself, and the server refuses what comes too soon. */
export const strictPace: PaceText = {
  ...Object.fromEntries([...WITH_PURCHASE].map((code) => [code, { buy: true }])),
  enforced: true,
}
