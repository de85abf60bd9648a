import { LINES_MAX, order, orders } from '@croupier/contract/lottery-orders.ts'
import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useMutation } from '@tanstack/react-query'
import { useLoginFirst } from '../../parts/member/guard.ts'
import type { BoardMethods } from './methods.ts'
import { orderAgain } from './order-again.ts'
import type { Board } from './use-board.ts'

/** What became of laying the last order into the slip: so many lines, and so many left out; undefined where there is no order. */
type LaidOrder = { readonly laid: number; readonly left: number } | undefined

/** Lays the lines of the member's last order of a lottery into the slip, at today's terms. */
export function useOrderAgain(terms: LotteryTerms, known: BoardMethods, board: Board) {
  const { gameCode } = terms
  const loginFirst = useLoginFirst()
  const { mutate, data, error, isPending, isSuccess } = useMutation({
    mutationFn: async (): Promise<LaidOrder> => {
      const { list } = await ask(orders, { query: { gameCode, pageNo: 1, pageSize: 1 } })
      const [last] = list
      if (!last) return undefined
      const { lines, left } = orderAgain(await ask(order, { params: { orderId: last.orderId } }), terms, known)
      const fitting = lines.slice(0, LINES_MAX - board.lines.length)
      if (fitting.length > 0) board.addLines(fitting)
      return { laid: fitting.length, left: left + lines.length - fitting.length }
    },
  })
  return { send: () => loginFirst(() => mutate()), working: isPending, isDone: isSuccess, done: data, error }
}
