import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import type { BoardMethods } from './methods.ts'
import { ShortCode } from './short-code.tsx'
import { TwoSides } from './two-sides.tsx'
import type { Board } from './use-board.ts'
import type { BoardViews } from './use-board-views.ts'
import type { MethodNames } from './use-method-names.ts'

interface OpenedViewProps {
  readonly terms: LotteryTerms
  readonly known: BoardMethods
  readonly board: Board
  readonly views: BoardViews
  readonly names: MethodNames
  readonly issueNo: string | undefined
  readonly closed: string | undefined
}

/** The view that is open in place of the methods. */
export const OpenedView = ({ views: { open, sides, code }, known, ...shown }: OpenedViewProps) =>
  open === 'sides' ? <TwoSides {...shown} stakes={sides} /> : <ShortCode {...shown} known={known} code={code} />
