import type { Title } from './title.ts'
import { bellStreet } from './titles/bell-street.ts'
import { harbourCoins } from './titles/harbour-coins.ts'
import { jadeWays } from './titles/jade-ways.ts'
import { luckyTwenty } from './titles/lucky-twenty.ts'
import { moonScroll } from './titles/moon-scroll.ts'
import { stormTumble } from './titles/storm-tumble.ts'
import { twinLanterns } from './titles/twin-lanterns.ts'

/** Every title of the reel player. */
export const titles: readonly Title[] = [
  luckyTwenty,
  jadeWays,
  stormTumble,
  harbourCoins,
  moonScroll,
  twinLanterns,
  bellStreet,
]

/** The title of a slot. Throws for a game without reels. */
export function titleOf(gameCode: string): Title {
  const title = titles.find((each) => each.gameCode === gameCode)
  if (!title) throw new Error(`no slot is called ${gameCode}`)
  return title
}
