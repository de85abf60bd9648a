import { announcements } from '@croupier/contract/content.ts'
import { announcementsAsked } from '@croupier/contract/page.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@croupier/contract/call.ts'

/** What holds now for this visitor. A member sees the guests' news until the own arrives. */
export function useAnnouncements() {
  const client = useQueryClient()
  const member = useSession() !== undefined
  const query = announcementsAsked(member ? 'A' : 'B')
  const guests = client.getQueryData<ReplyOf<typeof announcements>>(
    keyOf(announcements, { query: announcementsAsked('B') }),
  )
  // What is offered to one member is not for the next, nor for the same one who has decided to stay out.
  const meta = { actor: member ? 'account' : 'anyone' } as const
  return useAsk(announcements, { query }, { meta, ...(guests && { placeholderData: guests }) })
}
