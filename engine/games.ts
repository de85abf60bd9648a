import { dice } from './instant/dice-game.ts'
import { keno } from './instant/keno-game.ts'
import { limbo } from './instant/limbo-game.ts'
import { hiLo } from './instant/hi-lo-game.ts'
import { mines } from './instant/mines-game.ts'
import { plinko } from './instant/plinko-game.ts'
import { wheel } from './instant/wheel-game.ts'
import { bellStreet } from './slots/bell-street-game.ts'
import { harbourCoins } from './slots/harbour-coins-game.ts'
import { jadeWays } from './slots/jade-ways-game.ts'
import { luckyTwenty } from './slots/lucky-twenty-game.ts'
import { moonScroll } from './slots/moon-scroll-game.ts'
import { stormTumble } from './slots/storm-tumble-game.ts'
import { twinLanterns } from './slots/twin-lanterns-game.ts'
import type { StudioGame } from './studio-game.ts'

/** Every game of the studio by its code. A new one is a line here, its forms in the contract and its words. */
export const games = {
  DICE: dice,
  LIMBO: limbo,
  PLINKO: plinko,
  KENO: keno,
  WHEEL: wheel,
  MINES: mines,
  HI_LO: hiLo,
  LUCKY_TWENTY: luckyTwenty,
  JADE_WAYS: jadeWays,
  STORM_TUMBLE: stormTumble,
  TWIN_LANTERNS: twinLanterns,
  MOON_SCROLL: moonScroll,
  HARBOUR_COINS: harbourCoins,
  BELL_STREET: bellStreet,
} as const satisfies Readonly<Record<string, StudioGame>>

const byCode = new Map<string, StudioGame>(Object.entries(games))

/** The game of this code, if there is one. */
export const gameOf = (code: string): StudioGame | undefined => byCode.get(code)
