import { paytableVersion, strips } from './moon-scroll-data.ts'
import { playMoonScroll } from './moon-scroll.ts'
import { plainSlot, reelDraws } from './slot-game.ts'

/** Moon Scroll as the studio plays it. */
export const moonScroll = plainSlot({
  code: 'MOON_SCROLL',
  name: 'Moon Scroll',
  paytableVersion,
  rtp: '96.4948',
  play: playMoonScroll,
  draws: reelDraws(strips),
})
