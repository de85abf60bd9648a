import { baccarat } from './baccarat.ts'
import { blackjack } from './blackjack.ts'
import { cardPoker } from './card-poker.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { fanTan } from './fan-tan.ts'
import { holdem } from './holdem.ts'
import { mahjong, mahjongTiles } from './mahjong-tiles.ts'
import { niuniu } from './niuniu.ts'
import { paiGow } from './pai-gow.ts'
import { roulette } from './roulette.ts'
import { seDie } from './se-die.ts'
import { sicbo } from './sicbo.ts'
import type { TableGame } from './table-game.ts'
import { yuSiaXie } from './yu-sia-xie.ts'
import { zjh } from './zjh.ts'

/** Every live game by its type. A new one is a line here, its layout and its words. */
export const tableGames = {
  BACCARAT: baccarat,
  SICBO: sicbo,
  ROULETTE: roulette,
  DRAGON_TIGER: dragonTiger,
  SE_DIE: seDie,
  FAN_TAN: fanTan,
  YU_SIA_XIE: yuSiaXie,
  BLACKJACK: blackjack,
  HOLDEM: holdem,
  CARD_POKER: cardPoker,
  PAI_GOW: paiGow,
  NIUNIU: niuniu,
  ZJH: zjh,
  MAHJONG_TILES: mahjongTiles,
  MAHJONG: mahjong,
} as const satisfies Readonly<Record<string, TableGame>>

const byCode = new Map<string, TableGame>(Object.entries(tableGames))

/** The live game of this type, if there is one. */
export const tableGameOf = (code: string): TableGame | undefined => byCode.get(code)
