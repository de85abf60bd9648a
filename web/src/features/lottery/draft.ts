import { type Choice, type ChoiceFault, countedChoice } from './choice.ts'
import type { BoardMethod, BetPrice } from './price.ts'
import { lineSums, type PendingBet, type BetSums, type BetTerms } from './slip.ts'

/** What lies on the board and is in no slip yet. */
export interface Draft {
  /** What it is not a line without. */
  readonly fault: ChoiceFault | undefined
  readonly line: PendingBet | undefined
  readonly sums: BetSums | undefined
}

/** The key of the line that lies on the board. */
export const DRAFT = 'draft'

/** The choice on the board as a line, or what is missing. */
export function draftOf(board: BoardMethod | undefined, choice: Choice, price: BetPrice, terms: BetTerms): Draft {
  if (!board) return { fault: undefined, line: undefined, sums: undefined }
  const counted = countedChoice(board.method, choice)
  if (counted.fault) return { fault: counted.fault, line: undefined, sums: undefined }
  const line = { key: DRAFT, method: board.method.key, text: counted.text, tickets: counted.tickets, price }
  return { fault: undefined, line, sums: lineSums(line, terms) }
}
