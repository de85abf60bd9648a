import { MENU, type MenuEntry } from './menu.ts'
import { useMay } from '../kit/operator.tsx'

/** The screens that the operator may open, in the order of the side bar. */
export function useMenu(): readonly MenuEntry[] {
  const may = useMay()
  return MENU.filter(({ permission }) => may(permission))
}
