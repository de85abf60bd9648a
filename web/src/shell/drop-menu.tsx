import { Surface } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode, RefObject } from 'react'
import classes from './header.module.css'
import { menuAt } from './menu-anchor.ts'

interface DropMenuProps {
  /** Of the button that opens it, by which it hangs. */
  readonly id: string
  readonly ref: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** The entries that open below a button of the header. */
export const DropMenu = ({ id, ...menu }: DropMenuProps) => (
  <Surface
    pad={6}
    tone="text"
    level={1}
    edge
    radius={12}
    id={id}
    popover="auto"
    className={classes.menu}
    style={menuAt(id)}
    {...menu}
  />
)
