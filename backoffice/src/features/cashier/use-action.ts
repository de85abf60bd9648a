import { CallRefusal } from '@croupier/kit/calls.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Something that is done at a desk: what it shows is asked for anew, whatever came of it. A second person asked is no failure. */
export function useAction<V = void>(act: (wanted: V) => Promise<unknown>, onDone?: (passedOn: boolean) => unknown) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: V) => {
      const passedOn = await act(wanted).then(() => false, isPassedOn)
      await client.invalidateQueries()
      await onDone?.(passedOn)
      return passedOn
    },
    onError: () => client.invalidateQueries(),
  })
}

/** The server keeps it for a second person; anything else that it refused is thrown on. */
function isPassedOn(error: unknown): true {
  if (error instanceof CallRefusal && error.code === 'second_person_asked') return true
  throw error
}
