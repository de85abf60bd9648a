import type { ReplyOf } from '@croupier/contract/call.ts'
import type { withdrawalOptions } from '@croupier/contract/cashier.ts'
import type { WithdrawalHindrance } from '@croupier/contract/withdrawal-hindrance.ts'

export type WithdrawalOptions = ReplyOf<typeof withdrawalOptions>

export type Hindrance = WithdrawalHindrance['name']

/** What stands in the way of any withdrawal now, the first to be done first; undefined where nothing does. What was to end has ended. */
export const hindranceOf = (
  { hindrances }: Pick<WithdrawalOptions, 'hindrances'>,
  now: number,
): Hindrance | undefined => hindrances.find(({ until }) => until === null || isCooling(until, now))?.name

/** Whether nothing is paid to an account yet. */
export const isCooling = (usableFrom: string, now: number): boolean => Date.parse(usableFrom) > now
