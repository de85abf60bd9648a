import { accepted, declined, fieldOf } from '../studio-game.ts'
import type { OneStepGame } from '../studio-game.ts'
import { lowestPercent, multiplierText, paidAt, returnOf } from './odds.ts'
import { paytableVersion, plinkoRisks, plinkoRows } from './plinko-data.ts'
import { buckets, playPlinko, plinkoOutcomes } from './plinko.ts'
import type { DropEvent, PlinkoChoices } from './plinko.ts'

/** Plinko as the studio plays it. */
export const plinko: OneStepGame<PlinkoChoices, DropEvent> = {
  code: 'PLINKO',
  name: 'Plinko',
  multiStep: false,
  paytableVersion,
  profiles: [99, 97],
  jackpot: false,
  sample: { rows: 16, risk: 'medium' },
  rtp: (profile) =>
    lowestPercent(
      plinkoRisks.flatMap((risk) => plinkoRows.map((rows) => returnOf(plinkoOutcomes({ rows, risk }, profile)))),
    ),
  accept(choices) {
    const rows = plinkoRows.find((one) => one === fieldOf(choices, 'rows'))
    const risk = plinkoRisks.find((one) => one === fieldOf(choices, 'risk'))
    if (rows === undefined) return declined('rows', 'not_allowed', 'a number of rows that is not offered')
    return risk === undefined ? declined('risk', 'not_allowed', 'a risk that is not offered') : accepted({ rows, risk })
  },
  cost: ({ stake }) => stake,
  // The edge pays most on every board.
  topPayout: (bet) => paidAt(buckets(bet.choices, bet.profile)[0] ?? 0n, bet),
  play: playPlinko,
  wire: (events) => events.map((event) => ({ ...event, multiplier: multiplierText(event.multiplier) })),
  drawn: (events) => events.map((event) => String(fieldOf(event, 'path')).replaceAll(',', '')),
  draws: ({ choices }) => Array.from({ length: choices.rows }, (_, row) => ({ name: 'row', of: 2n, index: row + 1 })),
}
