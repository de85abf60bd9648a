import { cancelChase } from '@croupier/contract/lottery-chases.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { ask, CallRefusal, isUnanswered } from '@croupier/kit/calls.ts'
import { keyOf } from '@croupier/kit/query.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { invalidateOwnBets } from './own-bets.ts'

interface CancelRequest {
  readonly id: string
  readonly issueNos?: string[]
}

/** Take issues of a chase back, or all that are not closed, under an id that stays the same for the same issues until an answer comes. */
export function useCancelChase(chaseId: string) {
  const client = useQueryClient()
  const waiting = useRef<CancelRequest>(undefined)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (issueNos: readonly string[] | undefined) => {
      if (!waiting.current || `${waiting.current.issueNos}` !== `${issueNos}`)
        waiting.current = { id: crypto.randomUUID(), ...(issueNos && { issueNos: [...issueNos] }) }
      return ask(cancelChase, { params: { chaseId }, body: waiting.current })
    },
    onSuccess: () => {
      waiting.current = undefined
    },
    onError: (refusal) => {
      if (!isUnanswered(refusal)) waiting.current = undefined
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keyOf(balance) })
      invalidateOwnBets(client)
    },
  })
  return {
    /** All that are not closed, where none are named. */
    send: mutate,
    working: isPending,
    returned: data,
    refused: error instanceof CallRefusal ? error : undefined,
  }
}
