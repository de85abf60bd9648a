import type { CSSProperties } from 'react'

/** Names a button so that its menu can hang below it. */
export const anchor = (name: string) => ({ anchorName: `--${name.replaceAll(/\W/g, '')}` }) as CSSProperties // React's type does not know anchors yet.

/** Hangs a menu below the button of that name. */
export const menuAt = (name: string) => ({ positionAnchor: `--${name.replaceAll(/\W/g, '')}` }) as CSSProperties // As above.
