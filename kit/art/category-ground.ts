import { paletteOf, palettes } from './palettes.ts'
import type { Palette } from './palettes.ts'

const grounds: Readonly<Record<string, Palette>> = {
  LIVE: palettes.jade,
  RNG: palettes.ruby,
  PVP: palettes.sand,
  FISH: palettes.teal,
  SPORTS: palettes.royal,
  ESPORTS: palettes.plum,
  COCKFIGHT: palettes.amber,
  BINGO: palettes.coral,
  INHOUSE: palettes.night,
  LOTT: palettes.violet,
  ELOTT: palettes.pink,
}

/** A category card's background: a diagonal of its own palette that keeps white text readable at the left. */
export function categoryGround(category: string): string {
  const [dark, bright] = grounds[category] ?? paletteOf(category)
  return `linear-gradient(118deg, ${dark}, color-mix(in srgb, ${bright} 82%, ${dark}))`
}
