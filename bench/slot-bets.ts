import type { Words } from '@croupier/engine/chance.ts'
import type { Fraction } from '@croupier/engine/fraction.ts'
import * as bell from '@croupier/engine/slots/bell-street-odds.ts'
import { playBellStreet } from '@croupier/engine/slots/bell-street.ts'
import * as harbour from '@croupier/engine/slots/harbour-coins-odds.ts'
import { playHarbourCoins } from '@croupier/engine/slots/harbour-coins.ts'
import { buy as jadeBuy } from '@croupier/engine/slots/jade-ways-data.ts'
import * as jade from '@croupier/engine/slots/jade-ways-odds.ts'
import { playJadeWays } from '@croupier/engine/slots/jade-ways.ts'
import { spinPayout } from '@croupier/engine/slots/lucky-twenty-meter.ts'
import * as lucky from '@croupier/engine/slots/lucky-twenty-odds.ts'
import * as moon from '@croupier/engine/slots/moon-scroll-odds.ts'
import { playMoonScroll } from '@croupier/engine/slots/moon-scroll.ts'
import { buy as stormBuy } from '@croupier/engine/slots/storm-tumble-data.ts'
import * as storm from '@croupier/engine/slots/storm-tumble-odds.ts'
import { playStormTumble } from '@croupier/engine/slots/storm-tumble.ts'
import * as twin from '@croupier/engine/slots/twin-lanterns-odds.ts'
import { playTwinLanterns } from '@croupier/engine/slots/twin-lanterns.ts'
import type { BetGroup } from './bets.ts'

// A stake that every part of a paytable divides, so that nothing is rounded.
const stake = 1_0000n
const bet = { stake, unit: 1n }

interface MeasuredSlot {
  readonly game: string
  readonly bet?: string
  readonly exact: Fraction
  readonly variance?: Fraction
  /** In stakes, or in prices of a bought feature. */
  readonly play: (words: Words) => number
}

const slot = ({ game, bet: name = 'a spin', exact, variance, play }: MeasuredSlot): BetGroup => ({
  bets: [
    {
      game,
      bet: name,
      exact: Number(exact.decimal(12)),
      ...(variance ? { deviation: Number(variance.root(12).decimal(12)) } : {}),
    },
  ],
  play: (words, paid) => {
    paid[0] = play(words)
  },
})

const paidIn = ({ payout }: { readonly payout: bigint }, price = 1): number => Number(payout) / Number(stake) / price

/** Every bet on a slot. Lucky Twenty without its pot, whose share is exact by how it is filled. */
export function slotBets(): readonly BetGroup[] {
  const lineBets = 20
  return [
    slot({
      game: 'LUCKY_TWENTY',
      exact: lucky.analysis().returnWithoutJackpot,
      variance: lucky.variances().total,
      play: (words) => spinPayout(words) / lineBets,
    }),
    slot({
      game: 'JADE_WAYS',
      exact: jade.analysis().totalReturn,
      variance: jade.analysis().variance,
      play: (words) => paidIn(playJadeWays({ ...bet, bought: false }, words)),
    }),
    slot({
      game: 'JADE_WAYS',
      bet: 'bought free spins',
      exact: jade.analysis().buyReturn,
      play: (words) => paidIn(playJadeWays({ ...bet, bought: true }, words), jadeBuy.price),
    }),
    slot({
      game: 'STORM_TUMBLE',
      exact: storm.analysis().totalReturn,
      play: (words) => paidIn(playStormTumble({ ...bet, bought: false }, words)),
    }),
    slot({
      game: 'STORM_TUMBLE',
      bet: 'bought free spins',
      exact: storm.analysis().buyReturn,
      play: (words) => paidIn(playStormTumble({ ...bet, bought: true }, words), stormBuy.price),
    }),
    ...[
      { game: 'TWIN_LANTERNS', odds: twin.analysis(), play: playTwinLanterns },
      { game: 'MOON_SCROLL', odds: moon.analysis(), play: playMoonScroll },
      { game: 'HARBOUR_COINS', odds: harbour.analysis(), play: playHarbourCoins },
      { game: 'BELL_STREET', odds: bell.analysis(), play: playBellStreet },
    ].map(({ game, odds, play }) =>
      slot({ game, exact: odds.totalReturn, variance: odds.variance, play: (words) => paidIn(play(bet, words)) }),
    ),
  ]
}
