import type { Award, Recall, VendorCode } from '@croupier/contract/vendor-api.ts'
import type { Category } from '@croupier/contract/field.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { PlayRules } from '#modules/standing/play/play.ts'
import { openCalls } from './calls.ts'
import * as store from './store.ts'

/** What every call of a vendor says. */
interface CallHead {
  /** Follows from the vendor and its own id for the call. A bet has the same. */
  readonly id: string
  readonly vendor: string
  readonly memberId: string
  readonly brandId: number
  readonly asset: string
  /** What makes the same id the same call or another one. */
  readonly content: string
}

/** A call that is about a round. */
interface RoundCall extends CallHead {
  readonly roundId: string
  readonly gameCode: string
}

/** A bet. `barred` is why it may not be placed, where that was known before: the same bet again is answered all the same. */
export interface BetCall extends RoundCall {
  readonly kind: 'bet'
  readonly category: Category
  readonly stake: bigint
  readonly rules: PlayRules
  readonly barred: { readonly code: VendorCode; readonly reason: string } | undefined
}

/** What a bet won, zero included; without a bet it is for all bets of the round. */
export interface SettleCall extends RoundCall {
  readonly kind: 'settle'
  readonly betId: string | undefined
  readonly amount: bigint
}

export interface CancelCall extends RoundCall {
  readonly kind: 'cancel'
  readonly betId: string
}

/** A settled bet is worth so much more, or less. */
export interface AdjustCall extends RoundCall {
  readonly kind: 'adjust'
  readonly betId: string
  readonly amount: bigint
  readonly reason: string
}

export interface AwardCall extends CallHead {
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

export interface CloseCall extends RoundCall {
  readonly kind: 'close'
  readonly recall: Recall | undefined
}

/** A round that was played with money at its vendor: it is over, and nobody is asked whether it may be played. */
export interface ReportCall extends RoundCall {
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

/** What a vendor is answered. */
export interface VendorAnswer {
  readonly code: VendorCode
  readonly reason: string | null
  /** What can be spent after it; null where there is nobody. */
  readonly balance: bigint | null
  readonly transferId: string | null
}

/** The calls of vendors in one transaction: judged in order, each against what the earlier ones left, written together. */
export interface VendorBook {
  /** The same call again is the first answer. */
  take(call: VendorCall): VendorAnswer
  write(): Promise<void>
}

/** Lock the accounts that these calls are about and open the book of them. */
export const openVendorBook = (tx: Tx, calls: readonly VendorCall[], now: Date): Promise<VendorBook> =>
  openCalls(tx, calls, now)

/** A member's rounds of a game that a vendor has not ended: held, and resumed where they were. */
export const openRoundsOf = (
  db: Db,
  game: { readonly memberId: string; readonly vendor: string; readonly gameCode: string },
): Promise<readonly store.OpenRound[]> => store.findOpenRounds(db, game)
