import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { IdentityLife } from '../features/identity/identity-life.tsx'
import { Modals, readModal } from '../shell/modals.tsx'
import { OfflineNotice } from '../shell/offline-notice.tsx'

export const Route = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  validateSearch: readModal,
  component: () => (
    <>
      <Outlet />
      <Modals />
      <IdentityLife />
      <OfflineNotice />
    </>
  ),
})
