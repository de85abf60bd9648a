import type { tableGames } from '@croupier/engine/tables/tables.ts'

/** Known before the layouts are there; `layouts.test.ts` asks that no live game is missing. */
const TABLE_PAGE_GAMES = [
  'BACCARAT',
  'DRAGON_TIGER',
  'ROULETTE',
  'SICBO',
  'FAN_TAN',
  'SE_DIE',
  'YU_SIA_XIE',
  'ZJH',
  'NIUNIU',
  'PAI_GOW',
  'MAHJONG_TILES',
  'MAHJONG',
  'BLACKJACK',
  'HOLDEM',
  'CARD_POKER',
] as const satisfies readonly (keyof typeof tableGames)[]

export type TablePageGame = (typeof TABLE_PAGE_GAMES)[number]

/** Whether there is a screen for the tables of this game; others are not offered. */
export const hasTablePage = (gameCode: string): gameCode is TablePageGame =>
  TABLE_PAGE_GAMES.some((known) => known === gameCode)
