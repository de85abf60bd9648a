import { type Limits, readLimits } from '@croupier/contract/limits.ts'
import { keyOf } from '@croupier/kit/query.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Change something about the limits: what the server answers is what is shown from then on. */
export function useChange<Asked>(change: (asked: Asked) => Promise<Limits>, onDone: () => void = () => undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (limits) => {
      client.setQueryData(keyOf(readLimits), limits)
      onDone()
    },
  })
}
