import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { OfflineBar } from '../shell/offline-bar.tsx'

export const Route = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  component: () => (
    <>
      <Outlet />
      <OfflineBar />
    </>
  ),
})
