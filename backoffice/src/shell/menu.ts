import type { Permission } from '@croupier/contract/permission.ts'
import type { Icon } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import { IconBuildingBank, IconListCheck, IconNews, IconPalette, IconShieldCheck, IconUsers } from '@tabler/icons-react'
import type { Count } from './count.ts'

/** The groups of the side bar in their order; desks are always open, of the others the one that is being used. */
export const GROUPS = [
  { group: 'desks', icon: IconListCheck },
  { group: 'people', icon: IconUsers },
  { group: 'money', icon: IconBuildingBank },
  { group: 'content', icon: IconNews },
  { group: 'brand', icon: IconPalette },
  { group: 'control', icon: IconShieldCheck },
] as const
export type Group = (typeof GROUPS)[number]['group'] | 'top'

export interface MenuEntry {
  readonly group: Group
  readonly path: NonNullable<LinkProps['to']>
  /** Shown to those who have it; to everybody where it is left out. */
  readonly permission?: Permission
  /** Its key below `menu` in the words of the shell. */
  readonly words: string
  readonly icon: Icon
  /** The letter that leads here after G. */
  readonly key?: string
  /** How many wait there. */
  readonly count?: Count
  /** What waits there waits for a second person. */
  readonly tone?: 'two'
}

/** Every screen of the console that has a place in the side bar. */
export const MENU: readonly MenuEntry[] = []
