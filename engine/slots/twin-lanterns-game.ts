import { paytableVersion, strips } from './twin-lanterns-data.ts'
import { playTwinLanterns } from './twin-lanterns.ts'
import { plainSlot, reelDraws } from './slot-game.ts'

/** Twin Lanterns as the studio plays it. */
export const twinLanterns = plainSlot({
  code: 'TWIN_LANTERNS',
  name: 'Twin Lanterns',
  paytableVersion,
  rtp: '95.8553',
  play: playTwinLanterns,
  draws: reelDraws(strips),
})
