import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { useState } from 'react'
import { hasShortCode } from './code-bets.ts'
import type { BoardMethods } from './methods.ts'
import type { Board } from './use-board.ts'
import { useCodeText } from './use-code-text.ts'
import { useSideStakes } from './use-side-stakes.ts'

/** How a board is looked at: by its methods, by two sides, or as a text in the trade's code. */
export type BoardView = 'methods' | 'sides' | 'code'

/** The views of a board beside its methods, which of them is open, and what was chosen in each. */
export function useBoardViews(terms: LotteryTerms, known: BoardMethods, board: Board) {
  const [open, setOpen] = useState<BoardView>('methods')
  const sides = useSideStakes(known, board)
  const code = useCodeText(board)
  const others: readonly BoardView[] = [
    ...(terms.modes !== null && sides.sections.length > 0 ? (['sides'] as const) : []),
    ...(hasShortCode(terms.family) ? (['code'] as const) : []),
  ]
  return {
    open,
    others,
    sides,
    code,
    setOpen,
    /** A line that is changed goes back to its method, whatever is open. */
    overMethods: (all: Board): Board => ({
      ...all,
      edit: (line) => {
        setOpen('methods')
        all.edit(line)
      },
    }),
    isChosen: sides.lines.length > 0 || code.text !== '',
  }
}

export type BoardViews = ReturnType<typeof useBoardViews>
