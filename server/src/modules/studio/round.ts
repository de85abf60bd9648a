import { amountText } from '@croupier/engine/money.ts'
import type { NewBet, Round } from '../betting/betting.ts'
import type { Play } from './outcome.ts'
import type { SeedRow } from './store.ts'

/** What a round was played with. */
export interface RoundPlay {
  readonly bet: NewBet
  readonly play: Play
  readonly choices: unknown
  readonly seed: SeedRow
  /** It is a multi-step round. */
  readonly open?: boolean
  readonly now: Date
}

/** The round as it is kept: enough to show it again and to prove it. */
export const roundOf = (
  { bet, play, choices, seed, open = false, now }: RoundPlay,
  events: Round['events'],
): Round => ({
  id: bet.roundId,
  brandId: bet.brandId,
  category: bet.category,
  vendor: bet.vendor,
  gameCode: bet.gameCode,
  asset: bet.asset,
  status: open ? 'open' : 'closed',
  startedAt: now,
  closedAt: open ? null : now,
  choices,
  events,
  seedId: seed.id,
  rules: rulesOf(play),
  proof: {
    serverSeedHash: seed.serverSeedHash,
    clientSeed: seed.clientSeed,
    nonce: seed.nonce,
    profile: play.bet.profile,
    paytableVersion: play.game.paytableVersion,
    committedAt: seed.committedAt.toISOString(),
  },
})

function rulesOf({ game, bet, decimals }: Play) {
  const text = (units: bigint | undefined) => (units === undefined ? null : amountText(units, decimals))
  const { unit, payoutCap, jackpotSize, stake } = bet
  return {
    unit: text(unit),
    decimals,
    payoutCap: text(payoutCap),
    jackpotSize: text(game.jackpot ? jackpotSize : undefined),
    ...(game.cost(bet) === stake ? {} : { stake: text(stake) }),
  }
}
