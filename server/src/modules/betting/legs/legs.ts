import type { LegResult } from '@croupier/contract/betting.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { TranslatedName } from '#kernel/translated-name.ts'
import * as store from './store.ts'

/** What a selection of a slip is called, in every language in which its provider says it. */
export interface SelectionLabel {
  readonly selectionId: string
  readonly event: TranslatedName
  readonly market: TranslatedName
  readonly selection: TranslatedName
}

/** A leg of a slip as it is placed, in the order of the slip. */
export interface NewLeg extends SelectionLabel {
  /** In ten-thousandths. */
  readonly price: number
}

/** A leg as it stands. */
export interface Leg extends NewLeg {
  readonly roundId: string
  readonly result: LegResult
}

/** How a leg is decided; `open` takes a decision back. */
export interface LegDecision {
  readonly roundId: string
  readonly selectionId: string
  readonly result: LegResult
}

const PART = 10_000

/**
 * The next legs on a selection, in the order of their rounds: those that a result touches, decided before or not. None is left where it is
 * empty.
 */
export const nextLegs = (db: Db, selectionId: string, after: string | null, most = PART): Promise<readonly Leg[]> =>
  store.findNext(db, { selectionId, after, most })

/** Decide legs, again or otherwise; those that stand so stay untouched. Answers the rounds of which a leg changed. */
export const decideLegs = (tx: Tx, decisions: readonly LegDecision[], now: Date): Promise<readonly string[]> =>
  store.updateLegs(tx, decisions, now)

/** The legs of rounds, by round, in the order of the slip. */
export async function legsOf(db: Db, roundIds: readonly string[]): Promise<ReadonlyMap<string, readonly Leg[]>> {
  return Map.groupBy(await store.findLegs(db, roundIds), ({ roundId }) => roundId)
}
