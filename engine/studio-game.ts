import type { Words } from './chance.ts'
import type { Round } from './round.ts'

/** The vendor whose games are made here and are pages of this site. */
export const STUDIO = 'CROUPIER'

/** The share of stakes that comes back in the long run, in per cent. */
export type Profile = 99 | 97

/** What a round is played under besides its choices, in stored units. */
export interface Terms {
  /** What wins are counted from; a bought feature costs more than that. */
  readonly stake: bigint
  /** The smallest payable step: 100n where two decimals are paid. */
  readonly unit: bigint
  readonly profile: Profile
  /** The most a round pays beside the pot. */
  readonly payoutCap?: bigint
  /** Of a game with a pot: it falls with probability stake / size. */
  readonly jackpotSize?: bigint
}

/** A bet as an engine plays it. `C` are the choices in the engine's form, which JSON can write. */
export interface Bet<C> extends Terms {
  readonly choices: C
}

/** Choices that may be played; or which of their fields is at fault, and in words why. */
export type ChoiceVerdict<C> =
  | { readonly ok: true; readonly choices: C }
  | { readonly ok: false; readonly field: string; readonly code: 'invalid' | 'not_allowed'; readonly why: string }

/** These choices may be played. */
export const accepted = <C>(choices: C): ChoiceVerdict<C> => ({ ok: true, choices })

/** They may not, because of this field. */
export const declined = (field: string, code: 'invalid' | 'not_allowed', why: string): ChoiceVerdict<never> => ({
  ok: false,
  field,
  code,
  why,
})

/**
 * How the next number of the stream is read: floor(word × of ÷ 2^32), or floor(u52 × of ÷ 2^52) of two words where it is
 * wide. The fairness page calls it by its name; `jackpot` is the pot's draw, which falls below the stake.
 */
export interface Draw {
  readonly name: string
  readonly of: bigint
  readonly wide?: true
  /** Which of several, from 1: the third reel. */
  readonly index?: number
}

/** An event as JSON carries it: money and multipliers as decimal strings. */
export interface WireEvent {
  readonly kind: string
}

/** What every game of the studio says of itself. */
interface GameDescription<C, E> {
  readonly code: string
  readonly name: string
  readonly paytableVersion: string
  /** The profiles it is played at; none where there is one table only. */
  readonly profiles: readonly Profile[]
  /** Feeds a pot and may win it. */
  readonly jackpot: boolean
  /** Ordinary choices, as the wire has them. */
  readonly sample: unknown
  /** What comes back of all stakes in per cent with four decimals, the pot included; the lowest where bets differ. */
  rtp(profile: Profile): string
  /** The choices of the wire in the engine's form. */
  accept(choices: unknown, terms: Terms): ChoiceVerdict<C>
  /** What is debited: the stake, or the price of a bought feature. */
  cost(bet: Bet<C>): bigint
  /** The most this bet can win, where a stake that could win more than the cap is refused; undefined where the cap ends the round. */
  topPayout(bet: Bet<C>): bigint | undefined
  /** `pot` is what the jackpot paid, where it fell. */
  wire(events: readonly E[], decimals: number, pot?: bigint): readonly WireEvent[]
  /** What was drawn, one text for each spin, roll or deal, read from events of the wire that may be anything. */
  drawn(events: readonly unknown[]): readonly string[]
  /** How the first numbers of the stream are read. */
  draws(bet: Bet<C>): readonly Draw[]
}

/** A round that is decided; `jackpot` is true when the visible pot falls to it, whose money is not in `payout`. */
export interface DecidedRound<E> extends Round<E> {
  readonly jackpot?: boolean
}

/** A game whose round is one bet and one answer. Methods, so that a table can hold games of different choices and events. */
export interface OneStepGame<C = unknown, E = unknown> extends GameDescription<C, E> {
  readonly multiStep: false
  play(bet: Bet<C>, words: Words): DecidedRound<E>
}

/** A multi-step round as far as it has gone. Nothing in it says what is not revealed yet. */
export interface Stage<E> {
  readonly events: readonly E[]
  /** What a finished round pays, and what an open one would pay now. */
  readonly payout: bigint
  readonly done: boolean
  readonly mayCashOut: boolean
}

/** The step by which every multi-step round can be ended; an abandoned round ends by it too. */
export const cashOut = { kind: 'cash_out' } as const

/** A game that goes on step by step. Its whole outcome follows from the seeds; steps are only choices. */
export interface MultiStepGame<
  C = unknown,
  E = unknown,
  S = unknown,
  R extends Stage<E> = Stage<E>,
> extends GameDescription<C, E> {
  readonly multiStep: true
  /** A step of the wire in the engine's form; undefined for anything else. `cashOut` is always one. */
  stepOf(step: unknown): S | undefined
  /** Whether the round as it stands allows this step. */
  canStep(bet: Bet<C>, stage: R, step: S): boolean
  /** The round after these steps; of none, as it is opened. */
  play(bet: Bet<C>, steps: readonly S[], words: Words): R
}

export type StudioGame = OneStepGame | MultiStepGame

/** A field of a value that may be anything. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
