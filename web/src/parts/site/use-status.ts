import { systemStatus } from '@croupier/contract/brand.ts'
import { statusAsked } from '@croupier/contract/page.ts'
import { onClosed } from '@croupier/kit/calls.ts'
import { useTopic } from '@croupier/kit/live.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const asked = { query: statusAsked(window.location.host) }
const queryKey = keyOf(systemStatus, asked)

/** The site's status as the server last said it: who may come in, and what the shell needs to know. */
export const useStatus = () => useAsk(systemStatus, asked, { staleTime: Infinity, gcTime: Infinity }).data

/** Keeps the status true while the page is open: asks anew as soon as the brand's settings change or a call finds the doors closed. */
export function useStatusLife() {
  const client = useQueryClient()
  useTopic('status', (data) => void askAnew(client, versionIn(data)))
  useEffect(() => onClosed(() => void client.refetchQueries({ queryKey })), [client])
}

/** A node that has not heard of a change yet is asked again after this long. */
const AGAIN_MS = 500

async function askAnew(client: QueryClient, version: number): Promise<void> {
  const known = () => versionIn(client.getQueryData(queryKey))
  if (known() >= version) return
  await client.refetchQueries({ queryKey })
  if (known() < version) return void setTimeout(() => void askAnew(client, version), AGAIN_MS)
  // What the shell knows of the brand may have changed with it.
  await client.invalidateQueries({ predicate: (query) => isOfBrand(query.queryKey) })
}

const isOfBrand = ([path]: readonly unknown[]) =>
  typeof path === 'string' && path.startsWith('/wps/system/') && path !== systemStatus.path

const versionIn = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'version' in data ? Number(data.version) : 0
