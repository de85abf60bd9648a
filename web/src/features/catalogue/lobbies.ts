import type { Category } from '@croupier/contract/field.ts'

/** How the lobby of a category is set up. */
interface LobbySetup {
  /** Kinds stand above the games as tabs; elsewhere they are one choice among the filters. */
  readonly tabs: boolean
  /** Games may have pay lines. */
  readonly lines: boolean
}

const REELS = { tabs: false, lines: true }
const TABLES = { tabs: true, lines: false }
const PLAIN = { tabs: false, lines: false }

const LOBBIES: Readonly<Record<Category, LobbySetup>> = {
  LIVE: TABLES,
  RNG: REELS,
  INHOUSE: PLAIN,
  PVP: TABLES,
  FISH: PLAIN,
  BINGO: PLAIN,
  SPORTS: PLAIN,
  ESPORTS: PLAIN,
  COCKFIGHT: PLAIN,
  LOTT: PLAIN,
  ELOTT: PLAIN,
}

/** The set-up of a category's lobby. */
export const lobbyOf = (category: Category): LobbySetup => LOBBIES[category]
