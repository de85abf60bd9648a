const LAID_OUT = [
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
] as const

export type LaidOut = (typeof LAID_OUT)[number]

/** Whether there is a screen for the tables of this game; others are not offered. */
export const isLaidOut = (gameCode: string): gameCode is LaidOut => LAID_OUT.some((known) => known === gameCode)
