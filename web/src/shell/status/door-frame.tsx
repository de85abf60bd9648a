import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { LanguageMenu } from '../language-menu.tsx'
import { ThemeButton } from '../theme-button.tsx'
import { Wordmark } from '../wordmark.tsx'
import classes from './status.module.css'

/** A page by itself: mark, language and theme above, the warning below, and nothing of the site. */
export function DoorFrame({ children }: { readonly children?: ReactNode }) {
  const t = useWords('shell')
  const { copyright } = useBrand()
  return (
    <Stack className={classes.frame}>
      <header className={classes.top}>
        <Wordmark />
        <span className={classes.gap} />
        <LanguageMenu />
        <ThemeButton />
      </header>
      <Stack as="main" align="center" justify="center" className={classes.middle}>
        {children}
      </Stack>
      <Text as="footer" size={12} tone="text-dim" className={classes.bottom}>
        <span>{copyright}</span>
        <span>{t('warning')}</span>
      </Text>
    </Stack>
  )
}
