import type { RefusalCode } from '@croupier/contract/refusal.ts'
import type { Award, Recall, VendorCode } from '@croupier/contract/vendor-api.ts'
import type { Category } from '@croupier/contract/field.ts'
import type { PlayRules } from '#modules/standing/play/play.ts'

/** Makes games too; what is asked of vendors is not asked of it. */
export const HOUSE = 'CROUPIER'

interface Head {
  /** Follows from the vendor and its own id for the call. A bet has the same. */
  readonly id: string
  readonly vendor: string
  readonly memberId: string
  readonly brandId: number
  readonly asset: string
  /** What makes the same id the same call or another one. */
  readonly content: string
}

interface InRound extends Head {
  readonly roundId: string
  readonly gameCode: string
}

/** A bet. `barred` is why it may not be placed, where that was known before: the same bet again is answered all the same. */
export interface BetCall extends InRound {
  readonly kind: 'bet'
  readonly category: Category
  readonly stake: bigint
  readonly rules: PlayRules
  readonly barred: { readonly code: VendorCode; readonly reason: string } | undefined
}

/** What a bet won, zero included; without a bet it is for all bets of the round. */
export interface SettleCall extends InRound {
  readonly kind: 'settle'
  readonly betId: string | undefined
  readonly amount: bigint
}

export interface CancelCall extends InRound {
  readonly kind: 'cancel'
  readonly betId: string
}

/** A settled bet is worth so much more, or less. */
export interface AdjustCall extends InRound {
  readonly kind: 'adjust'
  readonly betId: string
  readonly amount: bigint
  readonly reason: string
}

export interface AwardCall extends Head {
  readonly kind: 'award'
  readonly award: Award
  readonly amount: bigint
  readonly roundId: string | undefined
  readonly limits: AwardLimits
}

/** How much of a vendor's awards is paid without a person. */
export interface AwardLimits {
  readonly aloneMax: bigint
  readonly dayMax: bigint
  /** Above it an award is refused. */
  readonly max: bigint
  /** When the brand's day began. */
  readonly day: Date
}

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

export interface CloseCall extends InRound {
  readonly kind: 'close'
  readonly recall: Recall | undefined
}

/** A round that was played with money at its vendor: it is over, and nobody is asked whether it may be played. */
export interface ReportCall extends InRound {
  readonly kind: 'report'
  readonly category: Category
  readonly stake: bigint
  readonly payout: bigint
  /** What the player has with the vendor after it. */
  readonly balance: bigint
  readonly recall: Recall | undefined
  /** By which the limits of who has some are counted. */
  readonly rules: PlayRules
}

/** A vendor's call in our own words: whose money, which round, how much. */
export type VendorCall = BetCall | SettleCall | CancelCall | AdjustCall | AwardCall | CloseCall | ReportCall

export interface VendorAnswer {
  readonly code: VendorCode
  readonly reason: string | null
  /** What can be spent after it; null where there is nobody. */
  readonly balance: bigint | null
  readonly transferId: string | null
}

const CODES: Partial<Record<RefusalCode, VendorCode>> = {
  insufficient_funds: 'NOT_ENOUGH_MONEY',
  limit_reached: 'LIMIT_REACHED',
  reality_check_due: 'REALITY_CHECK',
  bet_cancelled: 'FINAL_ERROR',
  game_closed: 'INVALID_GAME',
  bets_paused: 'INVALID_GAME',
}

/** What a vendor is told where a member would be told this. */
export const vendorCodeOf = (code: RefusalCode): VendorCode => CODES[code] ?? 'PLAYER_BLOCKED'

const STANDING: readonly VendorCode[] = ['OK', 'NOT_ENOUGH_MONEY', 'LIMIT_REACHED', 'PLAYER_BLOCKED', 'REALITY_CHECK']

/** Is this answer said again, whatever has changed since? What came too early may come again. */
export const stands = (call: VendorCall, code: VendorCode): boolean =>
  code === 'OK' || (call.kind === 'bet' && STANDING.includes(code))
