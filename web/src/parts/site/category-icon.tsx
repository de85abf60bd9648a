import type { Category } from '@croupier/contract/field.ts'
import {
  IconBallFootball,
  IconCards,
  IconDeviceGamepad2,
  IconFeather,
  IconFish,
  IconGridDots,
  IconSparkles,
  IconSpade,
  IconTarget,
  IconTicket,
} from '@tabler/icons-react'

const ICONS = {
  LIVE: IconSpade,
  RNG: IconDeviceGamepad2,
  PVP: IconCards,
  FISH: IconFish,
  SPORTS: IconBallFootball,
  ESPORTS: IconTarget,
  COCKFIGHT: IconFeather,
  BINGO: IconGridDots,
  INHOUSE: IconSparkles,
  LOTT: IconTicket,
  ELOTT: IconTicket,
} as const satisfies Record<Category, unknown>

/** The line icon of a category. Decoration beside its name. */
export function CategoryIcon({ category, size = 18 }: { readonly category: Category; readonly size?: number }) {
  const Icon = ICONS[category]
  return <Icon size={size} aria-hidden />
}
