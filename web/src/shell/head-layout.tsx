import { useWords } from '@croupier/kit/words.ts'
import { Outlet } from '@tanstack/react-router'
import { BottomNavigation } from './bottom-navigation.tsx'
import { Header } from './header.tsx'
import classes from './main-layout.module.css'

/** The header and the page, which has all the rest for itself; on a phone the navigation is at the bottom. */
export function HeadLayout() {
  const t = useWords('shell')
  return (
    <div className={classes.layout}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
      <BottomNavigation />
    </div>
  )
}
