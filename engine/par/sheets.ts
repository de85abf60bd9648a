import { bellStreetSheet } from './bell-street-sheet.ts'
import { harbourCoinsSheet } from './harbour-coins-sheet.ts'
import { jadeWaysSheet } from './jade-ways-sheet.ts'
import { luckyTwentySheet } from './lucky-twenty-sheet.ts'
import { moonScrollSheet } from './moon-scroll-sheet.ts'
import type { Sheet } from './sheet.ts'
import { stormTumbleSheet } from './storm-tumble-sheet.ts'
import { twinLanternsSheet } from './twin-lanterns-sheet.ts'

/** The sheet of every slot. */
export const sheets: readonly (() => Sheet)[] = [
  luckyTwentySheet,
  jadeWaysSheet,
  stormTumbleSheet,
  twinLanternsSheet,
  moonScrollSheet,
  harbourCoinsSheet,
  bellStreetSheet,
]
