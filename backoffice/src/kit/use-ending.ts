import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReasonInput } from './reason-dialog.tsx'

/** Ends a case of a queue, such as `failed-settlements`, for a reason; queue and approvals are asked for anew afterwards. */
export function useEnding(queue: string, send: (because: ReasonInput) => Promise<unknown>) {
  const client = useQueryClient()
  const changed = [queue, 'approvals'].map((name) => `/wps/operator/${name}`)
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => changed.some((path) => String(queryKey[0]).startsWith(path)),
      }),
  })
}

export type EndMutation = ReturnType<typeof useEnding>
