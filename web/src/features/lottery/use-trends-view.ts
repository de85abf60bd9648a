import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BoardView } from './use-board-views.ts'
import type { Board } from './use-board.ts'

/** Trends in the place of the board, and the way from them to a bet on it. */
export function useTrendsView({ lay, price }: Board, openView: (view: BoardView) => void) {
  const [isTrends, setTrends] = useState(false)
  const boardRef = useRef<HTMLElement>(null)
  return {
    isTrends,
    turnTrends: () => setTrends(!isTrends),
    boardRef,
    layOnBoard: useCallback(
      (method: string, text: string) => {
        lay({ method, text, price })
        openView('methods')
        // The board can be reached only once it is shown.
        flushSync(() => setTrends(false))
        boardRef.current?.focus()
      },
      [lay, price, openView],
    ),
  }
}
