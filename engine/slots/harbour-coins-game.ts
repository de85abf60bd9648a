import { paytableVersion, strips } from './harbour-coins-data.ts'
import { playHarbourCoins } from './harbour-coins.ts'
import { plainSlot, reelDraws } from './slot-game.ts'

/** Harbour Coins as the studio plays it. */
export const harbourCoins = plainSlot({
  code: 'HARBOUR_COINS',
  name: 'Harbour Coins',
  paytableVersion,
  rtp: '95.7703',
  play: playHarbourCoins,
  draws: reelDraws(strips),
})
