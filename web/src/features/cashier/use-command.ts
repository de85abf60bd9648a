import { Refused } from '@croupier/kit/calls.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { refreshCashier } from './use-cashier-news.ts'

/** A command of the cashier: what it is doing, what the server said at its fields, and all that it changed asked for anew. */
export function useCommand<Asked, Answer>(
  command: (asked: Asked) => Promise<Answer>,
  onDone: (answer: Answer) => void = () => undefined,
) {
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: command,
    onSuccess: onDone,
    // A refusal means that the page knew too little.
    onSettled: () => refreshCashier(client),
  })
  const fields = error instanceof Refused ? error.fields : {}
  return {
    send: (asked: Asked) => {
      if (!isPending) mutate(asked)
    },
    working: isPending,
    /** Why it was refused, where that belongs to no field. */
    refused: error !== null && Object.keys(fields).length === 0 ? error : undefined,
    errorOf: (field: string): string | undefined => fields[field]?.[0]?.message,
    forget: reset,
  }
}

/** The id of a command: made when it is first sent, and the same for as long as it says the same. */
export function useCommandId() {
  const last = useRef<{ readonly says: string; readonly id: string }>(undefined)
  return {
    idFor: (says: string): string => {
      if (last.current?.says !== says) last.current = { says, id: crypto.randomUUID() }
      return last.current.id
    },
    /** It was answered: the same again is another one. */
    forget: () => {
      last.current = undefined
    },
  }
}
