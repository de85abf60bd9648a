import type { RefusalCode } from '@croupier/contract/refusal.ts'
import type { VendorCode } from '@croupier/contract/vendor-api.ts'
import { STUDIO } from '@croupier/engine/studio-game.ts'
import type { AwardLimits, VendorCall } from './vendor.ts'

/**
 * The house makes games under these names: its studio and sportsbook, its lotteries, its books of esports and of the arena. What is asked
 * of vendors is not asked of it, and its rounds may stay open for weeks.
 */
export const OWN_VENDORS = [
  STUDIO,
  'TCG_LOTTO_VN',
  'TCG_SEA',
  'ELOTT',
  'AV',
  'IMES',
  'IA',
  'AI',
  'TF',
  'DS88',
  'DIG',
] as const

/** Whether the house makes the games of this vendor. */
export const isOwnVendor = (vendor: string): boolean => OWN_VENDORS.some((own) => own === vendor)

/** Why an award waits for people: the limit that it is above, as it was then. */
export interface AwardHold {
  readonly limit: 'award' | 'day'
  readonly max: bigint
  /** What its vendor had been paid at once that day. */
  readonly paidBefore: bigint
}

/** What becomes of an award that comes after so much of the day: it is paid, waits for people, or is refused. */
export function judgeAward(amount: bigint, paidBefore: bigint, limits: AwardLimits): 'pay' | 'refuse' | AwardHold {
  if (amount > limits.max) return 'refuse'
  if (amount > limits.aloneMax) return { limit: 'award', max: limits.aloneMax, paidBefore }
  if (paidBefore + amount > limits.dayMax) return { limit: 'day', max: limits.dayMax, paidBefore }
  return 'pay'
}

const CODES: Partial<Record<RefusalCode, VendorCode>> = {
  insufficient_funds: 'NOT_ENOUGH_MONEY',
  limit_reached: 'LIMIT_REACHED',
  reality_check_due: 'REALITY_CHECK',
  bet_cancelled: 'FINAL_ERROR',
  game_closed: 'INVALID_GAME',
  bets_paused: 'INVALID_GAME',
}

/** What a vendor is answered where a member would be refused with this code. */
export const vendorCodeOf = (code: RefusalCode): VendorCode => CODES[code] ?? 'PLAYER_BLOCKED'

const STANDING: readonly VendorCode[] = ['OK', 'NOT_ENOUGH_MONEY', 'LIMIT_REACHED', 'PLAYER_BLOCKED', 'REALITY_CHECK']

/** Is this answer said again, whatever has changed since? What came too early may come again. */
export const stands = (call: VendorCall, code: VendorCode): boolean =>
  code === 'OK' || (call.kind === 'bet' && STANDING.includes(code))
