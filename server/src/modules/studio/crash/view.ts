import type { ReplyOf } from '@croupier/contract/call.ts'
import type { placeCrashBet } from '@croupier/contract/crash.ts'
import { amountText } from '@croupier/engine/money.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { linkAfter, paytableVersion } from '@croupier/engine/instant/crash.ts'
import type { BetEvent, SharedRoundEnd } from '../../betting/shared-rounds/shared-rounds.ts'
import { sha256 } from '../outcome.ts'
import type { CrashOutcome } from './crash-outcome.ts'
import type { BetRow, RoundRow } from './store.ts'

export type OwnBet = ReplyOf<typeof placeCrashBet>

/** A multiplier as pages show it. */
export const multiplierText = (hundredths: number | bigint): string => hundredthsText(Number(hundredths))

const NUMBER_BYTES = 4

/** What a bet is called among all of its round: nobody comes from it to the bet’s id. */
export const numberOf = ({ id, roundId }: Pick<BetRow, 'id' | 'roundId'>): number =>
  Buffer.from(sha256(`${roundId}/${id}`), 'hex').readUIntBE(0, NUMBER_BYTES)

/** A bet as its member sees it. */
export const ownBet = ({ decimals, ...bet }: BetRow): OwnBet => ({
  betId: bet.id,
  number: numberOf(bet),
  roundId: bet.roundId,
  stake: amountText(bet.stake, decimals),
  autoAt: bet.autoAt === null ? null : multiplierText(bet.autoAt),
  state: bet.state,
  leftAt: bet.cashedOutAt === null ? null : multiplierText(bet.cashedOutAt),
  payout: amountText(bet.payout, decimals),
  balance: amountText(bet.balance, decimals),
})

/** Where a bet left, for its member's record. */
export const leftEvent = (
  { id, cashedOutAt, payout, decimals }: BetRow,
  { byItself }: { readonly byItself: boolean },
): BetEvent => ({
  betId: id,
  event: {
    kind: 'left',
    betId: id,
    multiplier: multiplierText(cashedOutAt ?? 0),
    byItself,
    payout: amountText(payout, decimals),
  },
})

/** A round that has crashed, for the record of all who bet on it: how it went, and its link of the chain. */
export const endOf = (round: RoundRow, { hash, point }: Pick<CrashOutcome, 'hash' | 'point'>): SharedRoundEnd => ({
  roundId: round.id,
  events: [
    { kind: 'launched', at: round.startsAt.toISOString() },
    { kind: 'crashed', point: multiplierText(point) },
  ],
  proof: {
    number: Number(round.number),
    hash,
    linkAfter: linkAfter(sha256, hash),
    toHead: round.links - round.link,
    head: round.head,
    salt: round.salt,
    paytableVersion,
    profile: round.profile,
  },
})
