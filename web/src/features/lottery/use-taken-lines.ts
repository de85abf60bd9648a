import { useState } from 'react'
import type { PendingBet } from './slip.ts'
import type { Board } from './use-board.ts'

/** Hears once of each order that was taken, with the lines that were sent. */
export function useTakenLines({ order: { placed }, sent }: Board, onTaken: (lines: readonly PendingBet[]) => void) {
  const [seen, setSeen] = useState(placed)
  if (placed === seen) return
  setSeen(placed)
  if (placed) onTaken(sent.lines)
}
