import { agentTeam, agentTeamPerson, agentOverview } from '@croupier/contract/agent.ts'
import { agentLinks } from '@croupier/contract/agent-links.ts'
import { CallRefusal, isUnanswered } from '@croupier/kit/calls.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

const CHANGED: readonly unknown[] = [agentLinks, agentTeam, agentTeamPerson, agentOverview].map(({ path }) => path)

/**
 * A command of an agent: what it is doing and what the server said at its fields; all that it may have changed is asked for again. Its id
 * is made when it is first sent, and is the same for as long as the answer to it is not known.
 */
export function useAgentCommand<Body, Answer>(
  command: (body: Body, id: string) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const client = useQueryClient()
  const open = useRef<{ readonly says: string; readonly id: string }>(undefined)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Body) => {
      const says = JSON.stringify(body)
      if (open.current?.says !== says) open.current = { says, id: crypto.randomUUID() }
      return command(body, open.current.id)
    },
    onSettled: (_, failure) => {
      if (!isUnanswered(failure)) open.current = undefined
      return client.invalidateQueries({ predicate: ({ queryKey }) => CHANGED.includes(queryKey[0]) })
    },
  })
  const fields = error instanceof CallRefusal ? error.fields : {}
  return {
    send: (body: Body) => {
      if (!isPending) mutate(body, { onSuccess: (answer) => onDone(answer) })
    },
    working: isPending,
    /** Why it was refused, where that belongs to no field. */
    refused: error !== null && Object.keys(fields).length === 0 ? error : undefined,
    errorOf: (field: string): string | undefined => fields[field]?.[0]?.message,
    forget: reset,
  }
}
