import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { operatorSelf } from '@croupier/contract/operator.ts'
import { onSessionExpired, setCaller } from '@croupier/kit/calls.ts'
import { setServerTime } from '@croupier/kit/clock.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { session, startSession, useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MovedBanner } from '../features/clock/moved-banner.tsx'
import { rememberedLanguage } from '../kit/language.ts'
import classes from './layout.module.css'
import { OperatorProvider } from '../kit/operator.tsx'
import { ScreensDrawer } from './screens-drawer.tsx'
import { SessionEnding } from './session-ending.tsx'
import { ShellKeys } from './shell-keys.tsx'
import { SideBar } from './side-bar.tsx'
import { TopBar } from './top-bar.tsx'

/** Side bar, top bar and the screen between them. */
export function Layout() {
  const t = useWords('shell')
  const { data: self } = useAsk(operatorSelf, undefined, { refetchInterval: 60_000 })
  const now = self?.now
  useEffect(() => {
    if (now !== undefined) setServerTime(now)
  }, [now])
  useLeaving()
  useFirstBrand(self?.brands[0]?.merchant)
  if (!self) return null
  return (
    <OperatorProvider value={self}>
      <Grid className={classes.layout}>
        <Text as="a" padY={8} padX={14} weight={600} radius={8} href="#content" className={classes.skip}>
          {t('skip')}
        </Text>
        <MovedBanner />
        <SideBar />
        <TopBar />
        <main id="content" tabIndex={-1} className={classes.content}>
          <Outlet />
        </main>
        <ScreensDrawer />
        <SessionEnding />
        <ShellKeys />
      </Grid>
    </OperatorProvider>
  )
}

/** A session that the server no longer knows leads to the login, and from there back. */
function useLeaving() {
  const router = useRouter()
  const here = useSession()
  useEffect(
    () =>
      onSessionExpired(() => {
        const { href } = router.state.location
        void router.navigate({ to: '/login', search: { back: href, ended: true }, replace: true })
      }),
    [router],
  )
  useEffect(() => {
    if (here === undefined && !router.state.location.pathname.startsWith('/login'))
      void router.navigate({ to: '/login', replace: true })
  }, [here, router])
}

/** Until a brand has been chosen the first one is worked on. */
function useFirstBrand(merchant: string | undefined) {
  useEffect(() => {
    const kept = session()
    if (!kept || kept.merchant !== '' || merchant === undefined) return
    startSession({ ...kept, merchant })
    setCaller({ merchant, language: rememberedLanguage() })
  }, [merchant])
}
