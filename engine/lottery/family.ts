import type { Fraction } from '../fraction.ts'
import type { ContentForm, BetContent } from './content.ts'

/** What a draw shows, in the order of the family's prizes: each number as people read it, `04821`, `7`, `08`. */
export type DrawResult = readonly string[]

/** Numbers of one name in a result: `G3` of the North is six numbers of five digits. */
export interface PrizeRow {
  readonly key: string
  readonly count: number
  readonly digits: number
}

/** A way in which a ticket of a method wins. */
export interface PrizeTier {
  readonly key: string
  /** What a winning ticket returns for a stake of one, stake included: whole, or the fair odds of which a prize mode pays its share. */
  readonly odds: Fraction
  /** Odds are paid as odds × mode/2000 (rulebook §15); others are fixed. */
  readonly byMode: boolean
  /** It gives the stake of its tickets back: no win, and no turnover. */
  readonly isPush?: true
}

/** Winning tickets by the key of their tier; a tier that wins nothing is absent. */
export type Hits = ReadonlyMap<string, number>

export const NO_HITS: Hits = new Map()

export type ExpectedHits = ReadonlyMap<string, Fraction>

/** What comes back for one ticket of each tier at the odds that a line was taken by. */
export type TierOdds = (tier: string) => Fraction

/** The outcomes of a field at which a content wins. Lines on the same field of an issue are laid together for valid turnover (§0). */
export interface FieldCover {
  readonly field: string
  /** Each outcome with the number of ways to it, and all ways of the field. */
  readonly outcomes: ReadonlyMap<number, bigint>
  readonly ways: bigint
}

/** The numbers of a method, at most 10,000, on which a brand may have rules (settled points, *Caps*). */
export interface NumberField {
  /** As people read them. */
  readonly values: readonly string[]
  /** How the field writes a number; undefined where it does not have it. */
  nameOf(number: string): string | undefined
  /** The numbers that a content covers, with the tickets that stand on each. */
  tickets(content: BetContent): ReadonlyMap<string, number>
  /** What of a content has none of these numbers in it; undefined where nothing is left that could win. */
  without(content: BetContent, numbers: ReadonlySet<string>): BetContent | undefined
  /** How many of the tickets that stand on a number one prize that shows it can make win. */
  winning(tickets: number): number
  /** Whether a number can win in a tier; without it each can in every one. */
  wins?(number: string, tier: string): boolean
}

/** One way to bet on a draw. Contents that it is given have passed `readContent` by its form. */
export interface LotteryMethod {
  /** The key of the specification: `ZX3_B`, `LO_2`. */
  readonly key: string
  /** Methods of a group stand under one tab. */
  readonly group: string
  readonly form: ContentForm
  readonly tiers: readonly PrizeTier[]
  /** Results that a line is compared with: two of `DA_2`, whose result is that of both stations one after the other. */
  readonly draws: number
  /** Undefined where no rule can be made on a number: there are too many, or a bet is on none. */
  readonly numbers?: NumberField | undefined
  /** How many tickets the content is: what the price of one is multiplied by. */
  tickets(content: BetContent): number
  hits(content: BetContent, result: DrawResult): Hits
  /** How many tickets win on average, exactly, by tier: what returns and advertised odds are computed from. */
  expected(content: BetContent): ExpectedHits
  /** The most that one draw can return for one staked on each ticket, exactly. */
  most(content: BetContent, odds: TierOdds): Fraction
  /** The share of all outcomes at which the content wins anything. */
  covered(content: BetContent): Fraction
  /** Undefined where the outcomes are too many to be laid together: only `covered` counts there. */
  cover?(content: BetContent): FieldCover | undefined
}

/** How a family's numbers come from chance (settled points, *Chance*). */
export type DrawRule =
  /** Every digit by itself: one byte each, 250 and more thrown away, mod 10. */
  | { readonly kind: 'digits' }
  /** Numbers from 1 on by 32-bit words (§0), with or without being drawn again; written with so many digits. */
  | { readonly kind: 'dice'; readonly faces: number }
  | { readonly kind: 'shuffle'; readonly size: number }

/** A kind of lottery. A new one is such a value, a layout and its words. */
export interface LotteryFamily {
  /** `SSC`, `VN_NORTH`: the family and, where results differ, the region. */
  readonly key: string
  readonly draw: DrawRule
  readonly prizes: readonly PrizeRow[]
  readonly methods: readonly LotteryMethod[]
}
