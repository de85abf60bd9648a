import type { Fraction } from '../fraction.ts'

/** Something that happens on a table, in the order in which it is shown; JSON can write it. Nothing in it says what comes later. */
export interface TableEvent {
  readonly kind: string
  /** How long it is shown before the next one, in shares of the table's pace: 1 for a card. */
  readonly takes: number
}

/** Where chance comes from: whole and fair numbers, and the cards or tiles of a shuffled deck one after the other. */
export interface Source {
  /** Uniform from 0 to n − 1. */
  below(n: number): number
  /** The number of the next card or tile, from 0. Of games without a deck it throws. */
  take(): number
}

/** What is dealt from. Cards are numbered rank + 13 × suit (+ 52 × deck); see `cards.ts`. */
export interface Deck {
  readonly size: number
  /** `shoe`: dealt on from round to round until the cut card; `round`: shuffled for each round. */
  readonly lasts: 'shoe' | 'round'
  /** Taken off unseen after the shuffle. */
  readonly burn: number
  /** So many from the end the cut card lies: the round in which it appears is the last one. */
  readonly cut: number
}

/** A place on the table that takes bets. */
export interface Spot {
  /** `banker`, `split_1_2`: lower case, digits and underscores. */
  readonly key: string
  /** Spots of a group share their limits and are laid out together: `main`, `pairs`, `inside` … */
  readonly group: string
  /** The profit on a stake of one for each way of winning, best last: `0.95`, or `1`, `2`, `3`. Decimals as texts. */
  readonly pays: readonly string[]
  /** The spot that wins when this one loses: only the difference of both counts as turnover. */
  readonly opposite?: string
  /** Of so many outcomes it wins this share; whoever covers more than 70 % of them has no turnover. */
  readonly covers?: { readonly field: string; readonly outcomes: readonly number[]; readonly of: number }
  /** A bet of this spot takes so many times its stake at once and gives back what is not lost: 5 of a Double. `pays` is per stake. */
  readonly holds?: number
  /** It is bet when its owner decides, and then costs so much of what lies on another spot. */
  readonly follows?: { readonly spot: string; readonly times: Fraction }
  /** The seat that it belongs to, from 1, at tables where seats have owners. */
  readonly seat?: number
}

/** What the players are asked in the middle of a round. */
export interface Question {
  readonly kind: string
  /** `each`: everybody with a bet answers alone; `seat`: the owner of the seat answers for it; `seats`: all these owners at once. */
  readonly of: 'each' | 'seat' | 'seats'
  readonly seat?: number
  readonly seats?: readonly number[]
  /** Which hand it is about, where a seat has two. */
  readonly place?: string
  readonly options: readonly string[]
  /** What holds when no answer comes in time. */
  readonly silence: string
  /** Spots that an option bets on: `call` puts twice the ante on `call`. Of seats it is what follows the name of each: `insurance`. */
  readonly bets: Readonly<Record<string, string>>
}

/** The spot that an option bets on, for the seat that chooses it; undefined where it bets on none. */
export function spotOfOption(
  question: Pick<Question, 'of' | 'bets'>,
  option: string,
  seat: number,
): string | undefined {
  const spot = question.bets[option]
  return spot !== undefined && question.of === 'seats' ? `seat${seat}_${spot}` : spot
}

/**
 * An answer that changes the cards: of the owner of a seat. Answers of `each` and of `seats` are bets and change nothing on the
 * table: when their time is up one `over` of seat 0 stands for all of them, and the round goes on.
 */
export interface Answer {
  readonly kind: string
  readonly seat: number
  readonly option: string
}

/** Whether the time to answer a question of `each` or of `seats` is up. */
export const isOver = (answers: readonly Answer[], kind: string): boolean =>
  answers.some((answer) => answer.kind === kind && answer.seat === 0)

/** A round as far as the answers took it. */
export interface Stage<R = unknown> {
  readonly events: readonly TableEvent[]
  /** Asked after these events; undefined where the round is over or nobody is asked. */
  readonly asks?: Question
  /** Undefined until the round is over. */
  readonly result?: R
}

/** What a finished round looks like in a list: the winner's spot, a short text, and marks for roads and statistics. */
export interface Summary {
  /** Spots of the group `main` that won, and others worth a name; the first is the one that roads are drawn by. */
  readonly won: readonly string[]
  /** `9 : 2`, `17`, `1 4 6`: digits and signs only, no words. */
  readonly score: string
}

/** A bet of one player as it lies on the table, in stored units. */
export interface PlacedBet {
  readonly spot: string
  readonly stake: bigint
}

/** A live game. Its rounds follow from the source and the answers alone; bets are judged when everything has been decided. */
export interface TableGame<R = unknown> {
  /** The live game type: `BACCARAT`. */
  readonly code: string
  readonly name: string
  readonly paytableVersion: string
  /** The tables of pays that it can be played by; the first is the usual one. */
  readonly paytables: readonly string[]
  readonly deck?: Deck
  /** The order matters: it is the order of the keyboard. */
  spots(paytable: string): readonly Spot[]
  deal(source: Source, answers: readonly Answer[], seats: readonly number[], paytable: string): Stage<R>
  /**
   * The profit of a bet on this spot for a stake of one: −1 lost, 0 given back, −1/2 half lost. `mine` are all spots that the
   * same player has bet on, because an ante depends on its call.
   */
  judge(result: R, spot: string, paytable: string, mine: ReadonlySet<string>): Fraction
  summary(result: R): Summary
}
