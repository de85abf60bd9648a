import type { Bet } from '../betting.ts'
import type { BetPlace, MemberEnd } from '../endings/endings.ts'
import { endOf } from '../rules.ts'
import type { Correction, NewCorrection } from './corrections.ts'

/** Is this the same correction again? */
export const sameCorrection = (before: Correction, { roundId, kind, reason }: NewCorrection): boolean =>
  before.roundId === roundId && before.kind === kind && before.reason === reason

/** A bet that stands as it should needs nothing. */
export function standsAs(bet: Bet, end: MemberEnd): boolean {
  const { status, payout } = endOf(bet, end)
  return bet.status === status && bet.payout === payout
}

/** Whether a bet comes behind a place among those of its round, as the database compares ids. */
export const isBehind = (bet: BetPlace, place: BetPlace): boolean =>
  bet.memberId === place.memberId ? bet.betId > place.betId : bet.memberId > place.memberId

/** What bets that have changed moved: to their members, from them, and what of that they owe now. */
export interface MovedSum {
  readonly asset: string
  readonly returned: bigint
  readonly taken: bigint
  /** Less what they do not owe any more. */
  readonly owed: bigint
}

/** A bet that has changed: by how much its payout differs, and what is owed of it. */
export interface BetChange {
  readonly asset: string
  readonly difference: bigint
  readonly owed: bigint
}

/** What went to members and from them, by asset. */
export function movedBy(changes: readonly BetChange[]): readonly MovedSum[] {
  return [...Map.groupBy(changes, ({ asset }) => asset)].map(([asset, some]) => ({
    asset,
    returned: some.reduce((sum, { difference }) => (difference > 0n ? sum + difference : sum), 0n),
    taken: some.reduce((sum, { difference }) => (difference < 0n ? sum - difference : sum), 0n),
    owed: some.reduce((sum, { owed }) => sum + owed, 0n),
  }))
}

/** What a member's changed bets of one asset come to, and what they have. */
export interface MemberEffect extends Omit<MovedSum, 'owed'> {
  readonly memberId: string
  readonly bets: number
  readonly available: bigint
}

/** What a correction changes in one asset: how many bets, whose, what moves to members and from them, and what they would owe at most. */
export interface CorrectionEffect {
  readonly bets: number
  readonly members: number
  readonly returned: bigint
  readonly taken: bigint
  readonly owed: bigint
}

/** What it comes to for everybody together. At most: as if all that is taken were taken before anything is given. */
export const effectOf = (members: readonly MemberEffect[]): CorrectionEffect => ({
  bets: members.reduce((sum, { bets }) => sum + bets, 0),
  members: members.length,
  returned: members.reduce((sum, { returned }) => sum + returned, 0n),
  taken: members.reduce((sum, { taken }) => sum + taken, 0n),
  owed: members.reduce((sum, { taken, available }) => (taken > available ? sum + taken - available : sum), 0n),
})
