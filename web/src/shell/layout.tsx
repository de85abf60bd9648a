import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
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
    <Stack className={classes.layout}>
      <Text as="a" padY={10} padX={16} weight={600} radius={8} href="#content" className={classes.skip}>
        {t('skip')}
      </Text>
      <Header />
      <Text as="main" grow id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </Text>
      {children}
      <BottomNavigation />
    </Stack>
  )
}
