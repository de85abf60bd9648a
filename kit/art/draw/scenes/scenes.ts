import { picture } from '../svg.ts'
import type { ArtSources } from '../svg.ts'
import { moved } from './brush.ts'
import { bellStreet } from './bell-street.ts'
import { crash } from './crash.ts'
import { harbourCoins } from './harbour-coins.ts'
import { jadeWays } from './jade-ways.ts'
import { luckyTwenty } from './lucky-twenty.ts'
import { mines } from './mines.ts'
import { moonScroll } from './moon-scroll.ts'
import { plinko } from './plinko.ts'
import type { Scene } from './scene.ts'
import { stormTumble } from './storm-tumble.ts'
import { twinLanterns } from './twin-lanterns.ts'

/** Scenes by game code. A new one also gets a line in `titles.ts`, then `npm run art`. */
export const scenes: Readonly<Record<string, Scene>> = {
  LUCKY_TWENTY: luckyTwenty,
  JADE_WAYS: jadeWays,
  STORM_TUMBLE: stormTumble,
  HARBOUR_COINS: harbourCoins,
  MOON_SCROLL: moonScroll,
  TWIN_LANTERNS: twinLanterns,
  BELL_STREET: bellStreet,
  CRASH: crash,
  MINES: mines,
  PLINKO: plinko,
}

/** A title's scene as a tile, without its lettering. */
export const sceneTile = (sources: ArtSources, { far, middle, near }: Scene): string =>
  picture(300, 400, [far(sources), middle(sources), near(sources)])

// The studio's name stands at the foot of a tile, in letters that do not shrink with it.
const ABOVE_FOOT = 'translate(0 -24)'

/** The same with its lettering. */
export const letteredScene = (sources: ArtSources, { far, middle, near, letters }: Scene): string =>
  picture(300, 400, [far(sources), middle(sources), near(sources), moved(ABOVE_FOOT, letters(sources))])
