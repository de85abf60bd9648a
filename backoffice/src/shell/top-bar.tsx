import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { chooseTheme, useTheme } from '@croupier/kit/theme/theme.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useLocation } from '@tanstack/react-router'
import { IconChevronRight, IconMenu2, IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { BrandClock } from './brand-clock.tsx'
import { ExportTray } from './export-tray.tsx'
import { MENU } from './menu.ts'
import { OperatorMenu } from './operator-menu.tsx'
import { openSearch } from './search.tsx'
import { openScreens } from './screens-drawer.tsx'
import classes from './top-bar.module.css'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'

/** Where one is, what one looks for, what time it is at the brand, and who one is. */
export function TopBar() {
  return (
    <Grid as="header" edgeBelow gap={16} align="center" padX={20} level={0} className={classes.bar}>
      <ScreensButton />
      <Path />
      <SearchButton />
      <Row gap={10} align="center" justify="end" className={classes.right}>
        <BrandClock />
        <SearchSign />
        <ExportTray />
        <ThemeSwitch />
        <OperatorMenu />
      </Row>
    </Grid>
  )
}

/** Screens that others lead to and the side bar does not name, by their key in the words of the shell. */
const UNLISTED = [
  { path: '/profile', group: 'top', words: 'profile' },
  { path: '/rounds', group: 'games', words: 'round' },
] as const
const PLACES = [...MENU.map(({ path, group, words }) => ({ path, group, words: `menu.${words}` })), ...UNLISTED]

function Path() {
  const t = useWords('shell')
  const { pathname } = useLocation()
  const place = PLACES.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const name = place ? t(place.words) : undefined
  const group = place && place.group !== 'top' ? t(`groups.${place.group}`) : undefined
  return (
    <Row as="nav" gap={8} align="center" tone="text-dim" nowrap className={classes.path} aria-label={t('path')}>
      {/* Some languages have one word for a group and a screen of it. */}
      {group !== undefined && group !== name ? (
        <>
          <span className={classes.group}>{group}</span>
          <IconChevronRight size={14} aria-hidden className={classes.group ?? ''} />
        </>
      ) : null}
      {name === undefined ? null : <strong aria-current="page">{name}</strong>}
    </Row>
  )
}

/** Opens the drawer of screens, where there is no side bar. */
function ScreensButton() {
  const t = useWords('shell')
  return (
    <IconButton label={t('screens')} aria-haspopup="dialog" className={classes.menu} onClick={openScreens}>
      <IconMenu2 size={20} aria-hidden />
    </IconButton>
  )
}

/** The search of a phone's bar. */
function SearchSign() {
  const t = useWords('shell')
  return (
    <IconButton label={t('search')} className={classes.look} onClick={openSearch}>
      <IconSearch size={18} aria-hidden />
    </IconButton>
  )
}

function SearchButton() {
  const t = useWords('shell')
  return (
    <Row
      as="button"
      gap={10}
      align="center"
      padY={0}
      tone="text-dim"
      level={1}
      edge
      radius={8}
      type="button"
      className={classes.search}
      onClick={openSearch}
    >
      <IconSearch size={16} aria-hidden />
      <span>{t('search')}</span>
      <kbd>Ctrl K</kbd>
    </Row>
  )
}

function ThemeSwitch() {
  const t = useWords('shell')
  const theme = useTheme()
  const Sign = theme === 'dark' ? IconMoon : IconSun
  return (
    <IconButton
      size="small"
      label={t(theme === 'dark' ? 'to_light' : 'to_dark')}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Sign size={18} stroke={1.7} aria-hidden />
    </IconButton>
  )
}
