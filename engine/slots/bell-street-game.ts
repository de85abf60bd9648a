import { multipliersOf, paytableVersion, strips } from './bell-street-data.ts'
import { playBellStreet } from './bell-street.ts'
import { plainSlot, reelDraws } from './slot-game.ts'

/** Bell Street as the studio plays it. */
export const bellStreet = plainSlot({
  code: 'BELL_STREET',
  name: 'Bell Street',
  paytableVersion,
  rtp: '95.7650',
  play: playBellStreet,
  draws: [...reelDraws(strips), { name: 'multiplier', of: BigInt(multipliersOf) }],
})
