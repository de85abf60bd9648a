import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { MatchLife } from '../features/cashier/match-life.tsx'
import { NoticeLife } from '../features/content/notice-life.tsx'
import { IdentityLife } from '../features/identity/identity-life.tsx'
import { LimitsLife } from '../features/limits/limits-life.tsx'
import { LazyAnalytics } from '../shell/analytics/lazy-analytics.tsx'
import { loginFirst } from '../shell/login-first.ts'
import { LoginGate } from '../shell/login-gate.tsx'
import { MiniHost } from '../features/games/mini/mini-host.tsx'
import { lazy } from '../parts/page/lazy.tsx'
import { readModal } from '../parts/modals/modals.ts'
import { Modals } from '../shell/modals.tsx'
import { OfflineNotice } from '../shell/offline-notice.tsx'
import { usePageTitle } from '../parts/page/page-title.ts'
import { StatusGate } from '../shell/status/status-gate.tsx'
import { StaleNotice } from '../shell/stale-notice.tsx'
import { UpdateNotice } from '../shell/update-notice.tsx'
import { useCalm } from '../parts/page/use-calm.ts'

const WelcomeDialog = lazy(() =>
  import('../screens/home/welcome-dialog.tsx').then(({ WelcomeDialog }) => WelcomeDialog),
)

export const Route = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  validateSearch: readModal,
  beforeLoad({ context, location }) {
    if (loginFirst(context.queryClient, location.pathname))
      throw redirect({ to: '/login', search: { back: location.href }, replace: true })
  },
  component: Root,
})

function Root() {
  usePageTitle()
  const calm = useCalm()
  return (
    <>
      <StatusGate>
        <LoginGate>
          <Outlet />
        </LoginGate>
        <Modals />
        <MiniHost />
        <IdentityLife Welcome={WelcomeDialog} />
        {calm ? <CalmLife /> : null}
      </StatusGate>
      <OfflineNotice />
      <StaleNotice />
      <UpdateNotice />
    </>
  )
}

/** What goes on through the life of the page, and waits until the page itself stands. */
const CalmLife = () => (
  <>
    <LimitsLife />
    <MatchLife />
    <NoticeLife />
    <LazyAnalytics />
  </>
)
