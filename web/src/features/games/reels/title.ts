import type { StudioGame } from '@croupier/contract/studio.ts'

/** The colours of a stage, from its light to its night, and those of its reels. */
export interface StageColours {
  /** Behind the reels, from the middle outwards. */
  readonly stage: readonly [glow: string, mid: string, deep: string, night: string]
  /** The same while free spins are played. */
  readonly free: readonly [glow: string, mid: string, deep: string, night: string]
  /** A reel at its edge, between, and in its middle; the edge also is the well. */
  readonly reel: readonly [edge: string, between: string, middle: string]
  /** Plates and cards that stand on the stage, from top to foot. */
  readonly plate: readonly [top: string, foot: string]
  /** The bar below the stage. */
  readonly bar: readonly [top: string, foot: string]
}

/** What stands beside the reels of a wide screen: a thing of the kit by name (`coin` is the house's) and how large. */
export type Decoration = readonly [name: string, size: number]

/** How a title's symbols win: along lines, in ways from the left, or wherever they stand. */
export type WinRule =
  | { readonly by: 'lines'; readonly lines: readonly (readonly number[])[] }
  | { readonly by: 'ways'; readonly ways: number }
  | { readonly by: 'anywhere' }

/** Free spins by how many scatters bring them. */
export interface FreeRules {
  readonly awards: Readonly<Record<number, number>>
  /** The same for scatters within free spins. */
  readonly again: Readonly<Record<number, number>>
  /** Counts every win in them; 1 where something else makes them better. */
  readonly multiplier: number
}

/** Free spins for a price, in stakes. */
export interface BuyRules {
  readonly price: number
  readonly spins: number
  /** What comes back of all that is paid for them, in per cent. */
  readonly rtp: string
}

/** A symbol whose presence multiplies: how often each multiplier comes, in parts of `of`. */
export interface MultiplierRules {
  readonly of: number
  readonly base: readonly (readonly [times: number, parts: number])[]
  readonly free: readonly (readonly [times: number, parts: number])[]
}

/** A reel of its own that multiplies what the lines pay: how often it shows each multiplier, in parts of `of`. */
export interface TimesRules {
  readonly of: number
  readonly values: readonly (readonly [times: number, parts: number])[]
}

/** Coins that are held while the others spin again. */
export interface HeldCoinsRules {
  readonly symbol: string
  readonly least: number
  readonly respins: number
  /** What a coin is worth in stakes, and how often in parts of `of`. */
  readonly of: number
  readonly values: readonly (readonly [stakes: number, parts: number])[]
  /** What a window full of coins pays beside them, in stakes. */
  readonly full: number
}

/** All that the reel player must know of a title. Rules come from the title's engine data, looks from here. */
export interface Title {
  readonly gameCode: StudioGame
  /** Names its drawings and its words: `lucky-twenty`. */
  readonly name: string
  readonly columns: number
  readonly rows: number
  readonly motion: 'reels' | 'drop'
  readonly colours: StageColours
  readonly decor: readonly Decoration[]
  /** Every symbol that stands on the reels. */
  readonly symbols: readonly string[]
  readonly wild: string | undefined
  readonly scatter: string | undefined
  readonly winning: WinRule
  /** What some of a kind pay, in parts of the stake: pays[symbol][count], `perStake` of them make one stake. */
  readonly pays: Readonly<Record<string, Readonly<Record<number, number>>>>
  readonly perStake: bigint
  /** What scatters pay anywhere, in stakes. */
  readonly scatterPays: Readonly<Record<number, number>>
  readonly strips: { readonly base: Strips; readonly free: Strips } | undefined
  /** How the table looks before anybody has played. */
  readonly first: { readonly stops: readonly number[]; readonly window: Window }
  readonly free: FreeRules | undefined
  readonly buy?: BuyRules
  readonly multipliers?: MultiplierRules
  readonly timesReel?: TimesRules
  readonly hold?: HeldCoinsRules
  /** Reels that a wild has covered stand while the others spin again. */
  readonly stays?: true
  /** Rules beyond what every title has, by the keys of its words. */
  readonly more: readonly string[]
  readonly volatility: 'low' | 'medium' | 'medium_high' | 'high' | 'very_high'
}

export type Strips = readonly (readonly string[])[]
/** window[column][row]. */
export type Window = readonly (readonly string[])[]
