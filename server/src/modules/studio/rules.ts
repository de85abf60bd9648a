import type { StudioGame as StudioGameCode } from '@croupier/contract/studio.ts'
import type { Bet, StudioGame } from '@croupier/engine/studio-game.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '../brand/brand.ts'

/** What a brand's policy says of one game, in stored units. */
export type Limits = NonNullable<Brand['settings']['gameLimits'][StudioGameCode]>

/** What a page shows of a game and of its player. */
export interface PageTerms {
  readonly paytableVersion?: string | undefined
  readonly currency?: string | undefined
}

/** Nobody plays by another table, or with other money, than the page shows. */
export function matchesPage(page: PageTerms, paytableVersion: string, currency: string): Verdict<void> {
  if (page.currency !== undefined && page.currency !== currency) return no('money_changed')
  return page.paytableVersion !== undefined && page.paytableVersion !== paytableVersion
    ? no('paytable_changed')
    : yes(undefined)
}

/** Whether a brand sells a title's feature to somebody in this country. */
export const sellsFeature = (
  { buyClosedCountries, ...pace }: Brand['settings']['pace'],
  gameCode: StudioGameCode,
  country: string | undefined,
): boolean => pace[gameCode].buy && (country === undefined || !buyClosedCountries.includes(country))

/** May this stake be played at all? */
export function acceptStake(stake: bigint, limits: Limits): Verdict<void> {
  if (stake < limits.stakeMin) return no('stake_too_small')
  if (stake > limits.stakeMax) return no('stake_too_large')
  if (stake % limits.stakeStep !== 0n) return no('stake_not_multiple')
  return yes(undefined)
}

/** A stake that could win more than the cap is refused where the game says so, so that the cap never lowers the return. */
export function acceptPayout(game: StudioGame, bet: Bet<unknown>, payoutCap: bigint): Verdict<void> {
  const top = game.topPayout(bet)
  return top !== undefined && top > payoutCap ? no('stake_too_large') : yes(undefined)
}

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
