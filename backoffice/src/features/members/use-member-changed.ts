import { members } from '@croupier/contract/console-members.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Something was done to a member: what the page keeps of members is asked anew. */
export function useMemberChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(members.path) })
}
