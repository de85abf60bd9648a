import { multiplierOf, type Profile, targetOf, winningOutcomes, dicePayout } from '@croupier/engine/dice.ts'
import { no, type Verdict, yes, atField } from '#kernel/refusal.ts'

/** What a brand's policy says of one game, in stored units. */
export interface Limits {
  readonly stakeMin: bigint
  readonly stakeMax: bigint
  readonly stakeStep: bigint
  readonly payoutCap: bigint
}

/** May this stake be played at all? */
export function acceptStake(stake: bigint, limits: Limits): Verdict<void> {
  if (stake < limits.stakeMin) return no('stake_too_small')
  if (stake > limits.stakeMax) return no('stake_too_large')
  if (stake % limits.stakeStep !== 0n) return no('stake_not_multiple')
  return yes(undefined)
}

/** Below 1.01 a winner would hardly see it. */
const MULTIPLIER_MIN = 10100n

/** The choices of a dice round, in hundredths; refused at the field where the target is not offered. */
export function acceptTarget(
  choices: { readonly target: string; readonly over: boolean },
  profile: Profile,
): Verdict<{ target: number; over: boolean }> {
  const target = targetOf(choices.target)
  const chosen = { target: target ?? -1, over: choices.over }
  if (target === undefined || winningOutcomes(chosen) === undefined) return atField('choices.target', 'not_allowed')
  return multiplierOf(chosen, profile) < MULTIPLIER_MIN ? atField('choices.target', 'not_allowed') : yes(chosen)
}

/** A dice stake that could win more than the cap is refused, so that the cap never lowers the return. */
export const acceptDicePayout = (bet: Parameters<typeof dicePayout>[0], payoutCap: bigint): Verdict<void> =>
  dicePayout(bet) > payoutCap ? no('stake_too_large') : yes(undefined)

/**
 * One round after another, where the policy enforces the pace: at 0 it does not. Of two rounds at once the one that waited
 * may be the older one, and then the last was played after now.
 */
export const inPace = (lastPlayedAt: Date | null, cycleMs: number, now: Date): Verdict<void> =>
  cycleMs > 0 && lastPlayedAt !== null && now.getTime() - lastPlayedAt.getTime() < cycleMs
    ? no('play_too_fast')
    : yes(undefined)

/** Shares of each stake that go to the visible pot and to the seed of the next one (rulebook §19: 0.4 % and 0.1 %), in thousandths. */
export const POT_SHARE = 4n
export const NEXT_SHARE = 1n
export const THOUSAND = 1000n
