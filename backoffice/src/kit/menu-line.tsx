import type { ReactNode } from 'react'
import classes from './menu-line.module.css'

/** The look of a line of a menu, for links in one. */
export const menuLine = classes.line

interface MenuLineProps {
  /** It is how things stand now. */
  readonly current?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** One of the lines of a small sheet, to be pressed. */
export const MenuLine = ({ current = false, onPress, children }: MenuLineProps) => (
  <button type="button" className={classes.line} aria-current={current || undefined} onClick={onPress}>
    {children}
  </button>
)
