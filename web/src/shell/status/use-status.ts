import { systemStatus } from '@croupier/contract/brand.ts'
import { statusAsked } from '@croupier/contract/page.ts'
import { onClosed } from '@croupier/kit/calls.ts'
import { useTopic } from '@croupier/kit/live.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

const asked = { query: statusAsked(window.location.host) }

/** The site's status as the server last said it: who may come in, and what the shell needs to know. */
export const useStatus = () => useAsk(systemStatus, asked, { staleTime: Infinity, gcTime: Infinity }).data

/** A node that has not heard of a change yet is asked again after this long. */
const AGAIN_MS = 500

/** Keeps the status true while the page is open: asks anew as soon as the brand's settings change or a call finds the doors closed. */
export function useStatusLife() {
  const client = useQueryClient()
  const status = useStatus()
  const askAnew = useEffectEvent(async (version: number) => {
    if ((status?.version ?? 0) >= version) return
    await client.refetchQueries({ queryKey: keyOf(systemStatus, asked) })
    const now = client.getQueryData<typeof status>(keyOf(systemStatus, asked))
    if ((now?.version ?? 0) < version) setTimeout(() => void askAnew(version), AGAIN_MS)
    // What the shell knows of the brand may have changed with it.
    else await client.invalidateQueries({ predicate: ({ queryKey }) => isOfBrand(queryKey) })
  })
  useTopic('status', (data) => void askAnew(versionIn(data)))
  useEffect(() => onClosed(() => void client.refetchQueries({ queryKey: keyOf(systemStatus, asked) })), [client])
}

const isOfBrand = ([path]: readonly unknown[]) =>
  typeof path === 'string' && path.startsWith('/wps/system/') && path !== systemStatus.path

const versionIn = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'version' in data ? Number(data.version) : 0
