import { type Choice, type ChoiceFault, countedChoice } from './choice.ts'
import type { BoardMethod, BetPrice } from './price.ts'
import { betSums, type PendingBet, type BetSums, type BetTerms } from './slip.ts'

/** What lies on the board and is in no slip yet. */
export interface Draft {
  /** What it is not a line without. */
  readonly fault: ChoiceFault | undefined
  readonly line: PendingBet | undefined
  readonly sums: BetSums | undefined
}

/** The key of the line that lies on the board. */
export const DRAFT = 'draft'

/** Nothing is known of what lies on the board, or not yet. */
export const NO_DRAFT: Draft = { fault: undefined, line: undefined, sums: undefined }

/** The choice on the board as a line, or what is missing. */
export function draftOf(board: BoardMethod | undefined, choice: Choice, price: BetPrice, terms: BetTerms): Draft {
  if (!board) return NO_DRAFT
  const counted = countedChoice(board.method, choice)
  if (counted.fault) return { fault: counted.fault, line: undefined, sums: undefined }
  const line = { key: DRAFT, method: board.method.key, text: counted.text, tickets: counted.tickets, price }
  return { fault: undefined, line, sums: betSums(line, counted.bet, terms) }
}
