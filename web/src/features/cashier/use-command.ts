import { isUnanswered, CallRefusal } from '@croupier/kit/calls.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { refreshCashier } from './use-cashier-changes.ts'

/**
 * A command of the cashier: what it is doing, what the server said at its fields, and all that it changed asked for anew.
 * `onDone` hears the answer while its form stands.
 */
export function useCommand<Asked, Answer>(
  command: (asked: Asked) => Promise<Answer>,
  onDone: (answer: Answer) => void = () => undefined,
) {
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: command,
    // A refusal means that the page knew too little.
    onSettled: () => refreshCashier(client),
  })
  const fields = error instanceof CallRefusal ? error.fields : {}
  return {
    send: (asked: Asked) => {
      // Whoever has gone elsewhere meanwhile is not led back.
      if (!isPending) mutate(asked, { onSuccess: (answer) => onDone(answer) })
    },
    working: isPending,
    /** Why it was refused, where that belongs to no field. */
    refused: error !== null && Object.keys(fields).length === 0 ? error : undefined,
    errorOf: (field: string): string | undefined => fields[field]?.[0]?.message,
    forget: reset,
  }
}

/**
 * A command that has an id: made when it is first sent, and the same for as long as the answer to it is not known. Answered,
 * with a yes or a no, the next one is another.
 */
export function useIdentified<Body, Answer>(
  command: (body: Body, id: string) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const open = useRef<{ readonly says: string; readonly id: string }>(undefined)
  const { send, ...state } = useCommand(({ says, body }: { readonly says: string; readonly body: Body }) => {
    if (open.current?.says !== says) open.current = { says, id: crypto.randomUUID() }
    return command(body, open.current.id).then(
      (answer) => {
        open.current = undefined
        return answer
      },
      (error: unknown) => {
        if (!isUnanswered(error)) open.current = undefined
        throw error
      },
    )
  }, onDone)
  return {
    ...state,
    /** `says` is what makes it the same command. */
    send: (says: string, body: Body) => send({ says, body }),
    /** Sent, and what became of it is not known. */
    unanswered: state.working || isUnanswered(state.refused),
  }
}
