import type { ReplyOf } from '@croupier/contract/call.ts'
import { type AskedChase, type AskedOrderLine, placeOrder } from '@croupier/contract/lottery-orders.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { ask, CallRefusal, isUnanswered } from '@croupier/kit/calls.ts'
import { keyOf } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidateOwnBets } from './own-bets.ts'

type PlacedOrder = ReplyOf<typeof placeOrder> & {
  readonly issueNo: string
  /** How many it is placed on. */
  readonly issues: number
}

interface AskedOrder {
  readonly gameCode: string
  readonly issueNo: string
  readonly lines: AskedOrderLine[]
  readonly chase?: AskedChase
}

const AGAIN_MS = 1500

/**
 * Place an order or a chase: its id is made once for a press and stays the same until an answer comes, so that what was taken is taken
 * once. `onPlaced` hears the answer with what was sent.
 */
export function useOrder<Sent>(onPlaced: (placed: PlacedOrder, sent: Sent) => void) {
  const client = useQueryClient()
  const busy = useRef(false)
  const [state, setState] = useState<'ready' | 'asking' | 'doubted'>('ready')
  const [placed, setPlaced] = useState<PlacedOrder>()
  const [refused, setRefused] = useState<CallRefusal>()
  const take = (answer: PlacedOrder) => {
    client.setQueryData<ReplyOf<typeof balance>>(
      keyOf(balance),
      (known) => known && { ...known, sumBalance: answer.balance },
    )
    invalidateOwnBets(client)
    setPlaced(answer)
  }
  const place = async (order: AskedOrder, sent: Sent) => {
    if (busy.current) return
    busy.current = true
    setState('asking')
    setRefused(undefined)
    setPlaced(undefined)
    const body = { id: crypto.randomUUID(), ...order }
    try {
      const answer = await answered(
        () => ask(placeOrder, { body }),
        () => setState('doubted'),
      )
      const known = { ...answer, issueNo: order.issueNo, issues: order.chase?.issues.length ?? 1 }
      take(known)
      onPlaced(known, sent)
    } catch (error) {
      if (!(error instanceof CallRefusal)) throw error
      setRefused(error)
      // The page knew too little: of the issue, or of what there is to play with.
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/wps/lottery/lotteries'),
      })
      if (error.code === 'insufficient_funds') void client.invalidateQueries({ queryKey: keyOf(balance) })
    } finally {
      busy.current = false
      setState('ready')
    }
  }
  return {
    place: (order: AskedOrder, sent: Sent) => void place(order, sent),
    state,
    placed,
    refused,
    dismiss: () => {
      setPlaced(undefined)
      setRefused(undefined)
    },
  }
}

/** Asked under its own id until an answer comes. */
async function answered<Answer>(call: () => Promise<Answer>, onSilence: () => void): Promise<Answer> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!isUnanswered(error)) throw error
      onSilence()
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}
