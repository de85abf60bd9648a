import { buySlot } from './slot-game.ts'
import { buy, paytableVersion, scatterWeight } from './storm-tumble-data.ts'
import { playStormTumble } from './storm-tumble.ts'

/** Storm Tumble as the studio plays it. */
export const stormTumble = buySlot({
  code: 'STORM_TUMBLE',
  name: 'Storm Tumble',
  paytableVersion,
  rtp: '96.0043',
  price: buy.price,
  play: playStormTumble,
  // What the next numbers mean depends on what this one drops.
  draws: () => [{ name: 'scatter', of: BigInt(scatterWeight.of), index: 1 }],
})
