import { amountText } from '@croupier/engine/money.ts'
import { STUDIO } from '@croupier/engine/studio-game.ts'
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

/** What a round of several members is recorded from. */
interface SharedRound {
  readonly id: string
  readonly brandId: number
  readonly category: Round['category']
  readonly gameCode: string
  /** The first bet on it. */
  readonly bet: {
    readonly asset: string
    readonly unit: bigint
    readonly decimals: number
    readonly payoutCap: bigint
  }
  readonly table?: { readonly tableId: string; readonly shoeId: string | null; readonly code: string }
  readonly now: Date
}

/** A round of several members as the members' record has it; what happened in it and what proves it is read from where it is dealt. */
export const sharedRoundOf = ({ id, brandId, category, gameCode, bet, table, now }: SharedRound): Round => ({
  id,
  brandId,
  category,
  vendor: STUDIO,
  gameCode,
  asset: bet.asset,
  status: 'open',
  startedAt: now,
  closedAt: null,
  choices: null,
  events: [],
  rules: {
    unit: amountText(bet.unit, bet.decimals),
    decimals: bet.decimals,
    payoutCap: amountText(bet.payoutCap, bet.decimals),
    jackpotSize: null,
    ...(table && { table }),
  },
  proof: null,
  seedId: null,
})
