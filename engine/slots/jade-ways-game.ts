import { baseStrips, buy, freeStrips, paytableVersion } from './jade-ways-data.ts'
import { playJadeWays } from './jade-ways.ts'
import { buySlot, reelDraws } from './slot-game.ts'

/** Jade Ways as the studio plays it. */
export const jadeWays = buySlot({
  code: 'JADE_WAYS',
  name: 'Jade Ways',
  paytableVersion,
  rtp: '95.9840',
  price: buy.price,
  play: playJadeWays,
  draws: ({ bought }) => reelDraws(bought ? freeStrips : baseStrips),
})
