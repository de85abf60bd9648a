import { chooseTheme, useTheme } from '@croupier/kit/theme/theme.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconMoon, IconSun } from '@tabler/icons-react'
import classes from './header.module.css'

/** Dark or light, remembered. */
export function ThemeButton() {
  const t = useWords('shell')
  const dark = useTheme() === 'dark'
  const Icon = dark ? IconSun : IconMoon
  return (
    <button
      type="button"
      className={`${classes.iconButton} ${classes.theme}`}
      aria-label={t(dark ? 'to_light' : 'to_dark')}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}
