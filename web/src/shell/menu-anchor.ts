import type { CSSProperties } from 'react'

/** Names a button so that its menu can hang below it. React's type does not know anchors yet. */
export const anchor = (id: string) => ({ anchorName: nameOf(id) }) as CSSProperties

/** Hangs a menu below the button of that name. */
export const menuAt = (id: string) => ({ positionAnchor: nameOf(id) }) as CSSProperties

const nameOf = (id: string) => `--menu-${id.replaceAll(/\W/g, '')}`
