import { chooseTheme, useTheme } from '@croupier/kit/theme/theme.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useLocation } from '@tanstack/react-router'
import { IconChevronRight, IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { BrandClock } from './brand-clock.tsx'
import { ExportTray } from './export-tray.tsx'
import { MENU } from './menu.ts'
import { OperatorMenu } from './operator-menu.tsx'
import { openSearch } from './search.tsx'
import classes from './top-bar.module.css'

/** Where one is, what one looks for, what time it is at the brand, and who one is. */
export function TopBar() {
  return (
    <header className={classes.bar}>
      <Path />
      <SearchButton />
      <div className={classes.right}>
        <BrandClock />
        <ExportTray />
        <ThemeSwitch />
        <OperatorMenu />
      </div>
    </header>
  )
}

function Path() {
  const t = useWords('shell')
  const { pathname } = useLocation()
  const entry = MENU.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const own = pathname.startsWith('/profile') ? t('profile') : undefined
  return (
    <nav className={classes.path} aria-label={t('path')}>
      {entry && entry.group !== 'top' ? (
        <>
          <span>{t(`groups.${entry.group}`)}</span>
          <IconChevronRight size={14} aria-hidden />
        </>
      ) : null}
      <strong aria-current="page">{entry ? t(`menu.${entry.words}`) : own}</strong>
    </nav>
  )
}

function SearchButton() {
  const t = useWords('shell')
  return (
    <button type="button" className={classes.search} onClick={openSearch}>
      <IconSearch size={16} aria-hidden />
      <span>{t('search')}</span>
      <kbd>Ctrl K</kbd>
    </button>
  )
}

function ThemeSwitch() {
  const t = useWords('shell')
  const theme = useTheme()
  const Sign = theme === 'dark' ? IconMoon : IconSun
  return (
    <button
      type="button"
      className={classes.icon}
      aria-label={t(theme === 'dark' ? 'to_light' : 'to_dark')}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Sign size={18} stroke={1.7} aria-hidden />
    </button>
  )
}
