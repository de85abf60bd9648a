import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { lazy } from '../../parts/page/lazy.tsx'
import { useStatus, useStatusLife } from '../../parts/site/use-status.ts'

const StatusPage = lazy(() => import('./status-page.tsx').then(({ StatusPage }) => StatusPage))

/** Customer service is reached also while the doors are closed. */
const ALWAYS = '/support'

/** The site while it is open to this visitor; the page that says why it is not while it is not. Turns by itself, both ways. */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const status = useStatus()
  useStatusLife()
  useReopening(status?.status ?? 0)
  if (status === undefined || status.status === 0 || path === ALWAYS) return children
  return (
    <Suspense fallback={null}>
      <StatusPage status={status} />
    </Suspense>
  )
}

/** What could not be asked behind closed doors is asked when they open. */
function useReopening(status: number) {
  const router = useRouter()
  const client = useQueryClient()
  const before = useRef(status)
  useEffect(() => {
    const opened = before.current !== 0 && status === 0
    before.current = status
    if (!opened) return
    void client.invalidateQueries()
    void router.invalidate()
  }, [status, client, router])
}
