import { notices, readNotices, unreadCount } from '@croupier/contract/content.ts'
import type { AskedOf } from '@croupier/contract/call.ts'
import { ask } from '@croupier/kit/calls.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const KEY = 'readNotices'
const KEPT = 200
const listeners = new Set<() => void>()
/** Marks go to the server one after the other, so that the last answer is the newest count. */
let sent: Promise<void> = Promise.resolve()

/** What a guest has read in this browser. Kept as text, so that it is the same value as long as nothing changes. */
const stored = (): string => localStorage.getItem(KEY) ?? '[]'

/** The ids in a stored list; none where it is no list. */
export function idsIn(text: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function keep(ids: readonly string[]) {
  const all = [...new Set([...idsIn(stored()), ...ids])].slice(-KEPT)
  localStorage.setItem(KEY, JSON.stringify(all))
  listeners.forEach((listener) => listener())
}

function watch(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A page of notices. They differ from guest to member, so whoever logs in or out is told anew. */
export const useNotices = (query: AskedOf<typeof notices, 'query'>) =>
  useAsk(notices, { query }, { meta: { actor: 'account' }, staleTime: 30_000 })

/** What is read: the server knows it of members, the browser of guests. */
export function useReadMarks() {
  const member = useSession() !== undefined
  const client = useQueryClient()
  const own = useSyncExternalStore(watch, stored)
  const { data: counted } = useAsk(unreadCount, undefined, { staleTime: 30_000, refetchInterval: 60_000 })
  const { data: first } = useNotices({})
  const known = new Set(idsIn(own))
  const unread = member ? (counted?.unread ?? 0) : (first?.list ?? []).filter(({ id }) => !known.has(id)).length

  const mark = (ids: readonly string[]) => {
    if (ids.length === 0) return
    if (!member) return keep(ids)
    // Read marks are the one thing shown before the server has said so: it cannot refuse them.
    sent = sent
      .then(() => ask(readNotices, { body: { ids: [...ids] } }))
      .then(
        async (said) => {
          // A count that was asked for before would come after this one and undo it.
          await client.cancelQueries({ queryKey: keyOf(unreadCount) })
          client.setQueryData(keyOf(unreadCount), said)
          await client.invalidateQueries({ queryKey: [notices.path] })
        },
        () => undefined,
      )
  }
  return { unread, mark, isRead: (id: string, said: boolean) => (member ? said : known.has(id)) }
}
