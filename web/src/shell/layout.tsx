import { useWords } from '@croupier/kit/words.ts'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BottomNavigation } from './bottom-navigation.tsx'
import { Header } from './header.tsx'
import classes from './layout.module.css'

/** The header and the page, and what stands around it; on a phone the navigation is at the bottom. */
export function Layout({ children }: { readonly children?: ReactNode }) {
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
      {children}
      <BottomNavigation />
    </div>
  )
}
