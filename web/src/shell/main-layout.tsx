import { useWords } from '@croupier/kit/words.ts'
import { Outlet } from '@tanstack/react-router'
import { BottomNavigation } from './bottom-navigation.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import classes from './main-layout.module.css'
import { SideBar } from './side-bar.tsx'

/** Header, the page, side bar and footer; on a phone the navigation is at the bottom. */
export function MainLayout() {
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
      <SideBar />
      <Footer />
      <BottomNavigation />
    </div>
  )
}
