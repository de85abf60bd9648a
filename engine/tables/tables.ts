import { dragonTiger } from './dragon-tiger.ts'
import type { TableGame } from './table-game.ts'

/** Every live game by its type. A new one is a line here, its layout and its words. */
export const tableGames = {
  DRAGON_TIGER: dragonTiger,
} as const satisfies Readonly<Record<string, TableGame>>

const byCode = new Map<string, TableGame>(Object.entries(tableGames))

/** The live game of this type, if there is one. */
export const tableGameOf = (code: string): TableGame | undefined => byCode.get(code)
