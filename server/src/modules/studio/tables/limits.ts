import type { Spot } from '@croupier/engine/tables/table-game.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'

/** The least and the most of one player on one spot. */
interface StakeSpan {
  readonly min: string
  readonly max: string
}

/** What a table takes, as it is written down: stored units as texts. */
export interface TableLimits {
  /** For each group of spots: of one player on one spot. */
  readonly groups: Readonly<Record<string, StakeSpan>>
  /** Of one player on a round. */
  readonly roundMax: string
  /** What the house may owe by one spot. */
  readonly tableMax: string
}

/** One stake as it is asked for. */
export interface SpotStake {
  readonly spot: Spot
  /** The single stake. */
  readonly stake: bigint
}

/** What is taken for a stake. */
export const heldOf = ({ spot, stake }: SpotStake): bigint => stake * BigInt(spot.holds ?? 1)

const tooMuch = (
  code: 'stake_too_small' | 'stake_too_large',
  at: number,
  fault: 'too_small' | 'too_large',
  fill: object,
) => no(code, { fields: { [`bets.${at}.stake`]: [{ code: fault, fill: { ...fill } }] } })

/** What lies on the round already. */
export interface PlacedStakes {
  /** What the player has on this spot and on the whole round already. */
  readonly own: (spot: string) => bigint
  readonly ownRound: bigint
  /** What everybody has on this spot. */
  readonly all: (spot: string) => bigint
}

/** The best profit on a stake of one, in whole stakes. */
export const bestOf = ({ pays }: Spot): bigint => BigInt(Math.ceil(Number(pays.at(-1) ?? '1')))

/** May all of this be staked beside what lies there? The limits are of whole spots, however often somebody stakes on them. */
export function acceptStakes(
  laid: readonly SpotStake[],
  lying: PlacedStakes,
  limits: TableLimits,
  text: (units: bigint) => string,
): Verdict<undefined> {
  const added = new Map<string, bigint>()
  let round = lying.ownRound
  for (const [at, one] of laid.entries()) {
    const { spot, stake } = one
    const span = limits.groups[spot.group]
    const here = (added.get(spot.key) ?? 0n) + stake
    added.set(spot.key, here)
    const own = lying.own(spot.key) + here
    if (!span || own > BigInt(span.max))
      return tooMuch('stake_too_large', at, 'too_large', { max: text(BigInt(span?.max ?? '0')) })
    if (own < BigInt(span.min)) return tooMuch('stake_too_small', at, 'too_small', { min: text(BigInt(span.min)) })
    round += heldOf(one)
    if (round > BigInt(limits.roundMax)) return no('round_full')
    if ((lying.all(spot.key) + here) * bestOf(spot) > BigInt(limits.tableMax)) return no('table_full')
  }
  return yes(undefined)
}
